import { failed, fakeNetwork, json } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { InvitationPage } from './InvitationPage.tsx';

const visitor = { user: null, courseSessions: [] };
const invited = { first_name: 'Nora', last_name: 'Neu', email: 'nora@example.org' };
const good = 'blaue Elefanten';

const spyOnAssign = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
let assign: ReturnType<typeof spyOnAssign>;

beforeEach(() => {
  assign = spyOnAssign();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(answer: Parameters<typeof fakeNetwork>[0] = () => json(invited)) {
  const calls = fakeNetwork(answer);
  await renderPart(<InvitationPage />, { address: '/account/invitation/abc', page: visitor });
  return calls;
}

it('says whom the account is for, and takes the first password with the consent', async () => {
  const calls = await open(({ method }) => json(method === 'GET' ? invited : {}));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Willkommen, Nora');
  await userEvent.type(screen.getByLabelText('Passwort'), good);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Passwort speichern und loslegen' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { password: good, consent: true } });
});

it.each([
  ['kurz', /Mindestens 12 Zeichen sind nötig/],
  ['nora-neu-2026', /leicht zu erraten/],
])('does not send %j', async (password, sentence) => {
  const calls = await open();
  await userEvent.type(await screen.findByLabelText('Passwort'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Passwort speichern und loslegen' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(/Ohne Einverständnis/)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('says that an invitation counts no more, and leads to the login', async () => {
  await open(() => failed(410, { code: 'confirmation_invalid' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('gilt nicht mehr');
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login');
});
