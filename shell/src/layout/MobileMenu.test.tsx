import { $unreadMessages, setErrorReporter } from '@learn/platform/shell';
import {
  courseSession,
  fakeNetwork,
  json,
  offline,
  remoteEntry,
  setStore,
  userProfile,
} from '@learn/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { courseRemotes, slug } from '../testing/fixtures.ts';
import { renderPart } from '../testing/openShell.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const learn = `/course/${slug}/learn`;
const others = remoteEntry('mfe-others', {
  mounts: ['/profile', '/messages', '/settings', '/vbv-admin', '/dashboard/due-dates'],
});
const registry = { remotes: [...courseRemotes, others] };

/** The window of the tests, which styles are measured against. */
function viewport(): { setViewport(size: { width: number; height: number }): void } {
  if (!('happyDOM' in window)) throw new Error('These tests need the window of happy-dom');
  return window.happyDOM as ReturnType<typeof viewport>;
}

function spyOnAssign() {
  return vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
}

let assign: ReturnType<typeof spyOnAssign>;

beforeEach(() => {
  viewport().setViewport({ width: 390, height: 844 });
  assign = spyOnAssign();
  setErrorReporter(() => undefined);
  fakeNetwork(() => json([]));
  setStore($unreadMessages, 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(address = learn, page = {}) {
  const opened = await renderPart(<MobileMenu />, { address, page: { registry, ...page } });
  await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menü' });
  return { ...opened, drawer: within(drawer) };
}

function linksOf({ drawer }: Awaited<ReturnType<typeof open>>) {
  return drawer.getAllByRole('link').map((link) => link.textContent);
}

describe('MobileMenu', () => {
  it('shows the person, the course and where they may go', async () => {
    const { drawer } = await open();
    expect(drawer.getByText('Lena Keller')).toBeInTheDocument();
    expect(drawer.getByText('lena.keller@lernkreis.example')).toBeInTheDocument();
    expect(drawer.getByRole('heading', { name: 'Versicherungsvermittler/-in' })).toBeInTheDocument();
    const links = drawer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Profil anzeigen', '/profile'],
      ['Dashboard', '/'],
      ['Lernpfad', learn],
      ['Kompetenzprofil', `/course/${slug}/competence`],
      ['Lernbegleitung', `/course/${slug}/learning-mentor`],
      ['Mediathek', `/course/${slug}/media`],
      ['Termine', '/dashboard/due-dates'],
      ['Nachrichten', '/messages'],
      ['Einstellungen', '/settings'],
    ]);
    expect(drawer.getByRole('button', { name: 'Ausloggen' })).toBeInTheDocument();
    act(() => setStore($unreadMessages, 2));
    expect(drawer.getByRole('link', { name: 'Nachrichten, 2 ungelesen' })).toBeInTheDocument();
  });

  it('says below an entry whose remote is switched off why', async () => {
    const remotes = registry.remotes.map((remote) => ({
      ...remote,
      ...(remote.descriptor.name === 'mfe-competence' && { killed: 'Wartung bis 14 Uhr' }),
    }));
    const { drawer } = await open(learn, { registry: { remotes } });
    expect(drawer.getByRole('link', { name: 'Kompetenzprofil Wartung bis 14 Uhr' })).toBeVisible();
  });

  it('has cockpit and preview for an expert', async () => {
    const opened = await open(learn, { courseSessions: [courseSession({ role: 'EXPERT' })] });
    expect(linksOf(opened).slice(1, 5)).toEqual(['Dashboard', 'Cockpit', 'Vorschau Teilnehmer', 'Termine']);
  });

  it('leaves out what no remote answers', async () => {
    const user = userProfile({ has_vbv_admin_access: true });
    const opened = await open(learn, { registry: { remotes: [] }, user });
    for (const label of ['Lernpfad', 'Kompetenzprofil', 'Mediathek', 'Verwaltung'])
      expect(linksOf(opened)).not.toContain(label);
  });

  it('has the admin area for those only who may enter it', async () => {
    const opened = await open('/', { user: userProfile({ has_vbv_admin_access: true }) });
    expect(linksOf(opened)).toContain('Verwaltung');
  });

  it('offers the course to a learning mentor of vv, in the external shop', async () => {
    const mentor = { courseSessions: [courseSession({ role: 'LEARNING_MENTOR' })] };
    const { drawer } = await open(learn, mentor);
    expect(drawer.getByRole('link', { name: 'Lehrgang kaufen' })).toHaveAttribute(
      'href',
      'https://laden.example/de/',
    );
  });

  it.each([
    ['without a shop', 'LEARNING_MENTOR', ''],
    ['to participants', 'MEMBER', 'https://laden.example/'],
  ])('offers no course %s', async (_name, role, shopUrl) => {
    const opened = await open(learn, { shopUrl, courseSessions: [courseSession({ role })] });
    expect(linksOf(opened)).not.toContain('Lehrgang kaufen');
  });

  it.each([
    [learn, 'Lernpfad'],
    [`${learn}/basis`, 'Lernpfad'],
    [`/course/${slug}/certificates`, undefined],
    ['/settings', 'Einstellungen'],
    ['/', 'Dashboard'],
  ])('at %s marks %s', async (address, current) => {
    const { drawer } = await open(address);
    const marked = drawer.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual(current === undefined ? [] : [current]);
  });

  it.each(['Kompetenzprofil', 'Lernpfad'])('closes on the way to %s', async (target) => {
    const { drawer } = await open();
    await userEvent.click(drawer.getByRole('link', { name: target }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes by its cross and by Escape', async () => {
    const { drawer } = await open();
    await userEvent.click(drawer.getByRole('button', { name: 'Schliessen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('logs out, and says when that failed', async () => {
    fakeNetwork(offline);
    const { drawer } = await open();
    await userEvent.click(drawer.getByRole('button', { name: 'Ausloggen' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('Ausloggen hat nicht geklappt');
    fakeNetwork(() => new Response(null, { status: 204 }));
    await userEvent.click(drawer.getByRole('button', { name: 'Ausloggen' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login-local'));
  });

  it('stands a person without a picture, a name or a course', async () => {
    const user = userProfile({ first_name: '', last_name: '' });
    const opened = await open('/', { user, courseSessions: [] });
    expect(linksOf(opened).slice(0, 3)).toEqual(['Profil anzeigen', 'Dashboard', 'Termine']);
  });
});
