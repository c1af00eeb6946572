import { endpoints } from '@learn/contracts';
import { failed, fakeNetwork, offline } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { open } from '../testing/newcomer.ts';

afterEach(() => vi.unstubAllGlobals());

const address = '/onboarding/vv-de/account/create';
const done = () => new Response(null, { status: 204 });

async function fill(change: Readonly<Record<string, string>> = {}) {
  const values = {
    'E-Mail': 'nora@example.org',
    Vorname: 'Nora',
    Nachname: 'Neu',
    Passwort: 'blaue Elefanten',
    ...change,
  };
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    if (value !== '') await userEvent.type(field, value);
  }
  await userEvent.click(screen.getByRole('checkbox', { name: /einverstanden/ }));
}

const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Konto erstellen' }));

describe('a new account', () => {
  test('is asked for once, in the language of the page and with where the person wanted to go', async () => {
    const sent = fakeNetwork(done);
    await open('/onboarding/vv-fr/account/create?next=%2Fmessages', { user: null, language: 'fr' });
    await userEvent.type(await screen.findByLabelText('E-mail'), ' nora@example.org ');
    await userEvent.type(screen.getByLabelText('Prénom'), 'Nora');
    await userEvent.type(screen.getByLabelText('Nom'), '<b>Neu</b>');
    await userEvent.type(screen.getByLabelText('Mot de passe'), 'blaue Elefanten');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Créer le compte' }));
    expect(await screen.findByRole('heading', { name: 'Regarde tes e-mails' })).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({
        address: endpoints.createAccount.path,
        body: {
          email: 'nora@example.org',
          first_name: 'Nora',
          last_name: '<b>Neu</b>',
          password: 'blaue Elefanten',
          language: 'fr',
          consent: true,
          course_type: 'vv-fr',
          next: '/messages',
        },
      }),
    ]);
    expect(JSON.stringify(localStorage)).not.toContain('Elefanten');
  });

  test('with a name that is too long says how long it may be', async () => {
    const sent = fakeNetwork(done);
    await open(address, { user: null });
    await fill({ Nachname: '' });
    await userEvent.click(screen.getByLabelText('Nachname'));
    await userEvent.paste('N'.repeat(101));
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('Höchstens 100 Zeichen.');
    expect(sent).toEqual([]);
  });

  test('without anything says what is missing, at each field, and puts the cursor into the first', async () => {
    const sent = fakeNetwork(done);
    await open(address, { user: null });
    await submit();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Gib deine E-Mail-Adresse ein.',
      'Gib deinen Vornamen ein.',
      'Gib deinen Nachnamen ein.',
      'Wähle ein Passwort.',
      'Ohne dein Einverständnis können wir kein Konto eröffnen.',
    ]);
    expect(screen.getByLabelText('E-Mail')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test.each([
    ['E-Mail', 'nora', /passt hier nicht/],
    ['Passwort', 'kurz', /Mindestens 12 Zeichen/],
    ['Passwort', 'Nora-Neu-2026', /leicht zu erraten/],
  ])('with %s «%s» says what is wrong, and nothing is sent', async (label, value, text) => {
    const sent = fakeNetwork(done);
    await open(address, { user: null });
    await fill({ [label]: value });
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('that the server refuses says so at the field, until another value stands there', async () => {
    fakeNetwork(() =>
      failed(400, {
        code: 'validation_failed',
        fields: [{ field: 'email', messages: ['Ungültiger Wert.'] }],
      }),
    );
    await open(address, { user: null });
    await fill();
    await submit();
    expect(await screen.findByText('Ungültiger Wert.')).toBeVisible();
    expect(screen.getByLabelText('E-Mail')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('E-Mail'), 'x');
    expect(screen.queryByText('Ungültiger Wert.')).not.toBeInTheDocument();
  });

  test.each([
    [
      'too many attempts',
      () => failed(429, { code: 'too_many_requests', message: 'Warte kurz.' }),
      'Warte kurz.',
    ],
    ['no network', offline, /bleibt hier/],
  ])('with %s keeps what was typed', async (_, answer, text) => {
    fakeNetwork(answer);
    await open(address, { user: null });
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('E-Mail')).toHaveValue('nora@example.org');
    expect(screen.getByLabelText('Passwort')).toHaveValue('blaue Elefanten');
  });

  test('on its way cannot be sent again', async () => {
    const sent = fakeNetwork(() => new Promise<Response>(() => undefined));
    await open(address, { user: null });
    await fill();
    await submit();
    await submit();
    expect(sent).toHaveLength(1);
  });
});

describe('the mail', () => {
  const mailed = async () => {
    await open(address, { user: null });
    await fill();
    await submit();
    await screen.findByRole('heading', { name: 'Schau in deine E-Mails' });
  };

  test('can be had again', async () => {
    const sent = fakeNetwork(done);
    await mailed();
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal schicken' }));
    expect(await screen.findByText('Die Nachricht ist noch einmal unterwegs.')).toBeVisible();
    expect(sent.at(-1)).toMatchObject({
      address: endpoints.resendConfirmation.path,
      body: { email: 'nora@example.org', course_type: 'vv-de' },
    });
  });

  test('of a browser that the server does not know is asked for anew', async () => {
    fakeNetwork(({ address: to }) =>
      to === endpoints.createAccount.path ? done() : failed(410, { code: 'confirmation_invalid' }),
    );
    await mailed();
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal schicken' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Erstelle es noch einmal.');
    await userEvent.click(screen.getByRole('button', { name: 'Angaben ändern' }));
    expect(screen.getByLabelText('E-Mail')).toHaveValue('nora@example.org');
    expect(screen.getByLabelText('Passwort')).toHaveValue('');
  });
});

test.each(['stage', 'prod'] as const)(
  'behind single sign-on, in %s, the account is made there, and the person comes back',
  async (mode) => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await open('/onboarding/uk/account/create?next=%2Fmessages', { user: null, mode });
    const back = new URLSearchParams({ next: '/onboarding/uk/account/confirm?next=%2Fmessages' });
    const signUp = `/sso/signup?${back}`;
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(signUp));
    expect(screen.getByRole('link', { name: 'Konto erstellen' })).toHaveAttribute('href', signUp);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    replace.mockRestore();
  },
);
