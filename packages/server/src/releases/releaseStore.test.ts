import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createFakeReleases,
  type FakeReleases,
  fakeMount,
  fakeRemote,
  fakeShell,
} from '../../test/fakeReleases.ts';
import { createReleaseStore } from './releaseStore.ts';

let releases: FakeReleases;
beforeEach(async () => {
  releases = await createFakeReleases();
});
afterEach(() => releases[Symbol.asyncDispose]());

function openStore() {
  const warn = vi.fn();
  return { warn, ...createReleaseStore(releases.folder, { warn }) };
}

describe('what is live', () => {
  test('the shell and all remotes in the order of their names', async () => {
    await releases.publishShell(fakeShell('s1'));
    await releases.publishRemote(fakeRemote('mfe-b', 'b1'));
    await releases.publishRemote(fakeRemote('mfe-a', 'a1'));
    const store = openStore();
    const live = await store.readRegistry();
    expect(live.shell?.version).toBe('s1');
    expect(live.remotes.map((remote) => remote.live.version)).toEqual(['a1', 'b1']);
    expect(store.warn).not.toHaveBeenCalled();
  });

  test('nothing, when the folder does not exist', async () => {
    const warn = vi.fn();
    const store = createReleaseStore(`${releases.folder}/none`, { warn });
    expect(await store.readRegistry()).toEqual({ shell: undefined, remotes: [] });
  });

  test('the same object as long as nothing is released, a new one afterwards', async () => {
    await releases.publishShell(fakeShell('s1'));
    await releases.publishRemote(fakeRemote('mfe-a', 'a1'));
    const store = openStore();
    const first = await store.readRegistry();
    expect(await store.readRegistry()).toBe(first);
    await releases.publishRemote(fakeRemote('mfe-a', 'a2'));
    const second = await store.readRegistry();
    expect(second).not.toBe(first);
    expect(second.remotes[0]?.live.version).toBe('a2');
  });

  test('a remote that appears and one that is taken away need no restart', async () => {
    const store = openStore();
    await releases.publishRemote(fakeRemote('mfe-a', 'a1'));
    expect((await store.readRegistry()).remotes).toHaveLength(1);
    await releases.write('mfe-a/release.json', '');
    expect((await store.readRegistry()).remotes).toHaveLength(0);
  });
});

test('a mount whose addresses another one answers is left out, and logged once', async () => {
  const mounts = (...paths: readonly string[]) => ({
    mounts: paths.map((mountPath) => fakeMount(mountPath, 'bundle')),
  });
  await releases.publishShell({ ...fakeShell('s1'), ...mounts('/', '/profile') });
  await releases.publishRemote({ ...fakeRemote('mfe-a', 'a1'), ...mounts('/notes/:id', '/notes/:name') });
  await releases.publishRemote({
    ...fakeRemote('mfe-b', 'b1'),
    ...mounts('/profile', '/notes/:id', '/other'),
  });
  const store = openStore();
  for (const _ of ['first page', 'second page']) {
    const { remotes } = await store.readRegistry();
    expect(remotes.map(({ live }) => live.mounts.map(({ path }) => path))).toEqual([
      ['/notes/:id'],
      ['/other'],
    ]);
  }
  expect(store.warn.mock.calls.map(([details]) => details)).toEqual([
    { release: 'mfe-a', path: '/notes/:name', takenBy: 'mfe-a' },
    { release: 'mfe-b', path: '/profile', takenBy: 'shell' },
    { release: 'mfe-b', path: '/notes/:id', takenBy: 'mfe-a' },
  ]);
});

describe('the last good version before', () => {
  test('is the one that was live before', async () => {
    await releases.publishRemote(fakeRemote('mfe-a', 'a1'));
    await releases.publishRemote(fakeRemote('mfe-a', 'a2'));
    await releases.point('mfe-a', 'a2', ['a2', 'a1']);
    const [remote] = (await openStore().readRegistry()).remotes;
    expect(remote?.live.version).toBe('a2');
    expect(remote?.fallback?.version).toBe('a1');
  });

  test('is never the one that was rolled back', async () => {
    for (const version of ['a1', 'a2', 'a3']) await releases.publishRemote(fakeRemote('mfe-a', version));
    await releases.point('mfe-a', 'a2', ['a2', 'a3', 'a2', 'a1']);
    const [remote] = (await openStore().readRegistry()).remotes;
    expect(remote?.live.version).toBe('a2');
    expect(remote?.fallback?.version).toBe('a1');
  });

  test('is left out when its files are gone', async () => {
    await releases.publishRemote(fakeRemote('mfe-a', 'a2'));
    await releases.point('mfe-a', 'a2', ['a2', 'a1']);
    const [remote] = (await openStore().readRegistry()).remotes;
    expect(remote?.live.version).toBe('a2');
    expect(remote?.fallback).toBeUndefined();
  });

  test('is shown in place of a live version that is broken', async () => {
    await releases.publishShell(fakeShell('s1'));
    await releases.publishRemote(fakeRemote('mfe-a', 'a1'));
    await releases.write('mfe-a/a2/remote.json', '{"name":"mfe-a","vers');
    await releases.point('mfe-a', 'a2', ['a2', 'a1']);
    const store = openStore();
    expect((await store.readRegistry()).remotes[0]?.live.version).toBe('a1');
    expect(store.warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ release: 'mfe-a', shown: 'a1', problems: [expect.stringContaining('a2')] }),
      expect.any(String),
    );
  });
});

