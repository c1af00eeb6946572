import { endpoints, fillPath } from '@learn/contracts';
import { fakeNetwork } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openArea } from '../testing/openArea.ts';
import { release } from '../testing/releases.ts';

afterEach(() => vi.unstubAllGlobals());

const rest = { [endpoints.adminReleases.path]: [release] };
const moves = fillPath(endpoints.moveRelease.path, { name: release.name }) ?? '';

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

test('goes back only where there is an earlier version', async () => {
  const first = { ...release, versions: release.versions.slice(-1) };
  for (const [shown, count] of [
    [release, 1],
    [first, 0],
  ] as const) {
    const { unmount } = await openArea('/vbv-admin/releases', {
      rest: { [endpoints.adminReleases.path]: [shown] },
    });
    await screen.findByRole('list', { name: 'Versionen von mfe-competence' });
    expect(screen.queryAllByRole('button', { name: 'Zurück: mfe-competence' })).toHaveLength(count);
    unmount();
  }
});
