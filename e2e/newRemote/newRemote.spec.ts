import { expect, test } from '@playwright/test';
import { copyTree, type TreeCopy } from '../support/treeCopy.ts';

const name = 'mfe-learning-diary';
const tool = 'packages/federation/bin/new-remote.ts';
const titles = ['--title', 'Lerntagebuch', '--title-fr', 'Journal', '--title-it', 'Diario'];
let tree: TreeCopy;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  tree = await copyTree();
  await tree.run('.', tool, [name, ...titles]);
});
test.afterAll(() => tree[Symbol.asyncDispose]());

test('a new remote passes types, lint and unit tests', async () => {
  await tree.run(name, 'node_modules/typescript/bin/tsc', ['-b', '.', 'journeys']);
  await tree.run(name, 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
  await tree.run(name, 'node_modules/vitest/vitest.mjs', ['run']);
});

test('page, navigation and widget of a new remote are on the platform', async () => {
  await tree.run(name, 'packages/federation/bin/build.ts');
  await tree.run(name, 'node_modules/@playwright/test/cli.js', ['test', '--config', 'journeys']);
});

test('what cannot be made is refused', async () => {
  await expect(tree.run('.', tool, [name])).rejects.toThrow(`${name} is there already.`);
  await expect(tree.run('.', tool, ['library'])).rejects.toThrow('«library» is no name of a remote.');
  await expect(tree.run('.', tool, ['mfe-atlas', '--title', "L'atlas"])).rejects.toThrow('is no title');
  await expect(tree.run('.', tool, ['mfe-media'])).rejects.toThrow(
    'answers /course/:courseSlug/media already',
  );
  await expect(tree.run('.', tool, ['mfe-atlas', '--action', 'fly'])).rejects.toThrow('is no session action');
});
