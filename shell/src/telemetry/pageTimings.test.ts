import { remoteLoader, setErrorReporter, startRemoteReports } from '@learn/platform/shell';
import { fakeNetwork, json, manifestOf, remoteEntry, type SentCall } from '@learn/testing';
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import { slug } from '../testing/fixtures.ts';
import { startShell } from '../testing/openShell.tsx';
import { startPageTimings } from './pageTimings.ts';

type Watch = (report: (metric: Pick<MetricType, 'name' | 'value'>) => void) => void;

const watches = vi.hoisted(() => ({ onLCP: vi.fn<Watch>(), onINP: vi.fn<Watch>(), onCLS: vi.fn<Watch>() }));
vi.mock('web-vitals', () => watches);

const learn = `/course/${slug}/learn`;
const path = { name: 'mfe-path', version: 'v2', page: '/course/:courseSlug/learn/*' };
const shell = { name: 'shell', version: 's1' };
const first = { shell_start: 210.2, first_render: 840.7 };
let sent: SentCall[];

startRemoteReports();
setErrorReporter(() => undefined);

/** Hides or shows the tab; what was noted goes as soon as it is hidden. */
function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sent = fakeNetwork(() => json([]));
});
afterEach(() => {
  // nothing that was noted is left to the next test
  look('hidden');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens a page and measures. @param failures attempts to load the remote that fail */
async function open(pathname: string, { failures = 0, now = pathname, onLoad = () => {} } = {}) {
  const gone = Array.from({ length: failures }, () => new Error('gone'));
  const fallback = { version: 'v1', baseUrl: '/remotes/mfe-path/v1/', entry: 'entry.js', integrity: '' };
  await startShell({
    page: {
      shellVersion: shell.version,
      reportsRemotes: true,
      reportsTimings: true,
      registry: { remotes: [remoteEntry('mfe-path', { mounts: [path.page], fallback })] },
    },
    load: async (name) => {
      const error = gone.pop();
      if (error) throw error;
      return manifestOf(name);
    },
  });
  const Page = () => createElement('h1', {}, useLocation().pathname);
  const lazy = async () => {
    await remoteLoader()
      .load('mfe-path')
      .catch(() => undefined);
    onLoad();
    return { Component: Page };
  };
  const router = createMemoryRouter(
    [
      { path: '/', Component: Page },
      { path: path.page, lazy },
    ],
    { initialEntries: [pathname] },
  );
  onTestFinished(() => router.dispose());
  render(createElement('main', { id: 'main' }, createElement(RouterProvider, { router })));
  await screen.findByRole('heading', { name: pathname });
  if (now !== pathname) await act(() => router.navigate(now));
  startPageTimings(router, { ...first, pathname });
  return router;
}

/** What the page has measured, as it is sent once the tab is hidden; without how remotes were loaded. */
function measured(): unknown[] {
  look('hidden');
  return sent
    .flatMap(({ body }) => (body as { timings?: readonly { measure: string }[] } | undefined)?.timings ?? [])
    .filter(({ measure }) => measure !== 'entry' && measure !== 'expose');
}

function vital(watch: keyof typeof watches, name: MetricType['name'], value: number): void {
  watches[watch].mock.lastCall?.[0]({ name, value });
}

it('says when the shell ran and the first page could be used', async () => {
  await open('/');
  expect(measured()).toEqual([
    { ...shell, page: '', measure: 'shell_start', value: 210 },
    { ...shell, page: '/', measure: 'first_render', value: 841 },
  ]);
});

it('says the last vitals of the first page once the tab is hidden, and no later ones', async () => {
  await open(learn);
  for (const value of [300, 900.4]) vital('onLCP', 'LCP', value);
  vital('onCLS', 'CLS', 0.0842);
  expect(measured().slice(1)).toEqual([
    { ...path, measure: 'first_render', value: 841 },
    { ...path, measure: 'lcp', value: 900 },
    { ...path, measure: 'cls', value: 84 },
  ]);
  vital('onINP', 'INP', 500);
  look('visible');
  sent.length = 0;
  expect(measured()).toEqual([]);
});

it('says the vitals of the first page when it is left, and how long the next one took', async () => {
  const router = await open(learn);
  vital('onINP', 'INP', 120);
  await act(() => router.navigate(`${learn}/basis`));
  vital('onINP', 'INP', 900);
  expect(measured().slice(2)).toEqual([
    { ...path, measure: 'inp', value: 120 },
    { ...path, measure: 'first_render', value: expect.any(Number) },
  ]);
});

it('measures a page from the press on, also while its code is loaded', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const router = await open('/', { onLoad: () => now.mockReturnValue(1_640) });
  await act(() => router.navigate(learn));
  expect(measured()).toContainEqual({ ...path, measure: 'first_render', value: 640 });
});

it('measures no page that was left before it was drawn, and no search on one', async () => {
  const router = await open(learn);
  const pages = ['basis', 'fahrzeug'].map((circle) => `${learn}/${circle}`);
  await act(async () => {
    for (const page of pages) await router.navigate(page);
  });
  await act(() => router.navigate(`${pages[1]}?search=a`));
  expect(measured().slice(2)).toEqual([{ ...path, measure: 'first_render', value: expect.any(Number) }]);
});

it('blames no page for what another one did before the measuring began', async () => {
  await open('/', { now: learn });
  expect(watches.onLCP).not.toHaveBeenCalled();
  expect(measured()[1]).toMatchObject({ ...shell, page: '/', measure: 'first_render' });
});

it('names the version that runs, which is the last good one where the live one failed', async () => {
  await open(learn, { failures: 3 });
  expect(measured()[1]).toMatchObject({ ...path, version: 'v1', measure: 'first_render' });
});

it('says nothing of a page of a remote that could not be loaded', async () => {
  await open(learn, { failures: 4 });
  expect(measured()).toMatchObject([{ ...shell, measure: 'shell_start' }]);
});

it('leaves out what was drawn in a hidden tab', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'hidden', startTime: 0 } as PerformanceResourceTiming,
  ]);
  await open('/');
  expect(measured()).toEqual([]);
});
