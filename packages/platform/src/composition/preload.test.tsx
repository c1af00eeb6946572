import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { clearRestCache } from '../rest/rest.ts';
import { startPlatform } from '../start.ts';
import { $connection } from '../stores/connection.ts';
import { $history, locationChanged } from '../stores/location.ts';
import { setLoginMissing } from '../stores/loginMissing.ts';
import { setErrorReporter } from '../telemetry/telemetry.ts';
import { fakeNetwork, json, type SentCall } from '../testing/fakeNetwork.ts';
import { manifestOf, pageOf, registryOf, remoteEntry, sessionOf } from '../testing/fixtures.ts';
import { setStore } from '../testing/setStore.ts';
import { Link } from './Link.tsx';
import { pagesUnderway, preloadAddress, preloadResults } from './preload.ts';
import { $registry } from './registry.ts';
import { startComposition } from './remoteLoader.ts';

const load = vi.fn();

beforeEach(async () => {
  await startI18n('de');
  load.mockReset().mockImplementation(async (name: string) => manifestOf(name));
  startComposition({
    register: () => undefined,
    runBundle: async () => undefined,
    fetchShared: () => undefined,
    load,
  });
  setStore($registry, registryOf(remoteEntry('mfe-a', { mounts: ['/course/:courseSlug/learn'] })));
});

it('fetches the remote of an address, once', async () => {
  preloadAddress('/course/auto/learn?circle=1#top');
  preloadAddress('/course/auto/learn');
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['mfe-a']]));
});

it('fetches the page behind the address, and none of its neighbours', async () => {
  const page = vi.fn(async () => () => 'path');
  const neighbour = vi.fn(async () => () => 'circle');
  load.mockImplementation(async (name: string) =>
    manifestOf(name, {
      pages: [
        { path: '/course/:courseSlug/learn', load: page },
        { path: '/course/:courseSlug/learn/:circleSlug', load: neighbour },
      ],
    }),
  );
  preloadAddress('/course/auto/learn');
  await vi.waitFor(() => expect(page).toHaveBeenCalledOnce());
  expect(neighbour).not.toHaveBeenCalled();
});

it('fetches nothing for the shell’s own addresses', () => {
  preloadAddress('/');
  expect(load).not.toHaveBeenCalled();
});

it('says nothing of a remote that cannot be had: the visit itself will', async () => {
  const report = vi.fn();
  setErrorReporter(report);
  load.mockRejectedValue(new Error('network gone'));
  preloadAddress('/course/auto/learn');
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(3));
});

it('tells what is not urgent how long a page is on its way, also one that fails', async () => {
  expect(pagesUnderway()).toBeUndefined();
  const page = vi.fn(() => Promise.reject(new Error('chunk is gone')));
  load.mockImplementation(async (name: string) =>
    manifestOf(name, { pages: [{ path: '/course/:courseSlug/learn', load: page }] }),
  );
  preloadAddress('/course/auto/learn');
  await pagesUnderway();
  expect(page).toHaveBeenCalledOnce();
  expect(pagesUnderway()).toBeUndefined();
});

function show(to: string | { pathname: string }) {
  const onFocus = vi.fn();
  const element = (
    <Link to={to} onFocus={onFocus}>
      Lernpfad
    </Link>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return { onFocus, link: screen.getByRole('link', { name: 'Lernpfad' }) };
}

it('fetches when the pointer is on a link', async () => {
  const { link } = show('/course/auto/learn');
  expect(link).toHaveAttribute('href', '/course/auto/learn');
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(link);
  expect(load).toHaveBeenCalledWith('mfe-a');
});

describe('answers of the page behind a link', () => {
  const path = '/course/auto/learn';
  let sent: SentCall[];

  beforeEach(async () => {
    sent = fakeNetwork(() => json([]));
    await startPlatform(pageOf({ courseSessions: [sessionOf('s1', 'auto')] }), []);
    clearRestCache();
    const entry = remoteEntry('mfe-a');
    const bundle = { url: '/remotes/mfe-a/v2/bundle.js', integrity: 'sha384-bundle' };
    const mounts = [
      { path: '/course/:courseSlug/learn', public: false, bundle, operations: ['hash-of-path'] },
      { path: '/course/:courseSlug/media', public: false, bundle },
    ];
    setStore($registry, registryOf({ ...entry, descriptor: { ...entry.descriptor, mounts } }));
    setStore($history, []);
    locationChanged('/', 'REPLACE');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are asked for in the session that the course shows, once in half a minute', () => {
    preloadResults(`${path}?view=list`);
    preloadResults(path);
    expect(sent.map(({ address }) => address)).toEqual([
      `/api/core/page-operations/?address=${encodeURIComponent(path)}&course_session_id=s1`,
    ]);
  });

  it('are asked for again when something was written', () => {
    preloadResults(path);
    clearRestCache();
    preloadResults(path);
    expect(sent).toHaveLength(2);
  });

  it('are not asked for where a page has none, is open or was opened before', () => {
    preloadResults('/course/auto/media');
    preloadResults('/elsewhere');
    locationChanged(path, 'PUSH');
    preloadResults(path);
    locationChanged('/', 'PUSH');
    preloadResults(path);
    expect(sent).toEqual([]);
  });

  it.each(['the login', 'the network'])(
    'are asked for by nobody but the visit while %s is missing',
    (what) => {
      onTestFinished(() => {
        setLoginMissing(false);
        setStore($connection, 'online');
      });
      if (what === 'the login') setLoginMissing(true);
      else setStore($connection, 'offline');
      preloadResults(path);
      expect(sent).toEqual([]);
      setLoginMissing(false);
      setStore($connection, 'online');
      preloadResults(path);
      expect(sent).toHaveLength(1);
    },
  );

  it('are asked for when the pointer stays on the link, not in passing', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { link } = show(path);
    fireEvent.pointerEnter(link);
    vi.advanceTimersByTime(40);
    fireEvent.pointerLeave(link);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([]);
    fireEvent.pointerEnter(link);
    vi.advanceTimersByTime(100);
    expect(sent).toHaveLength(1);
  });

  it('are asked for at once on a press', () => {
    const { link } = show(path);
    fireEvent.pointerDown(link);
    expect(sent).toHaveLength(1);
  });
});

it('fetches when a link gets the focus, whose own handler still runs', async () => {
  const { onFocus } = show({ pathname: '/course/auto/learn' });
  await userEvent.tab();
  expect(load).toHaveBeenCalledWith('mfe-a');
  expect(onFocus).toHaveBeenCalledOnce();
});
