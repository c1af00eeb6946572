import { currentAddress } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { courseSlug, renderCompetence } from '../testing/renderCompetence.tsx';

const address = `/course/${courseSlug}/competence/competences`;
const completions = { beraten: 'SUCCESS', offerieren: 'FAIL' } as const;

function titles(): string[] {
  return screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent ?? '');
}

test('a criterion shows icon and word of its status and leads to the self-assessment of its unit', async () => {
  await renderCompetence({ address: `${address}?competence=B1`, completions });
  const link = await screen.findByRole('link', { name: 'Ich kann offerieren.' });
  expect(link).toHaveAttribute('href', `/course/${courseSlug}/learn/fahrzeug/evaluate/kauf`);
  const row = link.closest('li');
  expect(row).toHaveTextContent('Nochmals anschauen');
  expect(row).toHaveTextContent('Fahrzeug · Fahrzeugkauf');
  expect(row?.querySelector('svg')).toBeInTheDocument();
});

test.each([
  ['', ['true', 'false']],
  ['?competence=B1', ['false', 'true']],
  ['?status=open', ['true']],
])('with %j in the address, these competences are open: %j', async (query, expected) => {
  await renderCompetence({ address: address + query, completions });
  await screen.findByRole('group', { name: 'Kriterien nach Einschätzung filtern' });
  const buttons = screen.getAllByRole('button', { name: /^[AB]1 / });
  expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual(expected);
});

test('the filter of the address decides which criteria are listed', async () => {
  await renderCompetence({ address: `${address}?status=fail`, completions });
  expect(await screen.findByRole('radio', { name: /^Nochmals anschauen/ })).toBeChecked();
  expect(titles()).toEqual(['Ich kann offerieren.']);
  expect(screen.getByRole('status')).toHaveTextContent('1 Kriterium');
});

test('choosing a filter puts it into the address, and all takes it out again', async () => {
  await renderCompetence({ address, completions });
  await userEvent.click(await screen.findByRole('radio', { name: /^Kann ich/ }));
  expect(currentAddress()).toBe(`${address}?status=success`);
  expect(titles()).toEqual(['Ich kann beraten.']);
  await userEvent.click(screen.getByRole('radio', { name: /^Alle/ }));
  expect(currentAddress()).toBe(address);
  expect(screen.getByRole('status')).toHaveTextContent('5 Kriterien');
});

test('circle and words choose criteria, are in the address, and count into the progress', async () => {
  await renderCompetence({ address, completions });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Circle' }), 'Fahrzeug');
  expect(currentAddress()).toBe(`${address}?circle=fahrzeug`);
  expect(screen.getByText('2 von 4 Kriterien eingeschätzt', { selector: 'b' })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: /suchen/ }), 'fahrzeugkauf off');
  await waitFor(() => expect(titles()).toEqual(['Ich kann offerieren.']));
  expect(currentAddress()).toBe(`${address}?circle=fahrzeug&search=fahrzeugkauf+off`);
  expect(screen.getByRole('status')).toHaveTextContent('1 Kriterium');
});

test('a search without a result leads back to all', async () => {
  await renderCompetence({ address: `${address}?search=nirgends&circle=fahrzeug` });
  expect(await screen.findByText('Kein Kriterium passt dazu.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Alle Kriterien anzeigen' }));
  expect(currentAddress()).toBe(address);
});

test('a filter without a result says so and leads back to all', async () => {
  await renderCompetence({ address: `${address}?status=success` });
  expect(await screen.findByText('Kein Kriterium hat diese Einschätzung.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Alle Kriterien anzeigen' }));
  expect(screen.getByRole('status')).toHaveTextContent('5 Kriterien');
});

test('a criterion of a locked circle carries a lock', async () => {
  await renderCompetence({ address: `${address}?status=open` });
  const row = (await screen.findByRole('link', { name: 'Ich kann versichern.' })).closest('li');
  expect(row).toContainElement(screen.getByRole('img', { name: 'gesperrt' }));
});

test('what is in the address but no status is ignored', async () => {
  await renderCompetence({ address: `${address}?status=everything` });
  expect(await screen.findByRole('radio', { name: /^Alle/ })).toBeChecked();
});
