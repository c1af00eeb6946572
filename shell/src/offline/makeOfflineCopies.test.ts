import { copyHeaders } from '@learn/contracts';
import { useOfflineCopy } from '@learn/platform';
import { $lastSent, locationChanged, setPageData } from '@learn/platform/shell';
import { fakeNetwork, pageOf, remoteEntry, type SentCall, setStore, userProfile } from '@learn/testing';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeCaches } from '../testing/fakeCaches.ts';
import { startShell } from '../testing/openShell.tsx';
import { copiesOf } from './copyPage.ts';
import { makeOfflineCopies } from './makeOfflineCopies.ts';
import { withPageData } from './pageDataIn.ts';

const lena = userProfile();
const task = '/course/vv/learn/fahrzeug/auftrag';
const next = '/course/vv/learn/fahrzeug/test';
const bare = '<script type="application/json" id="page-data">{}</script>';
const mount = {
  path: '/course/:courseSlug/learn/:circleSlug/:contentSlug',
  public: false,
  offline: true,
} as const;
const registry = {
  remotes: [
    remoteEntry('mfe-path', { mounts: [mount, { path: '/course/:courseSlug/cockpit', public: false }] }),
  ],
};
let asked: SentCall[];

beforeEach(async () => {
  fakeCaches();
  await startShell({ page: { user: lena, registry } });
  asked = fakeNetwork(({ address }) =>
    address.endsWith('/shell.json')
      ? Response.json({})
      : new Response(withPageData(bare, pageOf({ user: lena }))),
  );
  vi.useFakeTimers();
  locationChanged(task, 'PUSH');
  onTestFinished(makeOfflineCopies(lena.id));
  await vi.advanceTimersByTimeAsync(2_000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The pages that were asked for since the last look. */
const addresses = () =>
  asked
    .splice(0)
    .map(({ address }) => address)
    .filter((address) => !address.endsWith('.json'));

function answered(area: string): void {
  const request = { kind: 'rest', method: 'POST', path: '/', body: {} } as const;
  setStore($lastSent, { key: 'a', area, title: '', address: `${task}?courseSessionId=s1`, request });
}

it('copies a page after a pause on it', () => {
  expect(addresses()).toEqual([task]);
});

it('copies it again once the server has an answer that it lacks, also when it was left meanwhile', async () => {
  addresses();
  answered('answer');
  answered('answer');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(addresses()).toEqual([task]);
  answered('feedback');
  locationChanged(next, 'PUSH');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(addresses()).toEqual([task, next]);
});

it('copies it again from a page that is not copied', async () => {
  addresses();
  answered('answer');
  locationChanged('/', 'PUSH');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(addresses()).toEqual([task]);
});

it('copies it again from an offline copy, whose answer was sent when the network came back', async () => {
  setPageData(pageOf({ user: lena, copiedAt: new Date().toISOString() }));
  addresses();
  answered('answer');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(addresses()).toEqual([task]);
});

it('does not for a mark', async () => {
  addresses();
  answered('completion');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(addresses()).toEqual([]);
});

it('copies no page that is not declared so', async () => {
  addresses();
  locationChanged('/course/vv/cockpit', 'PUSH');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(addresses()).toEqual([]);
});

function Circle() {
  useOfflineCopy({ title: 'Fahrzeug', group: 'circles', pages: [next, undefined, next] });
  return null;
}

it('copies the pages that a page names along with it, under its title', async () => {
  addresses();
  const router = createMemoryRouter([{ path: '*', Component: Circle }], { initialEntries: [task] });
  const { unmount } = render(createElement(RouterProvider, { router }));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(addresses()).toEqual([task, next]);
  const copy = await (await copiesOf(lena.id)).match(task);
  expect(copy?.headers.get(copyHeaders.title)).toBe('Fahrzeug');
  expect(copy?.headers.get(copyHeaders.group)).toBe('circles');
  unmount();
  router.dispose();
});
