import { fakeNetwork, json, renderRemote, userProfile } from '@learn/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import { addresses, importId, personImport } from '../testing/person.ts';
import type { ImportRow, PersonImport } from './importData.ts';

await Promise.all(remote.pages.map(({ load }) => load()));

const user = userProfile({ has_vbv_admin_access: true });
const faulty: ImportRow = {
  row: 4,
  values: { email: 'nina@example,org', first_name: 'Nina', last_name: 'Gerber' },
  problems: [{ field: 'email', problem: 'email', other_row: null, suggestion: 'nina@example.org' }],
  outcome: null,
  user_id: null,
};

afterEach(() => vi.unstubAllGlobals());

function open(found: PersonImport) {
  const calls = fakeNetwork(({ address, method }) => {
    if (method !== 'GET') return json(address === addresses.row ? { ...faulty, problems: [] } : found);
    return address.includes('/rows/') ? json([faulty]) : json(found);
  });
  return renderRemote({
    remote,
    address: `/vbv-admin/imports/${importId}`,
    user,
    parts: ['imports'],
    rest: { [addresses.import]: found },
  }).then(() => calls);
}

test('what was found, and that the good rows can be taken without the faulty ones', async () => {
  const calls = await open(personImport());
  expect(await screen.findByText('Geprüft, noch nichts gespeichert')).toBeVisible();
  expect(screen.getByText(/1 fehlerhafte Zeile bleibt hier/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '4 gültige übernehmen' }));
  await waitFor(() =>
    expect(calls.find(({ address }) => address === addresses.start)?.body).toEqual({
      leave_out_faulty: true,
    }),
  );
});

test('a faulty cell is corrected by its suggestion', async () => {
  const calls = await open(personImport());
  const row = await screen.findByRole('group', { name: 'Zeile 4' });
  expect(within(row).getByText('Keine E-Mail-Adresse')).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: 'Vorschlag: nina@example.org' }));
  await userEvent.click(within(row).getByRole('button', { name: 'Prüfen und speichern' }));
  await waitFor(() =>
    expect(calls.find(({ address }) => address === addresses.row)?.body).toEqual({
      values: { email: 'nina@example.org' },
    }),
  );
});

test('while it runs it says how far it is, and can be stopped', async () => {
  await open(personImport({ state: 'running', taken: 2, new_people: 2, known_people: 0 }));
  expect(await screen.findByRole('progressbar', { name: '2 von 4 übernommen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Anhalten' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Zeile 4' })).toBeNull();
});

test('at the end it says how many came', async () => {
  await open(
    personImport({ state: 'done', taken: 5, new_people: 0, known_people: 0, faulty: 0, problem_fields: [] }),
  );
  expect(await screen.findByText('5 Personen übernommen.')).toBeVisible();
});

test('of two filters the rows of the later one stand there, whichever answer comes first', async () => {
  const found = personImport({
    faulty: 2,
    problem_fields: [
      { field: 'email', count: 1 },
      { field: 'city', count: 1 },
    ],
  });
  const late = Promise.withResolvers<void>();
  const asked: string[] = [];
  const lateAnswers: Response[] = [];
  const ofCity = expect.stringContaining('field=city');
  fakeNetwork(async ({ address }) => {
    if (!address.includes('/rows/')) return json(found);
    if (address.includes('field=email')) return json([{ ...faulty, row: 9 }]);
    asked.push(address);
    await late.promise;
    const answer = json([faulty]);
    lateAnswers.push(answer);
    return answer;
  });
  await renderRemote({
    remote,
    address: `/vbv-admin/imports/${importId}`,
    user,
    parts: ['imports'],
    rest: { [addresses.import]: found },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Ort 1' }));
  await waitFor(() => expect(asked).toEqual([expect.not.stringContaining('field='), ofCity]));
  await userEvent.click(screen.getByRole('radio', { name: 'E-Mail 1' }));
  expect(await screen.findByRole('group', { name: 'Zeile 9' })).toBeVisible();
  late.resolve();
  await waitFor(() => expect(lateAnswers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]));
  await act(async () => new Promise((resolve) => setImmediate(resolve)));
  expect(screen.getByRole('group', { name: 'Zeile 9' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Zeile 4' })).toBeNull();
});
