import { $connection } from '@learn/platform';
import { setErrorReporter } from '@learn/platform/shell';
import { fakeNetwork, json, manifestOf, remoteEntry, setStore } from '@learn/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { navigationEntry, slug } from '../testing/fixtures.ts';
import { openShell } from '../testing/openShell.tsx';

const learn = `/course/${slug}/learn`;
const registry = {
  remotes: [
    remoteEntry('mfe-path', {
      title: 'Lernpfad',
      mounts: ['/course/:courseSlug/learn', '/course/:courseSlug/learn/:circleSlug'],
      navigation: [navigationEntry('Lernpfad', 'learningPath', 'learning-path', 10)],
    }),
    remoteEntry('mfe-competence', {
      title: 'Kompetenzprofil',
      mounts: ['/course/:courseSlug/competence/*'],
      navigation: [navigationEntry('Kompetenzprofil', 'competence', 'competence-navi', 20)],
    }),
  ],
};

const pages: Readonly<Record<string, NonNullable<Parameters<typeof manifestOf>[1]>['pages']>> = {
  'mfe-path': [
    { path: '/course/:courseSlug/learn', element: <h1>Dein Lernpfad</h1> },
    { path: '/course/:courseSlug/learn/:circleSlug', element: <h1>Dein Circle</h1> },
  ],
  'mfe-competence': [{ path: '/course/:courseSlug/competence', element: <h1>Dein Profil</h1> }],
};

const report = vi.fn();

beforeEach(() => {
  report.mockClear();
  setErrorReporter(report);
  fakeNetwork(() => json([]));
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the shell; `down` says which remotes cannot be had at the moment. */
async function open(address: string, down: Set<string> = new Set()) {
  const loads: string[] = [];
  const load = async (name: string) => {
    loads.push(name);
    if (down.has(name)) throw new Error(`${name} is down`);
    return manifestOf(name, { pages: pages[name] });
  };
  const opened = await openShell(address, { page: { registry }, load });
  return { ...opened, loads, down };
}

describe('a remote that is there', () => {
  it('is loaded once, when its first page is opened', async () => {
    const { router, loads } = await open('/');
    expect(loads).toEqual([]);
    await act(() => router.navigate(learn));
    expect(screen.getByRole('heading', { name: 'Dein Lernpfad' })).toBeInTheDocument();
    await act(() => router.navigate(`${learn}/basis`));
    expect(screen.getByRole('heading', { name: 'Dein Circle' })).toBeInTheDocument();
    expect(loads).toEqual(['mfe-path']);
  });

  it('is left alone by a navigation that was overtaken', async () => {
    const { router } = await open('/');
    await act(async () => {
      void router.navigate(learn);
      await router.navigate(`${learn}/basis`);
    });
    expect(screen.getByRole('heading', { name: 'Dein Circle' })).toBeInTheDocument();
    await act(() => router.navigate(learn));
    expect(screen.getByRole('heading', { name: 'Dein Lernpfad' })).toBeInTheDocument();
  });

  it.each([`${learn}/basis/video/further`, `/course/${slug}/competence/unknown`, `/course/${slug}/LEARN`])(
    'does not keep %s waiting, which is no page of it',
    async (address) => {
      await open(address);
      expect(await screen.findByRole('heading', { name: 'Seite nicht gefunden' })).toBeInTheDocument();
    },
  );
});

describe('a remote that is down', () => {
  it('is not blamed without a connection: what is not on the device is named, with the way to what can be read', async () => {
    await open(learn, new Set(['mfe-path']));
    await screen.findByRole('heading', { level: 1, name: 'Lernpfad ist gerade nicht erreichbar' });
    act(() => setStore($connection, 'offline'));
    onTestFinished(() => setStore($connection, 'online'));
    expect(
      screen.getByRole('heading', { level: 1, name: 'Diese Seite ist ohne Verbindung nicht da' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Zeigen, was ich lesen kann' })).toBeInTheDocument();
  });

  it('says why it is switched off, with no retry and no way to another that is', async () => {
    const remotes = registry.remotes.map((remote) => ({ ...remote, killed: 'Wartung bis 14 Uhr' }));
    const loads = vi.fn();
    await openShell(learn, { page: { registry: { remotes } }, load: loads });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Lernpfad ist vorübergehend abgeschaltet' }),
    ).toBeInTheDocument();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Wartung bis 14 Uhr');
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    expect([...main.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Dashboard']);
    expect(loads).not.toHaveBeenCalled();
  });

  it('has a page that names it, says what still works and gives support a hint', async () => {
    await open(learn, new Set(['mfe-path']));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Lernpfad ist gerade nicht erreichbar' }),
    ).toBeInTheDocument();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('mfe-path@v2');
    const links = [...main.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Dashboard', '/'],
      ['Kompetenzprofil', `/course/${slug}/competence`],
    ]);
    expect(report).toHaveBeenCalledTimes(3);
  });

  it('comes back without a reload, at the same address', async () => {
    const { down } = await open(`${learn}?view=list#end`, new Set(['mfe-path']));
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    await userEvent.click(retry);
    await waitFor(() => expect(report).toHaveBeenCalledTimes(6));
    await waitFor(() => expect(retry).toBeEnabled());
    down.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { name: 'Dein Lernpfad' })).toBeInTheDocument();
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe(`${learn}?view=list#end`);
  });

  it('leaves the others alone, and is tried again at its next page', async () => {
    const { router, down } = await open(learn, new Set(['mfe-path']));
    await screen.findByRole('heading', { name: 'Lernpfad ist gerade nicht erreichbar' });
    await act(() => router.navigate(`/course/${slug}/competence`));
    expect(screen.getByRole('heading', { name: 'Dein Profil' })).toBeInTheDocument();
    down.clear();
    await act(() => router.navigate(`${learn}/basis`));
    expect(screen.getByRole('heading', { name: 'Dein Circle' })).toBeInTheDocument();
  });

  it('is reported also when only its pages cannot be had', async () => {
    const manifest = {
      ...manifestOf('mfe-path'),
      get pages(): never {
        throw new Error('chunk is gone');
      },
    };
    await openShell(learn, { page: { registry }, load: async () => manifest });
    await screen.findByRole('heading', { name: 'Lernpfad ist gerade nicht erreichbar' });
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'chunk is gone' }), {
      area: 'composition',
      remote: 'mfe-path@v2',
    });
  });
});

