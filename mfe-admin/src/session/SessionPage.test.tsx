import { endpoints, fillPath } from '@learn/contracts';
import { fakeNetwork, json } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminSession, ids, sessionPlan } from '../testing/area.ts';
import { areaAnswers, openArea } from '../testing/openArea.ts';

const address = `/vbv-admin/sessions/${ids.session}`;

/** Writes are answered with the plan or the session; reads as ever. */
function network() {
  return fakeNetwork(({ address: asked, method }) =>
    json(method === 'GET' ? areaAnswers[asked] : sessionPlan),
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const writes = (calls: ReturnType<typeof network>) => calls.filter(({ method }) => method !== 'GET');

test('what is ready and what is not', async () => {
  await openArea(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bern 2026/28' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '3 von 5 Teilen bereit' })).toBeVisible();
  expect(screen.getByText('Circles mit Fachperson: 1 von 2')).toBeVisible();
  expect(screen.getByText('Präsenztage: 0 von 1')).toBeVisible();
  expect(screen.getByText('Löschen geht nicht mehr', { exact: false })).toBeVisible();
});

describe('an attendance day', () => {
  async function plan() {
    await openArea(address);
    const calls = network();
    await userEvent.click(await screen.findByRole('button', { name: 'Planen: Präsenztag Fahrzeug' }));
    return { calls, dialog: await screen.findByRole('dialog', { name: 'Präsenztag Fahrzeug' }) };
  }

  test('is planned in Zurich time', async () => {
    const { calls, dialog } = await plan();
    await userEvent.type(within(dialog).getByLabelText('Datum'), '2027-01-12');
    await userEvent.type(within(dialog).getByLabelText('Ort'), 'Bern');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes(calls)).toMatchObject([
      {
        method: 'PUT',
        address: fillPath(endpoints.writeAttendanceDay.path, {
          courseSessionId: ids.session,
          contentKey: ids.content,
        }),
        body: {
          start: '2027-01-12T07:30:00.000Z',
          end: '2027-01-12T15:30:00.000Z',
          location: 'Bern',
          trainer: '',
        },
      },
    ]);
  });

  test('says what is missing, and keeps what is typed when the dialog is closed', async () => {
    const { calls, dialog } = await plan();
    await userEvent.type(within(dialog).getByLabelText('Ort'), 'Bern');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(within(dialog).getByLabelText('Datum')).toHaveFocus();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Pflichtfeld.');
    expect(writes(calls)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Planen: Präsenztag Fahrzeug' }));
    expect(await screen.findByLabelText('Ort')).toHaveValue('Bern');
  });
});

test('the server’s reason stands beside its field, in a deadline that moves', async () => {
  await openArea(address);
  fakeNetwork(({ method, address: asked }) =>
    method === 'GET'
      ? json(areaAnswers[asked])
      : {
          status: 400,
          body: {
            code: 'validation_failed',
            message: 'Prüfe deine Eingaben.',
            fields: [{ field: 'evaluation_deadline', messages: ['Zu früh.'] }],
            request_id: '1',
          },
        },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ändern: Einen Wechsel begleiten' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/werden 24 Teilnehmende benachrichtigt/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Bewertung bis'), '2026-12-20');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  expect(await within(dialog).findByText('Zu früh.')).toBeVisible();
});

test('a list of people is imported into this session', async () => {
  await openArea(address);
  const members = within(await screen.findByRole('region', { name: 'Teilnehmende' }));
  expect(members.getByText('24 Personen nehmen teil.')).toBeVisible();
  expect(members.getByRole('link', { name: 'Liste importieren' })).toHaveAttribute(
    'href',
    `/vbv-admin/imports/new?session=${ids.session}`,
  );
});

test('an expert is found by name and gets circles', async () => {
  await openArea(address);
  const eva = { id: ids.lena, first_name: 'Eva', last_name: 'Muster', email: 'eva@example.org' };
  const calls = fakeNetwork(({ address: asked, method }) => {
    if (asked.startsWith(endpoints.adminUsers.path)) return json([{ ...eva, avatar_url: '' }]);
    return json(method === 'GET' ? areaAnswers[asked] : adminSession);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hinzufügen' }));
  await userEvent.type(await screen.findByRole('searchbox'), 'eva{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Eva Muster' }));
  const dialog = await screen.findByRole('dialog', { name: 'Eva Muster' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Fahrzeug' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      {
        address: endpoints.enrol.path,
        body: {
          user_id: ids.lena,
          course_session_id: ids.session,
          role: 'EXPERT',
          circle_ids: [ids.circle],
        },
      },
    ]),
  );
});

test('archiving asks first', async () => {
  await openArea(address);
  const calls = network();
  await userEvent.click(await screen.findByRole('button', { name: 'Archivieren' }));
  const dialog = await screen.findByRole('dialog', { name: '«Bern 2026/28» archivieren?' });
  expect(writes(calls)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archivieren' }));
  await waitFor(() => expect(writes(calls)).toMatchObject([{ method: 'PUT', body: { archived: true } }]));
});
