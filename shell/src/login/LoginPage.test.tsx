import { fakeNetwork, json, offline } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { LoginPage } from './LoginPage.tsx';

const visitor = { user: null, courseSessions: [] };

function spyOn(method: 'assign' | 'replace') {
  return vi.spyOn(window.location, method).mockImplementation(() => undefined);
}

let assign: ReturnType<typeof spyOn>;

beforeEach(() => {
  assign = spyOn('assign');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(address = '/login-local', page = {}) {
  await renderPart(<LoginPage />, { address, page: { ...visitor, ...page } });
  return {
    username: screen.getByRole('textbox', { name: 'Benutzername' }),
    password: screen.getByLabelText('Passwort'),
    submit: screen.getByRole('button', { name: 'Login' }),
  };
}

describe('the page', () => {
  it('greets, explains and says where help is to be had', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Willkommen auf deiner Lernplattform',
    );
    expect(screen.getByRole('link', { name: /Anleitung zur Plattform/ })).toHaveAttribute(
      'href',
      '/media/guideline-de.pdf',
    );
    const contact = within(screen.getByRole('region', { name: 'Hilfe beim Anmelden' }));
    expect(contact.getByRole('link', { name: 'hilfe@lernkreis.example' })).toHaveAttribute(
      'href',
      'mailto:hilfe@lernkreis.example',
    );
    expect(contact.getByRole('link', { name: '031 555 01 42' })).toHaveAttribute('href', 'tel:0315550142');
  });

  it.each(['fr', 'it'] as const)('has its guideline in %s', async (language) => {
    await renderPart(<LoginPage />, { page: { ...visitor, language } });
    const guideline = screen.getAllByRole('link')[0];
    expect(guideline).toHaveAttribute('href', `/media/guideline-${language}.pdf`);
  });

  it('sends people on who are logged in already', async () => {
    const replace = spyOn('replace');
    await renderPart(<LoginPage />, { address: '/login-local?next=%2Fsettings' });
    expect(replace).toHaveBeenCalledWith('/settings');
  });
});

describe('logging in', () => {
  it('sends both trimmed, then loads the wanted page anew', async () => {
    const sent = fakeNetwork(() => json({}));
    const { username, password, submit } = await open('/login-local?next=%2Fcourse%2Fauto%2Flearn');
    await userEvent.type(username, '  lena.keller ');
    await userEvent.type(password, ' demo ');
    await userEvent.click(submit);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/course/auto/learn'));
    expect(sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        address: '/api/core/login/',
        body: { username: 'lena.keller', password: 'demo' },
      }),
    ]);
  });

  it.each([
    ['', '/'],
    ['?next=https%3A%2F%2Fevil.example', '/'],
    ['?next=%2F%2Fevil.example', '/'],
  ])('with %j leads to %s', async (query, target) => {
    fakeNetwork(() => json({}));
    const { username, password } = await open(`/login-local${query}`);
    await userEvent.type(username, 'lena.keller');
    await userEvent.type(password, 'demo{Enter}');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(target));
  });

  it('is sent once, however often the button is pressed', async () => {
    const sent = fakeNetwork(() => new Promise<Response>(() => undefined));
    const { username, password, submit } = await open();
    await userEvent.type(username, 'lena.keller');
    await userEvent.type(password, 'demo');
    await userEvent.click(submit);
    await userEvent.click(submit);
    expect(sent).toHaveLength(1);
  });
});

describe('empty fields', () => {
  it.each([
    ['both', '', '', ['Gib deinen Benutzernamen ein.', 'Gib dein Passwort ein.'], 'username'],
    ['the username', '   ', 'demo', ['Gib deinen Benutzernamen ein.'], 'username'],
    ['the password', 'lena.keller', ' ', ['Gib dein Passwort ein.'], 'password'],
  ] as const)(
    '%s: nothing is sent, the field says so and has the focus',
    async (_name, name, word, errors, first) => {
      const sent = fakeNetwork(() => json({}));
      const fields = await open();
      if (name) await userEvent.type(fields.username, name);
      if (word) await userEvent.type(fields.password, word);
      await userEvent.click(fields.submit);
      expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(errors);
      expect(fields[first]).toHaveFocus();
      expect(fields[first]).toBeInvalid();
      expect(sent).toEqual([]);
      expect(assign).not.toHaveBeenCalled();
    },
  );
});

describe('a failure', () => {
  const tooMany = 'Zu viele Versuche. Warte eine Minute.';

  it.each([
    ['a wrong password', () => json({ code: 'login_failed', message: 'x' }, 401), /^Login failed\./],
    ['too many attempts', () => json({ code: 'too_many_requests', message: tooMany }, 429), tooMany],
    ['an answer that is not ours', () => new Response('<h1>502</h1>', { status: 502 }), /nicht erreichbar/],
    ['no network', offline, /nicht erreichbar/],
  ])('%s is said, and what was typed stays', async (_name, answer, text) => {
    fakeNetwork(answer);
    const { username, password, submit } = await open();
    await userEvent.type(username, 'lena.keller');
    await userEvent.type(password, 'wrong');
    await userEvent.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(username).toHaveValue('lena.keller');
    expect(password).toHaveValue('wrong');
    expect(assign).not.toHaveBeenCalled();
  });

  it('disappears with the next attempt', async () => {
    const answers = [json({ code: 'login_failed' }, 401), json({})];
    fakeNetwork(() => answers.shift() ?? json({}, 500));
    const { username, password, submit } = await open();
    await userEvent.type(username, 'lena.keller');
    await userEvent.type(password, 'wrong');
    await userEvent.click(submit);
    await screen.findByRole('alert');
    await userEvent.click(submit);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
