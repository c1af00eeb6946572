import { fakeNetwork, json, renderRemote, userProfile } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import { contentAddresses, contentChanges, contentImport, contentImportId } from '../testing/content.ts';
import type { ContentImport } from './contentData.ts';

await Promise.all(remote.pages.map(({ load }) => load()));

const user = userProfile({ has_vbv_admin_access: true });

afterEach(() => vi.unstubAllGlobals());

async function open(change: Partial<ContentImport>) {
  const found = contentImport(change);
  const calls = fakeNetwork(({ address }) => json(address.includes('/changes/') ? contentChanges : found));
  await renderRemote({
    remote,
    address: `/vbv-admin/contents/${contentImportId}`,
    user,
    parts: ['contents'],
    rest: { [contentAddresses.read]: found },
  });
  return calls;
}

test('says what changes, and imports it', async () => {
  const calls = await open({});
  await userEvent.click(await screen.findByRole('button', { name: '2 Änderungen übernehmen' }));
  await waitFor(() =>
    expect(calls.find(({ address }) => address === contentAddresses.start)?.body).toEqual({
      unpublish_used: false,
    }),
  );
});

test('asks once more where people have worked on what goes', async () => {
  const calls = await open({
    conflict_count: 1,
    conflicts: [
      {
        reason: 'unpublished',
        path: 'beispielkurs/einstieg/alt',
        titles: { de: 'Altes' },
        people: 3,
        sessions: 1,
      },
    ],
  });
  expect(await screen.findByText('3 Personen, 1 Durchführung')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '2 Änderungen übernehmen' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Alles übernehmen' }));
  await waitFor(() =>
    expect(calls.find(({ address }) => address === contentAddresses.start)?.body).toEqual({
      unpublish_used: true,
    }),
  );
});

test('says what is wrong in which file and line, and offers no import', async () => {
  await open({
    state: 'faulty',
    counts: { added: 0, changed: 0, unpublished: 0, removed: 0 },
    problem_count: 700,
    problems: [{ file: 'kurs/course.yaml', line: 12, message: '«title.fr» is missing' }],
  });
  expect(await screen.findByRole('heading', { name: '700 Fehler im Ordner' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'kurs/course.yaml' })).toBeVisible();
  expect(screen.getByText('Zeile 12')).toBeVisible();
  expect(screen.getByText('Gezeigt werden die ersten 1.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /übernehmen/ })).toBeNull();
});

test('while it runs it says what it does, and can be stopped', async () => {
  const calls = await open({
    state: 'running',
    step: { kind: 'writing', course: 'beispielkurs', done: 2, all: 3 },
  });
  expect(await screen.findByRole('progressbar', { name: 'beispielkurs: wird geschrieben' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Anhalten' }));
  await waitFor(() => expect(calls.some(({ address }) => address === contentAddresses.stop)).toBe(true));
});

test.each([
  [{ changed_since: true }, /haben sich seit der Prüfung geändert/],
  [{ state: 'failed' }, /ist abgebrochen; nichts wurde geändert/],
  [{ state: 'stopped' }, /wurde angehalten; nichts wurde geändert/],
  [{ counts: { added: 0, changed: 0, unpublished: 0, removed: 0 } }, /gleich wie die Kurse/],
  [
    { state: 'done', started_by: 'Ada Muster', finished_at: '2026-01-05T09:00:00Z' },
    /Übernommen von Ada Muster/,
  ],
] as const)('%j is said', async (change, sentence) => {
  await open(change);
  expect(await screen.findByText(sentence)).toBeVisible();
});
