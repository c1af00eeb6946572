import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { compileFunction, createContext } from 'node:vm';
import type { RemoteDescriptor, ServerRemote } from '@learn/contracts';
import { type Configuration, rspack, type Stats, type StatsModule } from '@rspack/core';
import { expect, it } from 'vitest';
import { publishRelease, traceInStore } from './releases.ts';
import { remoteConfig } from './remoteConfig.ts';
import { lateSharedKeys, sharedModules } from './shared.ts';
import { shellConfig } from './shellConfig.ts';
import { localeFiles, temporaryFolder, writeFiles } from './testing/temporaryFolder.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const program = path.join(root, 'packages/federation/bin/build.ts');

/** The smallest remote that has everything: a page, a widget, an operation, texts. */
const files = {
  'package.json': { name: 'mfe-tiny', type: 'module' },
  'rspack.config.ts':
    "import { remoteConfig } from '@learn/federation';\nexport const config = remoteConfig('mfe-tiny');\n",
  'src/remote.ts': `import { contractVersion, defineRemote, page } from '@learn/contracts';
export default defineRemote<{ title: string }>({
  name: 'mfe-tiny',
  titleKey: 'title',
  contractVersion,
  pages: [
    page({ path: '/shop', load: () => import('./ShopPage.tsx').then((module) => module.ShopPage), texts: ['shop'] }),
    page({ path: '/admin', load: () => import('./admin/ShopPage.tsx').then((module) => module.ShopPage) }),
  ],
  navigation: [],
  widgets: [
    { slot: 'home.course', id: 'ProgressWidget', texts: ['box'], skeletonHeight: 80, load: () => import('./widgets/TinyWidget.tsx').then((module) => module.TinyWidget) },
  ],
  locales: (file) => import(\`./locales/\${file}.json\`),
});
`,
  'src/admin/ShopPage.tsx': 'export const ShopPage = () => <h1>Marke der Verwaltung</h1>;\n',
  'src/ShopPage.tsx': "import { Title } from './Title.tsx';\nexport const ShopPage = () => <Title />;\n",
  'src/Title.tsx':
    "import { Heading } from '@learn/ui';\nexport const Title = () => <Heading level={1}>Marke der Seite</Heading>;\n",
  'src/ShopPage.test.tsx': "import { Card } from '@learn/ui';\nexport const tested = Card;\n",
  'src/widgets/TinyWidget.tsx': 'export const TinyWidget = () => <p>Marke des Kastens</p>;\n',
  'src/locales/shop.de.json': { pay: 'Bezahlen' },
  'src/locales/shop.fr.json': { pay: 'Payer' },
  'src/locales/shop.it.json': { pay: 'Pagare' },
  'src/locales/box.de.json': { open: 'Offen' },
  'src/locales/box.fr.json': { open: 'Ouvert' },
  'src/locales/box.it.json': { open: 'Aperto' },
  ...localeFiles({ title: 'Kaufen' }, { title: 'Acheter' }, { title: 'Comprare' }),
};

async function workspace(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'mfe-tiny');
  await mkdir(folder);
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await writeFiles(folder, { ...files, ...changes });
  return folder;
}

