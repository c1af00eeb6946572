import { resetPerson } from '@learn/platform/shell';
import { fakeNetwork, json, userProfile } from '@learn/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../testing/fakeCaches.ts';
import { openShell, startShell } from '../testing/openShell.tsx';
import { workOffline } from './workOffline.ts';

afterEach(() => vi.unstubAllGlobals());

it('leaves no copies of other people, and none after a logout', async () => {
  const cached = fakeCaches();
  fakeNetwork(() => json([]));
  const lena = userProfile();
  for (const person of [lena.id, 'marc']) await caches.open(`learn-kept-${person}`);
  await openShell('/somewhere', { page: { user: lena } });
  await workOffline();
  expect(Object.keys(cached())).toEqual([`learn-kept-${lena.id}`]);
  resetPerson();
  await vi.waitFor(() => expect(cached()).toEqual({}));
});

it.each([
  ['on purpose', null, 0],
  ['by itself', 'lena', 1],
])(
  'on a visitor’s page, after a login that was ended %s, it leaves so many caches: %s',
  async (_, userId, left) => {
    const cached = fakeCaches();
    await caches.open('learn-kept-lena');
    await startShell({ page: { user: null } });
    localStorage.setItem('signedIn', JSON.stringify({ userId, at: 1 }));
    await workOffline();
    expect(Object.keys(cached())).toHaveLength(left);
  },
);
