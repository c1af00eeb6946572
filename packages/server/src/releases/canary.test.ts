import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeReleases, type FakeReleases, fakeRemote, fakeShell } from '../../test/fakeReleases.ts';
import { createReleaseStore } from './releaseStore.ts';
import { groupOf } from './visitorGroup.ts';

let releases: FakeReleases;
beforeEach(async () => {
  releases = await createFakeReleases();
  await releases.publishShell(fakeShell('s1'));
  for (const version of ['a2', 'a1']) await releases.publishRemote(fakeRemote('mfe-a', version));
  for (const version of ['b2', 'b1']) await releases.publishRemote(fakeRemote('mfe-b', version));
});
afterEach(() => releases[Symbol.asyncDispose]());

const openStore = () => createReleaseStore(releases.folder, { warn: () => undefined });

const canary = (name: string, version: string, percent: number, live: string) =>
  releases.write(`${name}/release.json`, JSON.stringify({ live, history: [], canary: { version, percent } }));

async function versionsOf(store: ReturnType<typeof openStore>, group: number) {
  const { remotes } = await store.readRegistry(() => group);
  return remotes.map(({ live }) => live.version).join(' ');
}

test('of 10000 visitors a tenth gets a canary of 10 percent, and each of them every time', async () => {
  await canary('mfe-a', 'a2', 10, 'a1');
  const store = openStore();
  const groups = Array.from({ length: 10_000 }, (_, visitor) => groupOf(`visitor ${visitor}`));
  const seen = await Promise.all(groups.map((group) => versionsOf(store, group)));
  const reached = seen.filter((versions) => versions === 'a2 b1').length;
  expect(reached).toBeGreaterThan(900);
  expect(reached).toBeLessThan(1100);
  // another process, and a wider canary
  await canary('mfe-a', 'a2', 20, 'a1');
  const other = openStore();
  for (const [visitor, group] of groups.entries())
    if (seen[visitor] === 'a2 b1') expect(await versionsOf(other, group)).toBe('a2 b1');
});

test('a person whom the canary does not reach has what there was before', async () => {
  await canary('mfe-a', 'a2', 10, 'a1');
  const store = openStore();
  expect(await versionsOf(store, 1000)).toBe('a1 b1');
  expect(await store.readRegistry(() => 9999)).toBe(await store.readRegistry());
});

test('falls back to the live version', async () => {
  await canary('mfe-a', 'a2', 10, 'a1');
  const [remote] = (await openStore().readRegistry(() => 0)).remotes;
  expect([remote?.live.version, remote?.fallback?.version]).toEqual(['a2', 'a1']);
});

test('several canaries make one combination more each, as groups are the same for all', async () => {
  await canary('mfe-a', 'a2', 10, 'a1');
  await canary('mfe-b', 'b2', 30, 'b1');
  const store = openStore();
  const all = await store.readCombinations();
  expect(all.map(({ remotes }) => remotes.map(({ live }) => live.version).join(' '))).toEqual([
    'a1 b1',
    'a1 b2',
    'a2 b2',
  ]);
  expect(await store.readRegistry(() => 2999)).toBe(all[1]);
  expect(await store.readRegistry(() => 999)).toBe(all[2]);
});

test('nobody is asked for a group while no canary runs', async () => {
  const group = vi.fn(() => 0);
  await openStore().readRegistry(group);
  expect(group).not.toHaveBeenCalled();
});

test('a canary whose entry is missing is shown to nobody', async () => {
  await canary('mfe-a', 'a3', 10, 'a1');
  expect(await versionsOf(openStore(), 0)).toBe('a1 b1');
});

test('what is switched off says so, with its places', async () => {
  const killed = { de: 'Wartung', fr: 'Maintenance', it: 'Manutenzione' };
  await releases.write('mfe-a/release.json', JSON.stringify({ live: 'a1', history: [], killed }));
  const [remote] = (await openStore().readRegistry()).remotes;
  expect(remote).toMatchObject({ killed, live: { version: 'a1' } });
});