describe('a release whose entry is missing in every version', () => {
  const withoutFiles = (name: string, version: string, content: object) =>
    releases.write(
      `${name}/${version}/${name === 'shell' ? 'shell' : 'remote'}.json`,
      JSON.stringify(content),
    );

  test('stays with its newest description, is logged once, and is whole again with its files', async () => {
    for (const version of ['a1', 'a2']) await withoutFiles('mfe-a', version, fakeRemote('mfe-a', version));
    await releases.point('mfe-a', 'a2', ['a2', 'a1']);
    await releases.publishShell(fakeShell('s1'));
    const store = openStore();
    const first = await store.readRegistry();
    expect(first.remotes).toEqual([{ ...first.remotes[0], live: fakeRemote('mfe-a', 'a2') }]);
    expect(first.remotes[0]?.fallback).toBeUndefined();
    expect(await store.readRegistry()).toBe(first);
    expect(store.warn).toHaveBeenCalledExactlyOnceWith(
      { release: 'mfe-a', shown: 'a2', problems: ['a2', 'a1'].map((one) => expect.stringContaining(one)) },
      expect.any(String),
    );
    await releases.write('mfe-a/a1/entry.js', '');
    expect((await store.readRegistry()).remotes.map(({ live }) => live.version)).toEqual(['a1']);
    await releases.write('mfe-a/a2/entry.js', '');
    const [whole] = (await store.readRegistry()).remotes;
    expect([whole?.live.version, whole?.fallback?.version]).toEqual(['a2', 'a1']);
  });

  test('is left out when it is the shell, which nothing could stand in for', async () => {
    await withoutFiles('shell', 's1', fakeShell('s1'));
    await releases.point('shell', 's1', ['s1']);
    expect((await openStore().readRegistry()).shell).toBeUndefined();
  });
});

describe('a release that is not as it should be is left out and does not touch the others', () => {
  const faults: [string, (remote: ReturnType<typeof fakeRemote>) => Promise<void>][] = [
    ['no JSON in the pointer', () => releases.write('mfe-a/release.json', '{"live":')],
    ['a pointer out of the folder', () => releases.point('mfe-a', '../shell', [])],
    ['half a description', () => releases.write('mfe-a/a1/remote.json', '{"name":"mfe-a"')],
    [
      'a field missing',
      ({ mounts: _, ...rest }) => releases.write('mfe-a/a1/remote.json', JSON.stringify(rest)),
    ],
    ['another contract', (remote) => releases.publishRemote({ ...remote, contractVersion: 1 })],
    [
      'another name',
      (remote) => releases.write('mfe-a/a1/remote.json', JSON.stringify({ ...remote, name: 'mfe-x' })),
    ],
    [
      'another version',
      (remote) => releases.write('mfe-a/a1/remote.json', JSON.stringify({ ...remote, version: 'a9' })),
    ],
    [
      'an entry without hash',
      (remote) => releases.write('mfe-a/a1/remote.json', JSON.stringify({ ...remote, files: [] })),
    ],
    [
      'an entry that is not there',
      (remote) => releases.write('mfe-a/a1/remote.json', JSON.stringify({ ...remote, entry: 'gone.js' })),
    ],
  ];
  test.each(faults)('%s', async (_name, damage) => {
    const remote = fakeRemote('mfe-a', 'a1');
    await releases.publishShell(fakeShell('s1'));
    await releases.publishRemote(remote);
    await releases.publishRemote(fakeRemote('mfe-b', 'b1'));
    await damage(remote);
    const store = openStore();
    for (let visit = 0; visit < 3; visit += 1) {
      const live = await store.readRegistry();
      expect(live.remotes.map((entry) => entry.live.name)).toEqual(['mfe-b']);
    }
    expect(store.warn).toHaveBeenCalledTimes(1);
  });

  test('and is back as soon as its files are complete', async () => {
    const remote = fakeRemote('mfe-a', 'a1');
    await releases.point('mfe-a', 'a1', ['a1']);
    const store = openStore();
    expect((await store.readRegistry()).remotes).toHaveLength(0);
    await releases.publishRemote(remote);
    expect((await store.readRegistry()).remotes).toHaveLength(1);
  });
});
