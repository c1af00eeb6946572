import { expect, test } from 'vitest';
import { fakeMount, fakeRemote, fakeShell } from '../../test/fakeReleases.ts';
import type { LiveReleases } from '../releases/liveReleases.ts';
import { matchMount } from './matchMount.ts';
import { withoutAdminPages } from './withoutAdminPages.ts';

const admin = fakeMount('/vbv-admin', 'admin', { admin: true });
const own = fakeMount('/course/:courseSlug', 'course');
const releases: LiveReleases = {
  shell: fakeShell('s1'),
  remotes: [
    { live: fakeRemote('mfe-admin', 'a1', { mounts: [admin] }) },
    { live: fakeRemote('mfe-both', 'b1', { mounts: [{ ...admin, path: '/vbv-admin/both' }, own] }) },
    { live: fakeRemote('mfe-path', 'p1', { mounts: [{ ...own, path: '/course/:courseSlug/learn' }] }) },
  ],
};

test('pages of the admin area are missing, and a remote that has nothing else', () => {
  const seen = withoutAdminPages(releases);
  expect(seen.remotes.map(({ live }) => [live.name, live.mounts.map(({ path }) => path)])).toEqual([
    ['mfe-both', ['/course/:courseSlug']],
    ['mfe-path', ['/course/:courseSlug/learn']],
  ]);
  expect(matchMount(seen, '/vbv-admin')).toBeUndefined();
  expect(matchMount(releases, '/vbv-admin')?.owner).toBe('mfe-admin');
});

test('nothing changes as long as nothing is released, for caches hang on it', () => {
  expect(withoutAdminPages(releases)).toBe(withoutAdminPages(releases));
});
