import { endpoints, fillPath } from '@learn/contracts';
import { fakeNetwork, json, renderRemote, userProfile } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import { addresses, adminUser, erasurePreview, roleOptions, userId } from '../testing/person.ts';
import type { AdminUser } from './adminUser.ts';

await Promise.all(remote.pages.map(({ load }) => load()));

const user = userProfile({ has_vbv_admin_access: true });
const organisations = [{ id: 'seetal', name: 'Seetal AG' }];

afterEach(() => vi.unstubAllGlobals());

const open = (person: AdminUser, path = `/vbv-admin/people/${userId}`) =>
  renderRemote({
    remote,
    address: path,
    user,
    parts: ['people', 'records'],
    rest: {
      [addresses.user]: person,
      [addresses.erasure]: erasurePreview,
      '/api/core/organisations/': organisations,
    },
  });

test('what a person is and has, each with what can be done', async () => {
  await open(adminUser());
  expect(await screen.findByRole('heading', { level: 1, name: 'Thomas Meier' })).toBeVisible();
  const roles = screen.getByRole('region', { name: 'Rollen' });
  expect(within(roles).getByText('Trainer')).toBeVisible();
  expect(within(roles).getByText('Kickoff')).toBeVisible();
  expect(within(roles).getByText('3 Personen')).toBeVisible();
  expect(screen.getByText(/Firefox · Windows/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Im Protokoll' })).toHaveAttribute(
    'href',
    `/vbv-admin/audit?user_id=${userId}`,
  );
});

test('only what was changed is sent; the server’s sentence stands at its field', async () => {
  const calls = fakeNetwork(({ method }) =>
    method === 'PUT'
      ? {
          status: 400,
          body: {
            code: 'validation_failed',
            message: 'Bitte prüfe deine Eingaben.',
            fields: [{ field: 'email', messages: ['Diese Adresse gehört schon zu einem anderen Konto.'] }],
            request_id: '1',
          },
        }
      : json(adminUser()),
  );
  await open(adminUser());
  const email = await screen.findByRole('textbox', { name: 'E-Mail' });
  await userEvent.clear(email);
  await userEvent.type(email, 'neu@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Diese Adresse gehört schon zu einem anderen Konto.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ email: 'neu@example.org' });
  expect(email).toHaveValue('neu@example.org');
});

test('an employer that is on no list is said by its name, and cannot be confirmed', async () => {
  const claimed = { claimed_organisation: '-1', claimed_organisation_name: 'Andere' };
  await open(adminUser({ ...claimed, organisation_name: 'Meine AG', organisation_confirmed: false }));
  expect(await screen.findByText(/Arbeitet nach eigener Angabe bei «Meine AG»/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bestätigen' })).not.toBeInTheDocument();
});

test('access is blocked with a reason, which is asked for', async () => {
  const calls = fakeNetwork(() => json(adminUser({ blocked: true })));
  await open(adminUser());
  await userEvent.click(await screen.findByRole('button', { name: 'Anmeldung sperren' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anmeldung sperren' });
  const confirm = within(dialog).getByRole('button', { name: 'Anmeldung sperren' });
  await userEvent.click(confirm);
  expect(within(dialog).getByText('Pflichtfeld.')).toBeVisible();
  expect(calls.some(({ address }) => address === addresses.access)).toBe(false);
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Begründung' }), 'Austritt');
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(calls.find(({ address }) => address === addresses.access)?.body).toEqual({
      blocked: true,
      reason: 'Austritt',
    }),
  );
});

test('the last admin access cannot be taken, and nobody blocks themselves', async () => {
  await open(adminUser({ id: user.id, has_vbv_admin_access: true, last_admin: true }));
  expect(await screen.findByText(/Letzter Zugang/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zugang entziehen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Anmeldung sperren' })).toBeNull();
});

test('a person who is erased has nothing left to change', async () => {
  await open(
    adminUser({ first_name: '', last_name: '', erased: true, enrolments: [], organisation_roles: [] }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Gelöschte Person' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
});

test('an erasure shows what goes and stays, and is done once its user name is typed', async () => {
  const calls = fakeNetwork(({ method }) =>
    method === 'POST' ? { status: 204, body: undefined } : json(adminUser({ erased: true })),
  );
  await open(adminUser(), `/vbv-admin/people/${userId}/erasure`);
  expect(await screen.findByText('Rollen und Durchführungen')).toBeVisible();
  expect(screen.getByText('Einträge im Protokoll')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Endgültig löschen' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Begründung' }), 'Gesuch');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /thomas\.meier/ }), 'thomas');
  await userEvent.click(confirm);
  expect(within(dialog).getByText('Das stimmt nicht überein.')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /thomas\.meier/ }), '.meier');
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      confirmation: 'thomas.meier',
      reason: 'Gesuch',
    }),
  );
});

test('a region that was renamed meanwhile is shown, and can be taken away', async () => {
  const [course] = roleOptions;
  const led = (region: string) => ({ course_id: course.id, course_title: course.title, region });
  const calls = fakeNetwork(({ address, method }) => {
    if (method !== 'GET') return { status: 204, body: undefined };
    return json(address === endpoints.roleOptions.path ? roleOptions : adminUser());
  });
  await open(adminUser({ regions: [led('Bern'), led('Mittelland')] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Regionen' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Mittelland' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      course_id: course.id,
      regions: ['Bern'],
    }),
  );
});

test('nobody becomes an expert before their circles can be chosen; what could not be loaded is asked for again', async () => {
  const [course] = roleOptions;
  const other = { ...course.sessions[0], id: course.id, title: 'Uri 2026' };
  const options = fillPath(endpoints.enrolmentOptions.path, { courseSessionId: other.id });
  let works = false;
  const calls = fakeNetwork(({ address, method }) => {
    if (method === 'POST') return json({ id: other.id });
    if (address === addresses.user) return json(adminUser());
    if (!works) return { status: 500, body: { code: 'internal', message: '', request_id: '1' } };
    return json(
      address === options
        ? { circles: [{ id: userId, title: 'Fahrzeug' }], members: [] }
        : [{ ...course, sessions: [other] }],
    );
  });
  const again = async () => {
    const button = await screen.findByRole('button', { name: 'Erneut versuchen' });
    works = true;
    await userEvent.click(button);
  };
  await open(adminUser());
  await userEvent.click(await screen.findByRole('button', { name: 'In Durchführung aufnehmen' }));
  const dialog = await screen.findByRole('dialog');
  const send = within(dialog).getByRole('button', { name: 'Aufnehmen' });
  await again();
  await userEvent.click(await within(dialog).findByRole('combobox', { name: /Durchführung/ }));
  works = false;
  await userEvent.click(await screen.findByRole('option', { name: /Uri 2026/ }));
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Rolle' }), 'EXPERT');
  expect(send).toBeDisabled();
  await again();
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Fahrzeug' }));
  await userEvent.click(send);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      role: 'EXPERT',
      circle_ids: [userId],
    }),
  );
});

test('an account without an address is changed without one', async () => {
  const person = adminUser({ id: user.id, email: '' });
  const calls = fakeNetwork(({ method }) =>
    method === 'PUT' ? { status: 204, body: undefined } : json(person),
  );
  await open(person);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Vorname' }), ' Urs');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ first_name: 'Thomas Urs' }),
  );
});
