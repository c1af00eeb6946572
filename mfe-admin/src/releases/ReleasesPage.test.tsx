import { addressOf, endpoints } from '@learn/contracts';
import { fakeNetwork } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openArea } from '../testing/openArea.ts';
import { release } from '../testing/releases.ts';

afterEach(() => vi.unstubAllGlobals());

const rest = { [endpoints.adminReleases.path]: [release] };
const moves = addressOf(endpoints.moveRelease, { params: { name: release.name } });

test('shows what is live, the canary, and who moved it', async () => {
  await openArea('/vbv-admin/releases', { rest });
  const versions = within(await screen.findByRole('list', { name: 'Versionen von mfe-competence' }));
  const [canary, live, old] = versions.getAllByRole('listitem');
  expect(canary).toHaveTextContent(/v3.*Probelauf 10/);
  expect(live).toHaveTextContent(/v2.*live/);
  expect(within(live as HTMLElement).queryByRole('button')).toBeNull();
  expect(
    within(old as HTMLElement).getByRole('button', { name: 'mfe-competence v1 live schalten' }),
  ).toBeVisible();
});

test('shows how the versions load, as pages report it', async () => {
  await openArea('/vbv-admin/releases', { rest });
  const versions = within(await screen.findByRole('list', { name: 'Versionen von mfe-competence' }));
  const [canary, live, old] = versions.getAllByRole('listitem');
  expect(canary).toHaveTextContent(/Letzte Stunde: Geladen: 40 · Ladefehler: 9 · Abstürze: 1/);
  expect(canary).toHaveTextContent('20 % Fehler');
  expect(live).not.toHaveTextContent('Letzte Stunde');
  expect(live).toHaveTextContent(/Letzte 24 Stunden: Geladen: 4.000 · Ladefehler: 16.*0\.4 % Fehler/);
  expect(old).toHaveTextContent('hat keine Seite diese Version gemeldet');
});

test('shows how fast pages are with a version, beside the live one and page by page', async () => {
  await openArea('/vbv-admin/releases', { rest });
  await userEvent.click(await screen.findByRole('button', { name: 'Wie schnell die Seiten sind' }));
  const cellsOf = () =>
    within(screen.getByRole('table', { name: 'Messungen von mfe-competence' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cellsOf()).toEqual([
    ['Was gemessen wird', 'v2live', 'v3Probelauf 10 %'],
    ['Hauptinhalt ist sichtbar (LCP)', '640 ms120 Messungen', '1.2 s40 Messungen'],
    ['Inhalte verschieben sich (CLS)', '0.08120 Messungen', '–'],
  ]);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Seite' }),
    '/course/:courseSlug/competence',
  );
  expect(cellsOf()[1]).toEqual(['Hauptinhalt ist sichtbar (LCP)', '500 ms90 Messungen', '–']);
});

test('shows the versions of a server that does not measure pages yet', async () => {
  const versions = release.versions.map(
    ({ timings: _, last_hour: _hour, last_day: _day, ...version }) => version,
  );
  await openArea('/vbv-admin/releases', {
    rest: { [endpoints.adminReleases.path]: [{ ...release, versions }] },
  });
  expect(await screen.findByRole('list', { name: 'Versionen von mfe-competence' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Wie schnell die Seiten sind' })).toBeNull();
});

test('says that and why the platform has ended a canary', async () => {
  const failures = { version: 'v3', visitors: 4, share: 0.625, live_share: 0.01 };
  const [move] = release.moves;
  const moves = move && [{ ...move, kind: 'stop_canary', author: 'server', failures }];
  await openArea('/vbv-admin/releases', {
    rest: { [endpoints.adminReleases.path]: [{ ...release, canary: null, moves }] },
  });
  const text = /Probelauf von v3 beendet: Fehler bei 4 Personen, 62\.5 % gegenüber 1 %/;
  expect(await screen.findAllByText(text)).toHaveLength(2);
});

test('makes a version live with a reason, and says what a gate refuses', async () => {
  const calls = fakeNetwork(() => ({
    status: 409,
    body: {
      code: 'release_refused',
      message: 'Diese Version kann so nicht freigegeben werden.',
      details: { reason: 'mfe-competence uses what the live shell s1 does not offer: link moon.' },
      request_id: '1',
    },
  }));
  await openArea('/vbv-admin/releases', { rest });
  await userEvent.click(await screen.findByRole('button', { name: 'mfe-competence v1 live schalten' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Begründung/ }), 'back to the old one');
  await userEvent.click(dialog.getByRole('button', { name: 'Live schalten' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('link moon');
  expect(calls.map(({ method, address }) => `${method} ${address}`)).toContain(`POST ${moves}`);
});

test('makes a link that shows a version which is not live', async () => {
  const address = '/release-preview/mfe-competence/v1/1800000000/signature';
  const calls = fakeNetwork(() => ({ status: 200, body: { address, until: '2026-11-26T18:00:00Z' } }));
  await openArea('/vbv-admin/releases', { rest });
  await userEvent.click(await screen.findByRole('button', { name: 'Vorschau-Link für mfe-competence v1' }));
  expect(await screen.findByRole('link', { name: new RegExp(address) })).toHaveAttribute(
    'href',
    new URL(address, window.location.origin).href,
  );
  expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { version: 'v1' } });
});

test('goes back only where there is an earlier version', async () => {
  const { previous: _, ...ofOlderServer } = release;
  const onlyOne = { ...ofOlderServer, versions: release.versions.slice(-1) };
  for (const [shown, count] of [
    [release, 1],
    [{ ...release, previous: null }, 0],
    [ofOlderServer, 1],
    [onlyOne, 0],
  ] as const) {
    const { unmount } = await openArea('/vbv-admin/releases', {
      rest: { [endpoints.adminReleases.path]: [shown] },
    });
    await screen.findByRole('list', { name: 'Versionen von mfe-competence' });
    expect(screen.queryAllByRole('button', { name: 'Zurück: mfe-competence' })).toHaveLength(count);
    unmount();
  }
});

test('says before a rollback which version it leads to', async () => {
  await openArea('/vbv-admin/releases', { rest: { [endpoints.adminReleases.path]: [release] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Zurück: mfe-competence' }));
  expect(await screen.findByText('Version v1, die vorher live war, ist es wieder.')).toBeVisible();
});
