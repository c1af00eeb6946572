import { endpoints, type RowOf } from '@learn/contracts';
import { fakeNetwork, json, renderRemote, userProfile } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import { ids } from '../testing/area.ts';

await Promise.all(remote.pages.map(({ load }) => load()));

const user = userProfile({ has_vbv_admin_access: true });

function listed(id: string, first_name: string): RowOf<typeof endpoints.adminUsers> {
  return {
    id,
    first_name,
    last_name: 'Muster',
    email: `${first_name}@example.org`,
    username: first_name,
    avatar_url: '',
    organisation_name: '',
    organisation_confirmed: false,
    created_at: '2026-01-05T08:00:00Z',
    enrolment_count: 0,
    has_vbv_admin_access: false,
    blocked: false,
    invited: false,
    erasure_due_at: null,
    erased: false,
  };
}

afterEach(() => vi.unstubAllGlobals());

test('logins of several are blocked, and the block is taken back', async () => {
  const calls = fakeNetwork(({ method, address }) => {
    if (method === 'PUT') return json({ changed: [ids.lena, ids.thomas] });
    if (address.startsWith(endpoints.erasureRequests.path)) return json([]);
    return json([listed(ids.lena, 'Lena'), listed(ids.thomas, 'Thomas'), listed(user.id, 'Ich')]);
  });
  await renderRemote({ remote, address: '/vbv-admin/people', user, parts: ['people'] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Auswählen: Lena Muster' }));
  expect(screen.getByRole('checkbox', { name: 'Auswählen: Ich Muster' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Alle 2 auswählen' }));
  await userEvent.click(screen.getByRole('button', { name: '2 Anmeldungen sperren' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Begründung' }), 'Kurs beendet');
  await userEvent.click(within(dialog).getByRole('button', { name: '2 Anmeldungen sperren' }));
  const undo = await screen.findByRole('button', { name: 'Rückgängig machen' });
  expect(undo.closest('[tabindex="-1"]')).toHaveFocus();
  await userEvent.click(undo);
  expect(await screen.findByText('Rückgängig gemacht.')).toBeVisible();
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { ids: [ids.lena, ids.thomas], blocked: true, reason: 'Kurs beendet' },
      { ids: [ids.lena, ids.thomas], blocked: false, reason: 'Rückgängig: Kurs beendet' },
    ]),
  );
});
