import { endpoints } from '@learn/contracts';
import { $pathname } from '@learn/platform';
import { failed, fakeNetwork, json } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newcomer, open } from '../testing/newcomer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a forgotten password', () => {
  test('is answered the same for every address', async () => {
    const sent = fakeNetwork(() => new Response(null, { status: 204 }));
    await open('/password-forgotten?next=%2Fmessages', { user: null });
    await userEvent.type(await screen.findByLabelText('E-Mail'), ' nora@example.org ');
    await userEvent.click(screen.getByRole('button', { name: 'Link schicken' }));
    expect(await screen.findByText(/Wenn es zu nora@example\.org ein Konto gibt/)).toBeVisible();
    expect(sent).toMatchObject([
      {
        address: endpoints.requestPasswordReset.path,
        body: { email: 'nora@example.org', next: '/messages' },
      },
    ]);
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute(
      'href',
      '/login-local?next=%2Fmessages',
    );
  });

  test.each([
    ['', 'Gib deine E-Mail-Adresse ein.'],
    ['nora', /passt hier nicht/],
  ])('of «%s» is not asked for', async (email, text) => {
    const sent = fakeNetwork(() => json({}));
    await open('/password-forgotten', { user: null });
    if (email) await userEvent.type(await screen.findByLabelText('E-Mail'), email);
    await userEvent.click(await screen.findByRole('button', { name: 'Link schicken' }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(sent).toEqual([]);
  });

  test('is the provider’s matter behind single sign-on', async () => {
    await open('/password-forgotten', { user: null, mode: 'prod' });
    await waitFor(() => expect($pathname.get()).toBe('/login-local'));
  });
});

describe('another password', () => {
  const address = '/password-reset?token=abc&next=%2Fmessages';
  const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Passwort speichern' }));

  test('logs in and goes on', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const sent = fakeNetwork(() => json(newcomer));
    await open(address, { user: null });
    await userEvent.type(await screen.findByLabelText('Neues Passwort'), 'blaue Elefanten');
    await save();
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/messages'));
    expect(sent).toMatchObject([
      { address: endpoints.resetPassword.path, body: { token: 'abc', password: 'blaue Elefanten' } },
    ]);
  });

  test.each([
    ['', 'Wähle ein Passwort.'],
    ['kurz', /Mindestens 12 Zeichen/],
    ['passwort12345', /leicht zu erraten/],
  ])('that is «%s» is refused at once', async (password, text) => {
    const sent = fakeNetwork(() => json({}));
    await open(address, { user: null });
    if (password) await userEvent.type(await screen.findByLabelText('Neues Passwort'), password);
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(sent).toEqual([]);
  });

  test.each([address, '/password-reset'])('by a link that does not count any more: %s', async (link) => {
    fakeNetwork(() => failed(410, { code: 'confirmation_invalid' }));
    await open(link, { user: null });
    if (link === address) {
      await userEvent.type(await screen.findByLabelText('Neues Passwort'), 'blaue Elefanten');
      await save();
    }
    expect(await screen.findByText('Dieser Link gilt nicht mehr')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Neuen Link schicken' }).getAttribute('href')).toMatch(
      /^\/password-forgotten/,
    );
  });
});
