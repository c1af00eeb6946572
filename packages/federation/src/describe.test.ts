import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { contractVersion, type RemoteManifest } from '@learn/contracts';
import { describe, expect, it } from 'vitest';
import type { ChunkFiles } from './chunkFiles.ts';
import { describeRemote, describeShell } from './describe.ts';
import { localeFiles, temporaryFolder, writeFiles } from './testing/temporaryFolder.ts';

const nodeModules = path.resolve(import.meta.dirname, '../../../node_modules');

const texts = (language: string) => ({
  title: `Titel ${language}`,
  navigation: { page: `Seite ${language}` },
});

/** What is described without being run: the import is read from the source. */
function loads(file: string) {
  return Object.assign(async () => () => undefined, { toString: () => `() => import('${file}')` });
}

const manifest: RemoteManifest = {
  name: 'mfe-tiny',
  titleKey: 'title',
  contractVersion,
  pages: [
    {
      path: '/course/:courseSlug/media',
      load: loads('./Page.tsx'),
      data: { rest: ['/api/x/:userId/'] },
      chrome: false,
      action: 'media-library',
      preview: true,
      offline: true,
    },
  ],
  navigation: [
    {
      labelKey: 'navigation.page',
      ukLabelKey: 'title',
      path: '/course/:courseSlug/media',
      action: 'media-library',
      place: 'tools',
      icon: 'book',
      order: 30,
    },
    { labelKey: 'title', path: '/course/:courseSlug/learn', action: 'learning-path', order: 10 },
  ],
  widgets: [
    {
      slot: 'home.course',
      id: 'CompetenceWidget',
      skeletonHeight: 120,
      load: loads('./widgets/CompetenceWidget.tsx'),
      data: { operations: [{ name: 'Tiny', variables: { slug: ':courseSlug' } }] },
    },
  ],
  locales: () => Promise.reject(new Error('only described, never loaded')),
};

/** Each import has its own file, named after it. */
const chunks: ChunkFiles = {
  ofImport: (request) => [`${request.split('/').at(-1)}.js`],
  sharedOfImport: () => ['@learn/ui', '@learn/ui/table', '@learn/ui/content'],
  ofTexts: (name) => [`${name}.json.js`],
  ofChunk: () => [],
  ofExposed: () => [],
};

const scripts = ['Page.tsx', 'CompetenceWidget.tsx', 'Menu.tsx', 'de.json', 'fr.json', 'it.json'];

const page = `import { type Links, useLinks } from '@learn/platform';
import type { Icon } from '@learn/ui';
import { Button as Key, Card } from '@learn/ui';
import { Own } from './Own.tsx';
const links = useLinks();
links.circle(); links.map(); const { home } = useLinks();
rest.get(endpoints.ownPassword); rest.send(endpoints.changePassword, {}); endpoints.unheardOf;`;

async function finishedBuild(files: Record<string, unknown> = {}) {
  const folder = path.join(await temporaryFolder(), 'mfe-tiny');
  const built = Object.fromEntries(scripts.map((name) => [`dist/${name}.js`, `/* ${name} */`]));
  await writeFiles(folder, {
    'package.json': {},
    'src/tiny.graphql': 'query Tiny($slug: String!) { course(slug: $slug) { id } }',
    'dist/entry.1.js': 'entry()',
    'src/Page.tsx': page,
    ...localeFiles(texts('de'), texts('fr'), texts('it')),
    ...built,
    ...files,
  });
  await mkdir(path.join(folder, 'node_modules'), { recursive: true });
  for (const name of ['react', '@learn'])
    await symlink(path.join(nodeModules, name), path.join(folder, 'node_modules', name));
  const outputFolder = path.join(folder, 'dist');
  const modules = {
    sources: [path.join(folder, 'src/Page.tsx'), path.join(outputFolder, 'entry.1.js')],
    sharedExports: { '@learn/ui': ['Button'] },
  };
  return { folder, outputFolder, entry: 'entry.1.js', revision: 'abc1234', chunks, modules };
}

