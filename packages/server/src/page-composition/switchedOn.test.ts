import { expect, test } from 'vitest';
import { fakeMount, fakeRemote, fakeShell } from '../../test/fakeReleases.ts';
import type { LiveReleases } from '../releases/liveReleases.ts';
import { matchMount } from './matchMount.ts';
import { switchedOn } from './switchedOn.ts';

const exams = { ...fakeMount('/course/:courseSlug/exams', 'exams'), setting: 'show_exams' };
const remote = fakeRemote('mfe-competence', 'c1', { mounts: [fakeMount('/course/:courseSlug', 'c'), exams] });
const releases: LiveReleases = { shell: fakeShell('s1'), remotes: [{ live: remote }] };
const storeOf = (live: LiveReleases) => ({
  readRegistry: async () => live,
  readCombinations: async () => [live],
});
const shown = (settings: Readonly<Record<string, boolean>>, live = releases) =>
  switchedOn(storeOf(live), settings).readRegistry();

test.each([
  [{ show_exams: true }, true],
  [{ show_exams: false }, false],
  [{}, false],
])(
  'with the settings %j the page is there: %s',
  async (settings: Readonly<Record<string, boolean>>, there) => {
    const seen = await shown(settings);
    expect(matchMount(seen, '/course/vv/exams') !== undefined).toBe(there);
    expect(matchMount(seen, '/course/vv')).toBeDefined();
  },
);

test('nothing changes as long as nothing is released, for caches hang on it', async () => {
  const store = switchedOn(storeOf(releases), { show_exams: false });
  expect(await store.readRegistry()).toBe(await store.readRegistry());
});
