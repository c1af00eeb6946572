import type { CircleDocument } from '@learn/contracts';
import { currentAddress, fakeNetwork } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { circleDocument, documentCircles } from '../testing/documents.ts';
import { renderCockpit } from '../testing/renderCockpit.tsx';
import { courseSessionId, courseSlug } from '../testing/session.ts';

afterEach(() => vi.unstubAllGlobals());

const page = `/course/${courseSlug}/cockpit/documents`;
const listAddress = `/api/core/document/list/${courseSessionId}/`;
const haushalt = { id: 'haushalt', slug: 'haushalt', title: 'Haushalt' };
const programme = circleDocument('Programm');
const journey = circleDocument('Anreise', { circle: haushalt, can_delete: false });
const foreign = circleDocument('Fremdes', { circle: { id: 'x', slug: 'x', title: 'X' } });

const open = (documents: readonly CircleDocument[], { query = '', mayWrite = true } = {}) =>
  renderCockpit({ address: `/documents${query}`, documents, documentCircles: documentCircles(mayWrite) });
const row = (name: RegExp) => screen.queryByRole('row', { name });

test('the documents of the own circles with type, size, place, and who added them when', async () => {
  await open([programme, journey, foreign]);
  expect(await screen.findByRole('row', { name: /Programm/ })).toHaveTextContent(
    /PDF · 86 KB.*Fahrzeug.*Starten.*16\. März.*Thomas Meier/,
  );
  expect(screen.getByRole('link', { name: 'Programm herunterladen' })).toHaveAttribute('href', programme.url);
  expect(row(/Anreise/)).toBeVisible();
  expect(row(/Fremdes/)).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Alle Circles 2' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Anreise löschen' })).not.toBeInTheDocument();
});

test('circle, search and sorting stay in the address', async () => {
  await open([programme, journey], { query: '?circle=haushalt' });
  expect(await screen.findByRole('row', { name: /Anreise/ })).toBeVisible();
  expect(row(/Programm/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name oder Sequenz suchen' }), 'prog');
  expect(await screen.findByText('Kein Dokument gefunden')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe(`${page}?circle=haushalt&search=prog`));
  await userEvent.click(screen.getByRole('button', { name: 'Alle anzeigen' }));
  await waitFor(() => expect(currentAddress()).toBe(page));
  await userEvent.click(screen.getByRole('button', { name: 'Dokument' }));
  await waitFor(() => expect(currentAddress()).toBe(`${page}?sort=name`));
});

test('who only reads finds no way to add, and is told what comes', async () => {
  await open([], { mayWrite: false });
  expect(await screen.findByText('Noch keine Dokumente')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dokument hinzufügen' })).not.toBeInTheDocument();
});

test('a document goes to a sequence of the circle that is shown, else of any', async () => {
  const { unmount } = await open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Dokument hinzufügen' }));
  const sequences = () =>
    within(screen.getByRole('combobox', { name: 'Sequenz' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(sequences()).toEqual([
    'Bitte wählen',
    'Fahrzeug: Starten',
    'Fahrzeug: Anwenden',
    'Haushalt: Einstieg',
  ]);
  unmount();
  await open([], { query: '?circle=fahrzeug' });
  await userEvent.click(await screen.findByRole('button', { name: 'Dokument hinzufügen' }));
  expect(sequences()).toEqual(['Bitte wählen', 'Starten', 'Anwenden']);
});

test('nothing is sent that does not fit', async () => {
  await open([]);
  const calls = fakeNetwork(() => ({ body: [] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Dokument hinzufügen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hochladen' }));
  expect(await screen.findByText('Keine Datei ausgewählt')).toBeVisible();
  expect(screen.getByText('Wähle die Sequenz, zu der das Dokument gehört.')).toBeVisible();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Dokument hinzufügen' })).toHaveFocus());
});

test('a deletion is at once, and can be taken back', async () => {
  let there = true;
  await open([programme]);
  const calls = fakeNetwork(({ address, method }) => {
    if (method === 'GET') return { body: there ? [programme] : [] };
    there = address.endsWith('/restore/');
    return { body: {} };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Programm löschen' }));
  const undo = await screen.findByRole('button', { name: 'Rückgängig' });
  expect(row(/Programm/)).not.toBeInTheDocument();
  await userEvent.click(undo);
  expect(await screen.findByRole('row', { name: /Programm/ })).toBeVisible();
  expect(calls.filter(({ address }) => address.startsWith('/api/core/document/Programm'))).toMatchObject([
    { method: 'DELETE', address: '/api/core/document/Programm/' },
    { method: 'POST', address: '/api/core/document/Programm/restore/' },
  ]);
});

test('what failed to load can be asked for again', async () => {
  let down = true;
  fakeNetwork(({ address }) =>
    address.includes(listAddress) && !down
      ? { body: [programme] }
      : { status: 503, body: { code: 'storage_unavailable' } },
  );
  await renderCockpit({ address: '/documents', documentCircles: documentCircles() });
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  down = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('row', { name: /Programm/ })).toBeVisible();
});

test('of 500 documents only those on the screen are drawn', async () => {
  await open(Array.from({ length: 500 }, (_, index) => circleDocument(`Dokument ${index + 1}`)));
  const table = await screen.findByRole('table', { name: 'Dokumente' });
  expect(table).toHaveAttribute('aria-rowcount', '501');
  expect(within(table).getAllByRole('row').length).toBeLessThan(50);
});