describe('a remote whose page breaks', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  function BrokenEffect() {
    useEffect(() => {
      throw new Error('broken in an effect');
    }, []);
    return <h1>Kurz da</h1>;
  }

  function Broken(): never {
    throw new Error('broken in render');
  }

  const missing = () => Promise.reject(new Error('chunk is gone'));

  it.each([
    ['in render', 'broken in render', { element: <Broken /> }],
    ['in an effect', 'broken in an effect', { element: <BrokenEffect /> }],
    ['as its code is missing', 'chunk is gone', { load: missing }],
  ])('%s has a page that says so, and the rest works', async (_, message, page) => {
    const load = async (name: string) =>
      manifestOf(name, {
        pages: name === 'mfe-path' ? [{ path: '/course/:courseSlug/learn', ...page }] : pages[name],
      });
    const { router } = await openShell(learn, { page: { registry }, load });
    const title = 'Lernpfad: Diese Seite hat nicht funktioniert';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('mfe-path@v2');
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message }), {
      area: 'page',
      remote: 'mfe-path@v2',
    });
    await act(() => router.navigate(`/course/${slug}/competence`));
    expect(screen.getByRole('heading', { name: 'Dein Profil' })).toBeInTheDocument();
  });

  it('comes back by the button, without a reload', async () => {
    let broken = true;
    const Page = () => (broken ? <Broken /> : <h1>Wieder da</h1>);
    const load = async (name: string) =>
      manifestOf(name, { pages: [{ path: '/course/:courseSlug/learn', element: <Page /> }] });
    await openShell(learn, { page: { registry }, load });
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeEnabled();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { name: 'Wieder da' })).toBeInTheDocument();
  });

  it('is told like one that is down when its manifest has no pages', async () => {
    const load = async (name: string) => ({ ...manifestOf(name), pages: undefined }) as never;
    await openShell(learn, { page: { registry }, load });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Lernpfad ist gerade nicht erreichbar' }),
    ).toBeInTheDocument();
  });
});