describe('describeRemote', () => {
  it('says what the shell needs to draw the remote before it runs', async () => {
    const descriptor = await describeRemote(manifest, await finishedBuild());
    expect(descriptor).toMatchObject({
      name: 'mfe-tiny',
      title: { de: 'Titel de', fr: 'Titel fr', it: 'Titel it' },
      revision: 'abc1234',
      contractVersion,
      entry: 'entry.1.js',
      navigation: [
        {
          label: { de: 'Seite de', fr: 'Seite fr', it: 'Seite it' },
          ukLabel: { de: 'Titel de', fr: 'Titel fr', it: 'Titel it' },
          path: '/course/:courseSlug/media',
          action: 'media-library',
          place: 'tools',
          icon: 'book',
          order: 30,
        },
        {
          label: { de: 'Titel de', fr: 'Titel fr', it: 'Titel it' },
          path: '/course/:courseSlug/learn',
          action: 'learning-path',
          order: 10,
        },
      ],
      mounts: [
        {
          path: '/course/:courseSlug/media',
          public: false,
          rest: ['/api/x/:userId/'],
          chrome: false,
          action: 'media-library',
          preview: true,
          offline: true,
          sharedModules: ['@learn/ui/content', '@learn/ui/table'],
        },
      ],
      widgets: [
        {
          slot: 'home.course',
          id: 'CompetenceWidget',
          skeletonHeight: 120,
          operations: [{ hash: descriptor.operations[0]?.hash, variables: { slug: ':courseSlug' } }],
        },
      ],
    });
    expect(descriptor.operations.find(({ name }) => name === 'Tiny')?.query).toContain('__typename');
    expect(descriptor.uses).toEqual({
      exports: { '@learn/platform': ['useLinks'], '@learn/ui': ['Button', 'Card'] },
      links: ['circle', 'home'],
    });
    expect(descriptor.endpoints).toEqual(['GET /api/core/me/password/', 'PUT /api/core/me/password/']);
    expect(descriptor.shared.react).toMatch(/^\^\d+\.\d+\.\d+$/);
  });

  it('bundles routes, page and texts of a mount, and the widgets of a slot, in each language', async () => {
    const build = await finishedBuild();
    const descriptor = await describeRemote(manifest, build);
    const listed = descriptor.files.map((file) => file.path);
    const bundles = [descriptor.mounts[0]?.bundles, descriptor.slotBundles['home.course']];
    for (const bundle of bundles.flatMap((one) => Object.values(one ?? {}))) expect(listed).toContain(bundle);
    expect(new Set(bundles.flatMap((one) => Object.values(one ?? {}))).size).toBe(6);
    expect(descriptor.slotBundles['circle.unit']).toBeUndefined();
  });

  it('gives the same content the same version, in any commit', async () => {
    const first = await describeRemote(manifest, await finishedBuild());
    const second = await describeRemote(manifest, { ...(await finishedBuild()), revision: 'def5678' });
    expect(second.version).toBe(first.version);
    const changed = await describeRemote(manifest, await finishedBuild({ 'dist/entry.1.js': 'other()' }));
    expect(changed.version).not.toBe(first.version);
  });

  it('names the code for the server beside the files for browsers, as part of the version', async () => {
    const browsersOnly = await describeRemote(manifest, await finishedBuild());
    expect(browsersOnly.server).toBeUndefined();
    const both = await describeRemote(manifest, await finishedBuild({ 'dist/server.cjs': 'one()' }));
    expect(both.server).toEqual({
      path: 'server.cjs',
      bytes: 5,
      integrity: expect.stringMatching(/^sha384-/),
    });
    expect(both.files).toEqual(browsersOnly.files);
    const other = await describeRemote(manifest, await finishedBuild({ 'dist/server.cjs': 'two()' }));
    expect(new Set([browsersOnly.version, both.version, other.version]).size).toBe(3);
  });

  it('refuses a label without a text', async () => {
    const build = await finishedBuild(localeFiles(texts('de'), texts('fr'), { title: 'Titolo' }));
    await expect(describeRemote(manifest, build)).rejects.toThrow('No text for navigation.page in it.json');
  });

  it('refuses a label for uk courses that has no text', async () => {
    const [entry] = manifest.navigation;
    if (!entry) throw new Error('The manifest has an entry');
    const unnamed = { ...manifest, navigation: [{ ...entry, ukLabelKey: 'navigation.uk' }] };
    await expect(describeRemote(unnamed, await finishedBuild())).rejects.toThrow(
      'No text for navigation.uk in de.json',
    );
  });

  it('refuses an entry of the navigation that leads to no page', async () => {
    const [entry] = manifest.navigation;
    if (!entry) throw new Error('The manifest has an entry');
    const lost = { ...manifest, navigation: [{ ...entry, path: '/course/:courseSlug/medai' }] };
    await expect(describeRemote(lost, await finishedBuild())).rejects.toThrow(
      'The navigation of mfe-tiny leads to /course/:courseSlug/medai, which no page answers',
    );
  });

  it('refuses a label that is a group of texts', async () => {
    const grouped = { ...manifest, titleKey: 'navigation' };
    await expect(describeRemote(grouped, await finishedBuild())).rejects.toThrow(
      'No text for navigation in de.json',
    );
  });

  it('refuses an unknown operation', async () => {
    const build = await finishedBuild({ 'src/tiny.graphql': 'query Other { course { id } }' });
    await expect(describeRemote(manifest, build)).rejects.toThrow(
      'mfe-tiny names the operation Tiny, which no file contains',
    );
  });

  it('refuses a page whose module is not written where it is loaded', async () => {
    const elsewhere = { ...manifest, pages: [{ path: '/shop', load: async () => () => undefined }] };
    await expect(describeRemote(elsewhere, await finishedBuild())).rejects.toThrow(
      'No import of a module is written in',
    );
  });

  it('refuses two pages for the same addresses', async () => {
    const pages = [...manifest.pages, ...manifest.pages];
    await expect(describeRemote({ ...manifest, pages }, await finishedBuild())).rejects.toThrow(
      `mfe-tiny declares ${manifest.pages[0]?.path} twice`,
    );
  });

  it('refuses a manifest that is called otherwise than its folder', async () => {
    await expect(describeRemote({ ...manifest, name: 'mfe-big' }, await finishedBuild())).rejects.toThrow(
      'mfe-big is in the folder mfe-tiny',
    );
  });
});

describe('describeShell', () => {
  it('tells the bundles of visitors from those of signed-in people', async () => {
    const descriptor = await describeShell(
      {
        signedInModules: ['./Menu.tsx'],
        pages: [
          { path: '/', load: loads('./Page.tsx') },
          { path: '/login-local', public: true, load: loads('./Page.tsx') },
        ],
      },
      await finishedBuild(),
    );
    const [home, login] = descriptor.mounts;
    expect([home?.public, login?.public]).toEqual([false, true]);
    const bundles = [descriptor.visitorBundles, descriptor.signedInBundles, home?.bundles, login?.bundles];
    expect(new Set(bundles.map((bundle) => bundle?.de)).size).toBe(4);
    expect(descriptor).toMatchObject({ name: 'shell', contractVersion, entry: 'entry.1.js' });
    expect(descriptor.offers).toMatchObject({
      exports: { '@learn/ui': ['Button'] },
      slots: ['home.course', 'circle.unit', 'circle.exam'],
      places: ['main', 'tools'],
      links: expect.arrayContaining(['circle']),
      icons: expect.arrayContaining(['book']),
      actions: expect.arrayContaining(['preview']),
    });
  });
});
