import { endpoints, type NotificationPreference, type PageData } from '@learn/contracts';
import { rest } from '@learn/platform';
import { fakeNetwork, json, offline, type SentCall } from '@learn/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const categories = ['USER_INTERACTION', 'PROGRESS', 'EXAM', 'APPOINTMENT', 'SYSTEM'] as const;
const device = (id: string, current: boolean) => ({
  id,
  current,
  device: id === 'b' ? '' : 'Firefox · Windows',
  created_at: '2026-11-20T08:00:00.000Z',
  last_seen_at: '2026-11-20T09:00:00.000Z',
});
const preferences: readonly NotificationPreference[] = categories.map((category) => ({
  category,
  in_app: true,
  by_mail: false,
}));
const answers: Readonly<Record<string, unknown>> = {
  '/api/dashboard/calendar/': { url: 'https://lernkreis.example/calendar/x.ics' },
  '/api/core/login-sessions/': [device('a', true), device('b', false), device('c', false)],
  '/api/core/me/password/': { changeable: true },
  '/api/core/settings/': { show_vv_competence_exams: true },
};

afterEach(() => vi.unstubAllGlobals());

async function open(
  answer: (call: SentCall) => Response | Promise<Response> | undefined = () => undefined,
  page: Partial<PageData> = {},
) {
  let kept = preferences;
  const sent = fakeNetwork((call) => {
    const special = answer(call);
    if (special) return special;
    if (call.address === endpoints.notificationPreferences.path) {
      if (call.method === 'PUT') kept = afterChange(kept, call.body);
      return json(kept);
    }
    return call.method === 'GET' ? json(answers[call.address] ?? {}) : new Response(null, { status: 204 });
  });
  await renderPart(<SettingsPage />, { address: '/settings', page });
  await screen.findByText('Dieses Gerät');
  return sent;
}

/** All choices, as the server holds them after it was sent some. */
function afterChange(
  kept: readonly NotificationPreference[],
  sent: unknown,
): readonly NotificationPreference[] {
  const changed = sent as readonly NotificationPreference[];
  return kept.map((known) => changed.find(({ category }) => category === known.category) ?? known);
}

const writes = (sent: readonly SentCall[]) => sent.filter(({ method }) => method !== 'GET');

it('sends the changed row of the notification choices', async () => {
  const sent = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Prüfungen: Per Mail' }));
  expect(screen.getByRole('checkbox', { name: 'Prüfungen: Per Mail' })).toBeChecked();
  expect(await screen.findByText(/^gespeichert \d\d:\d\d$/)).toBeVisible();
  expect(writes(sent)).toEqual([
    expect.objectContaining({
      method: 'PUT',
      address: '/notifications/api/preferences/',
      body: [{ category: 'EXAM', in_app: true, by_mail: true }],
    }),
  ]);
});

it('shows a choice of another tab also after one of its own', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Prüfungen: Per Mail' }));
  expect(await screen.findByText(/^gespeichert/)).toBeVisible();
  const elsewhere: NotificationPreference = { category: 'PROGRESS', in_app: true, by_mail: true };
  await act(() => rest.send(endpoints.changeNotificationPreferences, { body: [elsewhere] }));
  const [, changed] = screen.getAllByRole('checkbox', { name: /: Per Mail$/ });
  await waitFor(() => expect(changed).toBeChecked());
  expect(screen.getByRole('checkbox', { name: 'Prüfungen: Per Mail' })).toBeChecked();
});

it('takes a choice back that could not be saved', async () => {
  await open(({ method }) => (method === 'PUT' ? offline() : undefined));
  const box = screen.getByRole('checkbox', { name: 'Prüfungen: Per Mail' });
  await userEvent.click(box);
  expect(await screen.findByRole('alert')).toHaveTextContent('Das konnte nicht gespeichert werden.');
  expect(box).not.toBeChecked();
});

it('shows what the server holds when the first of two choices in a row failed', async () => {
  const first = Promise.withResolvers<Response>();
  let puts = 0;
  await open(({ method }) => {
    if (method !== 'PUT') return undefined;
    puts += 1;
    return puts === 1 ? first.promise : undefined;
  });
  const [inApp, byMail] = screen.getAllByRole('checkbox', { name: /^Prüfungen: / });
  if (!inApp || !byMail) throw new Error('no boxes');
  await userEvent.click(inApp);
  await userEvent.click(byMail);
  first.reject(new TypeError('Failed to fetch'));
  expect(await screen.findByText(/^gespeichert \d\d:\d\d$/)).toBeVisible();
  expect(inApp).not.toBeChecked();
  expect(byMail).toBeChecked();
});