it('builds a remote that the release store takes', async () => {
  const folder = await workspace();
  const said = execFileSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' });
  const dist = path.join(folder, 'dist');
  const read = (file = '') => readFile(path.join(dist, file), 'utf8');
  const descriptor = JSON.parse(await read('remote.json')) as RemoteDescriptor;
  expect(said).toBe(`built ${descriptor.version}\n`);
  expect(descriptor.uses).toEqual({ exports: { '@learn/ui': ['Heading'] }, links: [] });
  expect(descriptor.title).toEqual({ de: 'Kaufen', fr: 'Acheter', it: 'Comprare' });

  const entry = await read(descriptor.entry);
  expect(entry).toContain('mfe_tiny');
  expect(entry).toContain('ProgressWidget');
  const mountBundle = await read(descriptor.mounts[0]?.bundles.fr);
  expect(mountBundle).toContain('Marke der Seite');
  expect(mountBundle).toContain('Acheter');
  expect(mountBundle).toContain('Payer');
  for (const file of [entry, mountBundle])
    expect(file.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
  for (const other of ['Kaufen', 'Bezahlen', 'Marke der Verwaltung'])
    expect(mountBundle).not.toContain(other);
  const slotBundle = await read(descriptor.slotBundles['home.course']?.de);
  expect(slotBundle).toContain('Marke des Kastens');
  expect(slotBundle).toContain('Kaufen');
  expect(slotBundle).toContain('Offen');

  const releasesFolder = path.join(folder, 'releases');
  const { name, version } = await publishRelease(dist, releasesFolder);
  expect(name).toBe('mfe-tiny');

  const lines = mountBundle.split('\n');
  const line = lines.findIndex((text) => text.includes('Marke der Seite'));
  const column = lines[line]?.indexOf('Marke der Seite');
  const address = `${name}/${version}/${descriptor.mounts[0]?.bundles.fr}:${line + 1}:${(column ?? 0) + 1}`;
  await expect(traceInStore(address, releasesFolder)).resolves.toMatch(/^mfe-tiny\/src\/Title\.tsx:2:\d+$/);
  const maps = await Promise.all(
    (await readdir(path.join(dist, '.maps'))).map((map) => read(`.maps/${map}`)),
  );
  const sources = maps.flatMap((map) => (JSON.parse(map) as { sources?: string[] }).sources ?? []);
  expect(sources.filter((source) => /^\/|%2F/.test(source))).toEqual([]);
  const shipped = await Promise.all(descriptor.files.map((file) => read(file.path)));
  expect(shipped.filter((text) => text.includes('sourceMappingURL'))).toEqual([]);
}, 60_000);

/**
 * Runs the code for the server with the language alone: no browser, nothing of Node.
 * @param require what the code gets of other modules
 */
function evaluated(code: string, require: (key: string) => unknown): ServerRemote {
  const module = { exports: {} };
  compileFunction(code, ['module', 'require'], { parsingContext: createContext({}) })(module, require);
  return module.exports as ServerRemote;
}

it('builds the same remote for the server, as one file that needs the shared modules alone', async () => {
  const folder = await workspace();
  execFileSync(process.execPath, [program], { cwd: folder });
  const dist = path.join(folder, 'dist');
  const code = await readFile(path.join(dist, 'server.cjs'), 'utf8');
  const descriptor = JSON.parse(await readFile(path.join(dist, 'remote.json'), 'utf8')) as RemoteDescriptor;
  expect(descriptor.server).toMatchObject({ path: 'server.cjs', bytes: Buffer.byteLength(code) });
  expect(descriptor.files.map((file) => file.path)).not.toContain('server.cjs');
  expect(code).not.toContain(folder);

  const required = new Set<string>();
  const { default: manifest } = evaluated(code, (key) => {
    required.add(key);
    return { jsx: (type: unknown, properties: object) => ({ type, properties }), Heading: 'h1' };
  });
  expect(manifest.name).toBe('mfe-tiny');
  const [Shop, Admin] = (await Promise.all(manifest.pages.map(({ load }) => load()))) as (() => unknown)[];
  expect(Admin?.()).toEqual({ type: 'h1', properties: { children: 'Marke der Verwaltung' } });
  expect(Shop?.()).toMatchObject({ type: expect.any(Function) });
  await expect(manifest.locales('shop.fr')).resolves.toMatchObject({ default: { pay: 'Payer' } });
  expect([...required].sort()).toEqual(['@learn/ui', 'react/jsx-runtime']);

  const line = code.split('\n').findIndex((text) => text.includes('Marke der Verwaltung'));
  const column = code.split('\n')[line]?.indexOf('children') ?? 0;
  const { name, version } = await publishRelease(dist, path.join(folder, 'releases'));
  const address = `${name}/${version}/server.cjs:${line + 1}:${column + 1}`;
  await expect(traceInStore(address, path.join(folder, 'releases'))).resolves.toMatch(
    /^mfe-tiny\/src\/admin\/ShopPage\.tsx:1:\d+$/,
  );
}, 60_000);

it('gives styled components the same ids in browsers and on the server, by their file and wherever it is built', async () => {
  const title = "import { styled } from '@learn/ui/styled';\nexport const Title = styled.h1`color: red;`;\n";
  const folder = await workspace({
    'src/Title.tsx': title,
    'src/admin/Title.tsx': title,
    'src/admin/ShopPage.tsx':
      "import { Title } from './Title.tsx';\nexport const ShopPage = () => <Title />;\n",
  });
  execFileSync(process.execPath, [program], { cwd: folder });
  const dist = path.join(folder, 'dist');
  const idsIn = async (names: readonly string[]) => {
    const texts = await Promise.all(names.map((name) => readFile(path.join(dist, name), 'utf8')));
    const ids = texts.flatMap((text) => [...text.matchAll(/componentId: ?"([^"]*)"/g)].map(([, id]) => id));
    return [...new Set(ids)].sort();
  };
  const scripts = (await readdir(dist)).filter((name) => name.endsWith('.js'));
  const ids = ['sc-4q2cl-0', 'sc-x9hug-0'];
  expect(await idsIn(scripts)).toEqual(ids);
  expect(await idsIn(['server.cjs'])).toEqual(ids);
}, 60_000);

it('stays the same version until its content changes, and then has a global of its own for its chunks', async () => {
  const folder = await workspace();
  const dist = path.join(folder, 'dist');
  const build = async (environment: NodeJS.ProcessEnv = {}) => {
    const said = execFileSync(process.execPath, [program], {
      cwd: folder,
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    });
    const names = (await readdir(dist)).filter((name) => /^(\d|entry).*\.js$/.test(name));
    const scripts = await Promise.all(names.map((name) => readFile(path.join(dist, name), 'utf8')));
    const globals = scripts.flatMap((text) => text.match(/chunks_mfe-tiny\w+/g) ?? []);
    expect(globals.length).toBeGreaterThanOrEqual(scripts.length);
    const entry = scripts.find((text) => text.includes('mfe_tiny')) ?? '';
    const late = scripts.filter((text) => text !== entry);
    const hashes = late.map((text) => createHash('sha256').update(text).digest('base64'));
    expect(hashes.filter((hash) => !entry.includes(hash))).toEqual([]);
    return { said, late: late.length, globals: [...new Set(globals)] };
  };
  const first = await build();
  expect(first.late).toBeGreaterThan(5);
  expect(first.globals).toEqual([expect.stringMatching(/^chunks_mfe-tiny_[\da-f]{16}$/)]);
  await writeFiles(folder, { 'src/ShopPage.test.tsx': 'export const tested = 1;\n' });
  expect(await build({ TURBO_HASH: 'another' })).toEqual(first);
  await writeFiles(folder, { 'src/Title.tsx': files['src/Title.tsx'].replace('Marke', 'Zeichen') });
  const changed = await build();
  expect(changed.globals).toHaveLength(1);
  expect(changed.globals).not.toEqual(first.globals);
}, 60_000);

/** Ids of modules and chunks follow from names, so a name with a place on the machine makes another version of the same sources. */
async function named(config: Configuration) {
  const compiler = rspack(config);
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  const wanted = {
    all: false,
    modules: true,
    chunks: true,
    chunkModules: true,
    dependentModules: true,
    ids: true,
  };
  const { modules = [], chunks = [] } = stats?.toJson(wanted) ?? {};
  const ofKind = (all: readonly StatsModule[], kind: string) =>
    all.filter(({ identifier }) => identifier?.startsWith(kind));
  return { modules, chunks, ofKind };
}

it('names the start of the federation runtime by no folder', async () => {
  const { modules, ofKind } = await named(remoteConfig('mfe-tiny', await workspace()));
  const written = ofKind(modules, 'data:').map(({ identifier = '' }) => decodeURIComponent(identifier));
  expect(written).toEqual([expect.stringContaining('import __module_federation')]);
  expect(written[0]).not.toContain(root);
}, 60_000);

it('gives ids of their own to the shared modules of the shell and names to the chunks that fetch them', async () => {
  const imports = sharedModules.map(({ key }) => `void import('${key}');\n`).join('');
  const { modules, chunks, ofKind } = await named(shellConfig(await workspace({ 'src/main.ts': imports })));
  const shared = ['consume', 'provide'].flatMap((kind) => ofKind(modules, `${kind} shared module`));
  const ids = shared.map(({ id }) => Number(id)).sort((a, b) => a - b);
  expect(ids).toEqual(Array.from({ length: 2 * sharedModules.length }, (_, index) => index + 1));
  const fetching = chunks.filter((chunk) => ofKind(chunk.modules ?? [], 'consume').length > 0);
  expect(fetching.length).toBeGreaterThanOrEqual(lateSharedKeys.length);
  expect(fetching.filter(({ names }) => !names?.length)).toEqual([]);
}, 60_000);

it('says what a remote needs beside the shared modules, even if browsers have something else for it', async () => {
  const { status, stderr } = spawnSync(process.execPath, [program], {
    cwd: await workspace({
      'src/Title.tsx': "import { title } from './library';\nexport const Title = () => <h1>{title}</h1>;\n",
      'src/library/package.json': { main: './node.js', browser: './browser.js' },
      'src/library/node.js': "export { sep as title } from 'path';\n",
      'src/library/browser.js': "export const title = 'Titel';\n",
    }),
    encoding: 'utf8',
  });
  expect(stderr).toContain('mfe-tiny cannot be built for the server');
  expect(stderr).toContain("Can't resolve 'path' in");
  expect(stderr).toContain('mfe-tiny/src/library');
  expect(status).toBe(1);
}, 60_000);

it('says what is wrong, and builds nothing, when a text is missing', async () => {
  const { status, stderr } = spawnSync(process.execPath, [program], {
    cwd: await workspace({ 'src/locales/it.json': {} }),
    encoding: 'utf8',
  });
  expect(stderr).toContain('it.json lacks title');
  expect(status).toBe(1);
}, 60_000);
