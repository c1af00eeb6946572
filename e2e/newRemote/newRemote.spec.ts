import { endpoints, fillPath } from '@learn/contracts';
import {
  apiOf,
  carla,
  course,
  expectAccessible,
  guardConsole,
  lena,
  logIn,
  sourceOf,
  startPlatform,
  templateOfRun,
} from '@learn/journeys';
import { startS3Server } from '@learn/server/bucket';
import { expect, test } from '@playwright/test';
import { copyTree, type TreeCopy } from '../support/treeCopy.ts';

const name = 'mfe-learning-diary';
const tool = 'packages/federation/bin/new-remote.ts';
const titles = ['--title', 'Lerntagebuch', '--title-fr', 'Journal', '--title-it', 'Diario'] as const;
let tree: TreeCopy;

test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.beforeAll(async () => {
  tree = await copyTree();
  await tree.run('.', [tool, name, ...titles]);
});
test.afterAll(() => tree[Symbol.asyncDispose]());

test('a new remote passes types, lint and unit tests', async () => {
  await tree.run(name, ['node_modules/typescript/bin/tsc', '-b', '.', 'journeys']);
  await tree.run(name, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
  await tree.run(name, ['node_modules/vitest/vitest.mjs', 'run']);
});

test('page, navigation and widget of a new remote are on the platform', async () => {
  await tree.run(name, ['packages/federation/bin/build.ts']);
  await tree.run(name, ['node_modules/@playwright/test/cli.js', 'test', '--config', 'journeys']);
});

test('two servers with a bucket and no disk in common show it, neither built nor started again', async ({
  browser,
}) => {
  const template = templateOfRun();
  test.skip(template.server === undefined, 'PGlite is for one process');
  await using bucket = await startS3Server();
  await using first = await startPlatform({
    from: sourceOf(template, 'world'),
    environment: { ...bucket.settings },
  });
  await using second = await first.startBeside();
  const browserOf = async (username: string) => {
    const context = await browser.newContext({ baseURL: first.url });
    await logIn(context, username);
    return context;
  };
  const [administrator, learner] = [await browserOf(carla), await browserOf(lena)];
  const address = fillPath(endpoints.createReleaseToken.path, { name }) ?? '';
  const { token } = await (await apiOf(administrator).post(address, { label: 'pipeline' })).json();
  const environment = { RELEASES_URL: first.url, RELEASE_TOKEN: token };
  const release = (...command: string[]) =>
    tree.run('.', ['packages/federation/bin/release.ts', ...command], environment);
  const [, version = ''] = (await release('publish', name)).split(' ');

  const page = await learner.newPage();
  const console = guardConsole(learner);
  const diary = `/course/${course.slug}/learning-diary`;
  const [link = ''] = (await release('preview', name, version)).split('\n');
  const mark = page.getByRole('region', { name: `Vorschau, nicht live: Lerntagebuch ${version}` });
  await page.goto(link);
  await page.goto(second.url + diary);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lerntagebuch');
  await expectAccessible(page, 'a preview');
  await page.setViewportSize({ width: 1280, height: 900 });
  await mark.getByRole('link', { name: 'Vorschau beenden' }).click();
  await page.goto(second.url + diary);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/nicht gefunden|gibt es nicht/);
  await expect(mark).toHaveCount(0);

  await release('promote', name, version);
  const headers = { accept: 'text/html' };
  // it looks at the registry every second
  await expect
    .poll(async () => (await learner.request.get(second.url + diary, { headers })).text())
    .toContain(`"${version}"`);
  for (const { url } of [second, first]) {
    await page.goto(url + diary);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lerntagebuch');
    await expect(page.getByRole('link', { name: 'Lerntagebuch' })).toHaveAttribute('aria-current', 'page');
  }
  expect(console.unexpected(), 'errors in the console').toEqual([]);
  await Promise.all([administrator, learner].map((context) => context.close()));
});

test('what cannot be made is refused', async () => {
  await expect(tree.run('.', [tool, name])).rejects.toThrow(`${name} is there already.`);
  await expect(tree.run('.', [tool, 'library'])).rejects.toThrow('«library» is no name of a remote.');
  await expect(tree.run('.', [tool, 'mfe-atlas', '--title', "L'atlas"])).rejects.toThrow('is no title');
  await expect(tree.run('.', [tool, 'mfe-media'])).rejects.toThrow(
    'answers /course/:courseSlug/media already',
  );
  await expect(tree.run('.', [tool, 'mfe-atlas', '--action', 'fly'])).rejects.toThrow('is no session action');
});
