import { endpoints } from '@learn/contracts';
import { failed, fakeNetwork, json, offline } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { newcomer, open } from '../testing/newcomer.ts';

let assign: MockInstance<typeof window.location.assign>;

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const address = '/onboarding/et-de/account/confirm?token=abc&next=%2Fmessages';
const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Bestätigen und weiter' }));

describe('the mailed link', () => {
  test('confirms by a press, not by being opened, and goes on with a whole load', async () => {
    const sent = fakeNetwork(() => json(newcomer));
    await open(address, { user: null });
    expect(await screen.findByRole('heading', { name: 'Konto bestätigen' })).toBeVisible();
    expect(sent).toEqual([]);
    await confirm();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/onboarding/et-de?next=%2Fmessages'));
    expect(sent).toMatchObject([{ address: endpoints.confirmAccount.path, body: { token: 'abc' } }]);
  });

  test('that was used leads visitors to the login, and to another account', async () => {
    fakeNetwork(() => failed(410, { code: 'confirmation_invalid' }));
    await open(address, { user: null });
    await confirm();
    expect(await screen.findByText('Dieser Link gilt nicht mehr')).toBeVisible();
    const next = new URLSearchParams({ next: '/onboarding/et-de?next=%2Fmessages' });
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', `/login-local?${next}`);
    expect(screen.getByRole('link', { name: 'Konto noch einmal erstellen' })).toHaveAttribute(
      'href',
      '/onboarding/et-de/account/create?next=%2Fmessages',
    );
  });

  test('that was used in this browser lets the person go on', async () => {
    fakeNetwork(() => failed(410, { code: 'confirmation_invalid' }));
    await open(address);
    await confirm();
    expect(await screen.findByRole('link', { name: 'Weiter' })).toHaveAttribute(
      'href',
      '/onboarding/et-de?next=%2Fmessages',
    );
  });

  test('can be pressed again after a lost network', async () => {
    fakeNetwork(offline);
    await open(address, { user: null });
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent(/konnte nicht bestätigt werden/);
    expect(screen.getByRole('button', { name: 'Bestätigen und weiter' })).toBeVisible();
  });
});

test('a person who is logged in sees with which account they go on, and can take another', async () => {
  await open('/onboarding/vv-de/account/confirm');
  expect(await screen.findByText('nora.neu@example.org')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/onboarding/vv-de');
  expect(screen.getByRole('link', { name: 'Anderes Konto verwenden' })).toHaveAttribute(
    'href',
    '/sso/logout',
  );
});
