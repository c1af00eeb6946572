import { setErrorReporter } from '@learn/platform';
import { userProfile } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigationEntry, remoteEntry, slug } from '../testing/fixtures.ts';
import { renderPart } from '../testing/openShell.tsx';
import { json, offline, stubFetch } from '../testing/stubFetch.ts';
import { MobileMenu } from './MobileMenu.tsx';

const learn = `/course/${slug}/learn`;
const registry = {
  remotes: [
    remoteEntry('mfe-path', {
      navigation: [
        navigationEntry('Lernpfad', 'learningPath', 'learning-path', 10),
        navigationEntry('Kompetenzprofil', 'competence', 'competence-navi', 20),
      ],
    }),
  ],
};

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
  stubFetch(() => json([]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('MobileMenu', () => {
  async function open(address = learn) {
    const opened = await renderPart(<MobileMenu />, { address, page: { registry } });
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menü' });
    return { ...opened, drawer: within(drawer) };
  }

  it('shows the person, the course and where she may go', async () => {
    const { drawer } = await open();
    expect(drawer.getByText('Lena Keller')).toBeInTheDocument();
    expect(drawer.getByText('lena.keller@lernkreis.example')).toBeInTheDocument();
    expect(drawer.getByText('Versicherungsvermittler/-in')).toBeInTheDocument();
    const links = drawer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Dashboard', '/'],
      ['Lernpfad', learn],
      ['Kompetenzprofil', `/course/${slug}/competence`],
    ]);
  });

  it.each([
    [learn, 'Lernpfad'],
    [`${learn}/basis`, 'Lernpfad'],
    [`/course/${slug}/learning-mentor`, undefined],
    ['/', 'Dashboard'],
  ])('at %s marks %s', async (address, current) => {
    const { drawer } = await open(address);
    const marked = drawer.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual(current === undefined ? [] : [current]);
  });

  it.each(['Kompetenzprofil', 'Lernpfad'])('closes when somebody goes to %s', async (target) => {
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
    stubFetch(offline);
    const { drawer } = await open();
    await userEvent.click(drawer.getByRole('button', { name: 'Abmelden' }));
    expect(await drawer.findByText(/Abmelden hat nicht geklappt/)).toBeInTheDocument();
    stubFetch(() => new Response(null, { status: 204 }));
    await userEvent.click(drawer.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login-local'));
  });

  it('stands a person without a picture or a course', async () => {
    await renderPart(<MobileMenu />, {
      page: { user: userProfile({ first_name: '', last_name: '' }), courseSessions: [] },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    expect(await screen.findAllByRole('link')).toHaveLength(1);
  });
});