it('takes back both of two choices in a row when neither could be saved', async () => {
  const first = Promise.withResolvers<Response>();
  let puts = 0;
  await open(({ method }) => {
    if (method !== 'PUT') return undefined;
    puts += 1;
    return puts === 1 ? first.promise : offline();
  });
  const [inApp, byMail] = screen.getAllByRole('checkbox', { name: /^Prüfungen: / });
  if (!inApp || !byMail) throw new Error('no boxes');
  await userEvent.click(inApp);
  await userEvent.click(byMail);
  first.reject(new TypeError('Failed to fetch'));
  await waitFor(() => expect(inApp).toBeChecked());
  await waitFor(() => expect(byMail).not.toBeChecked());
});

it('offers the languages that the platform offers', async () => {
  await open(undefined, { languages: ['de', 'fr'] });
  expect(screen.getByRole('radio', { name: 'Français' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Italiano' })).not.toBeInTheDocument();
});

it('logs out on one device, also when its session has ended meanwhile', async () => {
  const sent = await open(({ method }) =>
    method === 'DELETE' ? json({ code: 'not_found' }, 404) : undefined,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ausloggen: Unbekanntes Gerät' }));
  expect(await screen.findByText('Das Gerät ist ausgeloggt.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ausloggen: Unbekanntes Gerät' })).not.toBeInTheDocument();
  expect(writes(sent)).toMatchObject([{ method: 'DELETE', address: '/api/core/login-sessions/b/' }]);
});

it('logs out everywhere else after a question that names the number', async () => {
  const sent = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Alle anderen ausloggen' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('2 Geräte müssen sich danach neu anmelden.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Alle anderen ausloggen' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ausloggen: / })).not.toBeInTheDocument());
  expect(screen.getByText('Dieses Gerät')).toBeVisible();
  expect(writes(sent)).toMatchObject([{ method: 'DELETE', address: '/api/core/login-sessions/' }]);
});

it('asks before it sends a request of erasure, and says what came of it', async () => {
  const sent = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Löschung verlangen' }));
  const dialog = await screen.findByRole('dialog');
  expect(writes(sent)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Löschung verlangen' }));
  expect(await screen.findByText(/^Um \d\d:\d\d gesendet\./)).toBeVisible();
  expect(writes(sent)).toMatchObject([{ method: 'POST', address: '/api/core/me/erasure/' }]);
});

it('only reads the flag of the platform', async () => {
  await open();
  expect(await screen.findByText('wird angezeigt')).toBeVisible();
});

/** Types both passwords and sends them. */
async function changePassword(current: string, next: string) {
  const form = within(screen.getByRole('region', { name: 'Passwort' }));
  if (current) await userEvent.type(form.getByLabelText('Jetziges Passwort'), current);
  if (next) await userEvent.type(form.getByLabelText('Neues Passwort'), next);
  await userEvent.click(form.getByRole('button', { name: 'Passwort ändern' }));
  return form;
}

it('changes the password and forgets what was typed', async () => {
  const sent = await open();
  const form = await changePassword('das alte Geheimwort', 'grüne Nashörner');
  expect(await form.findByText(/^Dein Passwort ist geändert/)).toBeVisible();
  expect(writes(sent)).toMatchObject([
    {
      method: 'PUT',
      address: endpoints.changePassword.path,
      body: { current_password: 'das alte Geheimwort', password: 'grüne Nashörner' },
    },
  ]);
  expect(form.getByLabelText('Jetziges Passwort')).toHaveValue('');
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['', 'grüne Nashörner', 'Gib dein jetziges Passwort ein.'],
  ['x', '', 'Wähle ein neues Passwort.'],
  ['x', 'elf Zeichen', 'Mindestens 12 Zeichen sind nötig.'],
  ['x', 'passwort12345', 'Dieses Passwort ist leicht zu erraten.'],
])('does not send the passwords «%s» and «%s»', async (current, next, text) => {
  const sent = await open();
  const form = await changePassword(current, next);
  expect(form.getByRole('alert')).toHaveTextContent(text);
  expect(writes(sent)).toEqual([]);
});

it.each([
  [
    400,
    {
      code: 'validation_failed',
      fields: [{ field: 'current_password', messages: ['Das ist nicht dein jetziges Passwort.'] }],
    },
    'Das ist nicht dein jetziges Passwort.',
  ],
  [429, { code: 'too_many_requests', message: 'Zu viele Versuche.' }, 'Zu viele Versuche.'],
])('says what the server refuses with %s, until something else is typed', async (status, body, text) => {
  await open(({ method }) => (method === 'PUT' ? json(body, status) : undefined));
  const form = await changePassword('falsch', 'grüne Nashörner');
  expect(await form.findByRole('alert')).toHaveTextContent(text);
  await userEvent.type(form.getByLabelText('Jetziges Passwort'), 'x');
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
});

it('offers no password to who has none here', async () => {
  await open(({ address }) =>
    address === endpoints.ownPassword.path ? json({ changeable: false }) : undefined,
  );
  expect(screen.queryByRole('region', { name: 'Passwort' })).not.toBeInTheDocument();
});
