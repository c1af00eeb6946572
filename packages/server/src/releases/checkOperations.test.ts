import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeReleases, type FakeReleases, fakeRemote } from '../../test/fakeReleases.ts';
import { checkOperations } from './checkOperations.ts';

let releases: FakeReleases;
beforeEach(async () => {
  releases = await createFakeReleases();
});
afterEach(() => releases[Symbol.asyncDispose]());

const operation = (name: string, field: string) => ({
  hash: name,
  name,
  query: `query ${name} { ${field} }`,
});

test('a remote that asks what this server answers lets it start', async () => {
  await releases.publishRemote({
    ...fakeRemote('mfe-a', 'a1'),
    operations: [operation('Own', '__typename')],
  });
  expect(await checkOperations(releases.folder)).toEqual({ fits: true, message: 'All of mfe-a@a1 fit.' });
});

test('one that asks for a field that is gone does not, and is named with operation and field', async () => {
  await releases.publishRemote({
    ...fakeRemote('mfe-a', 'a1'),
    operations: [operation('Own', '__typename')],
  });
  await releases.publishRemote({
    ...fakeRemote('mfe-b', 'b1'),
    operations: [operation('Known', '__typename'), operation('Old', 'unheard')],
  });
  const { fits, message } = await checkOperations(releases.folder);
  expect(fits).toBe(false);
  expect(message.split('\n')).toEqual([
    'mfe-b@b1 asks Old: Cannot query field "unheard" on type "Query".',
    expect.stringMatching(/^Release these remotes without it first/),
  ]);
});

test('a canary counts as what is live does', async () => {
  await releases.publishRemote({ ...fakeRemote('mfe-a', 'a2'), operations: [operation('New', 'unheard')] });
  await releases.publishRemote(fakeRemote('mfe-a', 'a1'));
  const canary = { version: 'a2', percent: 1 };
  await releases.write('mfe-a/release.json', JSON.stringify({ live: 'a1', history: [], canary }));
  expect(await checkOperations(releases.folder)).toEqual({
    fits: false,
    message: expect.stringMatching(/^mfe-a@a2 asks New: /),
  });
});

test('a version that is no longer live does not count', async () => {
  await releases.publishRemote({ ...fakeRemote('mfe-a', 'a1'), operations: [operation('Old', 'unheard')] });
  await releases.publishRemote(fakeRemote('mfe-a', 'a2'));
  expect(await checkOperations(releases.folder)).toMatchObject({ fits: true });
});

test('without releases it says so', async () => {
  const folder = `${releases.folder}/none`;
  expect(await checkOperations(folder)).toEqual({ fits: true, message: `No remote is live in ${folder}.` });
});
