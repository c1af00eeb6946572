import { AddressFrame, failed, fakeNetwork, renderRemote } from '@learn/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import { chart } from '../testing/charts.ts';
import { Chart } from './Chart.tsx';
import type { ChartContent } from './content.ts';
import type { ExportOf } from './Downloads.tsx';

// Compiled before the first test, whose time would run out on a busy machine otherwise.
await import('./NivoDrawing.tsx');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(content: ChartContent, exportOf?: ExportOf) {
  return renderRemote({
    remote,
    frame: AddressFrame,
    address: '/',
    routes: [{ path: '/', Component: () => <Chart content={content} {...(exportOf && { exportOf })} /> }],
    parts: ['chart'],
  });
}

const slices = chart({
  kind: 'pie',
  title: 'Bewertungen',
  rows: [
    { id: 'passed', label: 'bestanden', values: [52], colour: 'var(--finished)' },
    { id: 'failed', label: 'nicht bestanden', values: [8], colour: 'var(--failed)' },
  ],
});

test('keys read one value after the other, and the same words stand below the drawing', async () => {
  await open(chart());
  const area = screen.getByRole('slider', { name: 'Werte von «Anwesenheit»' });
  const read = async (key: string) => {
    await userEvent.keyboard(key);
    return area.getAttribute('aria-valuetext');
  };
  area.focus();
  expect(await read('{ArrowDown}')).toBe('Kickoff: 92 %');
  expect(screen.getByText('Kickoff: 92 %')).toBeVisible();
  expect(await read('{ArrowRight}')).toBe('Basis: 80 %');
  expect(await read('{ArrowRight}'), 'it ends there').toBe('Basis: 80 %');
  expect(area).toHaveAttribute('aria-valuenow', '2');
  expect(await read('{Home}')).toBe('Kickoff: 92 %');
  expect(await read('{End}')).toBe('Basis: 80 %');
  expect(await read('{ArrowUp}')).toBe('Kickoff: 92 %');
});

test('a bar that is pointed at, or tapped, reads the same', async () => {
  const { container } = await open(chart());
  await waitFor(() => expect(container.querySelectorAll('svg[width] rect').length).toBeGreaterThan(4));
  const rows = [...container.querySelectorAll('rect[fill="transparent"]')];
  const [kickoff, basis] = rows.slice(-2);
  if (kickoff && basis) {
    fireEvent.mouseEnter(basis);
    expect(screen.getByText('Basis: 80 %')).toBeVisible();
    fireEvent.click(kickoff);
  }
  expect(screen.getByText('Kickoff: 92 %')).toBeVisible();
});

test('a pie has its values in the legend', async () => {
  const { container } = await open(slices);
  const legend = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(legend).toEqual(['52 %bestanden', '8 %nicht bestanden']);
  await waitFor(() => expect(container.querySelectorAll('[role=slider] svg path')).toHaveLength(2));
});

test('the table has what the drawing shows, with links to what stands behind it', async () => {
  await open(
    chart({
      rows: [
        { id: 'a', label: 'Kickoff', values: [92], detail: '23 von 25', href: '/rows' },
        { id: 'b', label: 'Basis', values: [null], withheld: 'Sichtbar ab 5 Personen' },
      ],
    }),
  );
  const toggle = screen.getByRole('button', { name: 'Als Tabelle' });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(toggle);
  const table = screen.getByRole('table', { name: 'Anwesenheit, Prozent' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['CircleProzentGrundlage', 'Kickoff92 %23 von 25', 'BasisSichtbar ab 5 Personen']);
  expect(within(table).getByRole('link', { name: 'Kickoff' })).toHaveAttribute('href', '/rows');
});

test('what is shown is downloaded as a spreadsheet and as a picture', async () => {
  const files: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { container } = await open(chart(), async (format) => new File(['x'], `anwesenheit.${format}`));
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['anwesenheit.csv']));
  await waitFor(() => expect(container.querySelector('svg[width]')).not.toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Bild (SVG)' }));
  expect(files.map(({ name }) => name)).toEqual(['anwesenheit.csv', 'anwesenheit.svg']);
  const picture = (await files[1]?.text()) ?? '';
  for (const text of ['>Anwesenheit<', '>Kic…<', '92 %', 'Anteil der Anwesenheiten'])
    expect(picture).toContain(text);
  expect(picture).not.toContain('var(');
});

test('a download that fails says so', async () => {
  fakeNetwork(() => failed(500));
  await open(chart(), () => Promise.reject(new Error('gone')));
  await userEvent.click(screen.getByRole('button', { name: 'Excel' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datei konnte nicht erstellt werden');
});

test('without values there is a sentence in place of a drawing', async () => {
  await open(chart({ rows: [] }));
  expect(screen.getByText('Zu dieser Auswahl gibt es noch keine Zahlen.')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});
