import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  contractVersion,
  type MountDescriptor,
  type NavigationDescriptor,
  type Offers,
  type OperationDocument,
  type RemoteDescriptor,
  servedEndpointsFile,
  servedSchemaFile,
  serverFile,
  type Uses,
  type WidgetDescriptor,
} from '@learn/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtFiles } from './builtFiles.ts';
import {
  listReleases,
  listStored,
  promoteRelease,
  publishRelease,
  ReleaseRefused,
  rollbackRelease,
  traceInStore,
} from './releases.ts';
import { temporaryFolder, writeFiles } from './testing/temporaryFolder.ts';

let releasesFolder: string;

beforeEach(async () => {
  releasesFolder = path.join(await temporaryFolder(), 'releases');
});

interface Build {
  readonly contractVersion?: number;
  readonly shared?: Readonly<Record<string, string>>;
  readonly uses?: Uses;
  readonly offers?: Offers;
  readonly mounts?: readonly Partial<MountDescriptor>[];
  readonly navigation?: readonly Partial<NavigationDescriptor>[];
  readonly widgets?: readonly Partial<WidgetDescriptor>[];
  readonly operations?: readonly OperationDocument[];
}

const nothing = { mounts: [], navigation: [], widgets: [], operations: [], uses: { exports: {}, links: [] } };
const offers: Offers = {
  exports: { '@learn/ui': ['Button'], '@learn/platform': ['useLinks'] },
  links: ['home'],
  slots: ['home.course'],
  icons: ['book'],
  actions: ['preview'],
  places: ['main'],
};

/** A finished build of one file for browsers and one for the server. */
async function build(name: string, version: string, rest: Build = {}): Promise<string> {
  const folder = await temporaryFolder({
    'entry.js': `run("${name} ${version}")`,
    [serverFile]: `module.exports = "${name} ${version}"`,
    '.maps/entry.js.map': { version: 3, sources: ['src/remote.ts'], names: [], mappings: 'AAAA' },
  });
  const [entry, server] = await builtFiles(folder);
  const files = [entry];
  const common = {
    name,
    version,
    contractVersion,
    shared: { react: '^19.3.1' },
    entry: 'entry.js',
    files,
    server,
  };
  const descriptor = { ...common, ...(name === 'shell' ? { offers, mounts: [] } : nothing), ...rest };
  await writeFiles(folder, { [name === 'shell' ? 'shell.json' : 'remote.json']: descriptor });
  return folder;
}

async function publish(name: string, version: string, rest?: Build) {
  return publishRelease(await build(name, version, rest), releasesFolder);
}

const promote = (name: string, version: string, author = 'ada') =>
  promoteRelease(name, version, { releasesFolder, author });

const rollback = (name: string) => rollbackRelease(name, { releasesFolder, author: 'ada' });

async function live(name: string): Promise<string | undefined> {
  return (await listReleases(releasesFolder)).find((release) => release.name === name)?.pointer.live;
}

describe('publishRelease', () => {
  it('stores the files under their version, those for browsers compressed, and makes nothing live', async () => {
    await expect(publish('mfe-a', 'v1')).resolves.toEqual({ name: 'mfe-a', version: 'v1', isNew: true });
    const folder = path.join(releasesFolder, 'mfe-a/v1');
    await expect(readdir(folder)).resolves.toEqual([
      '.maps',
      'entry.js',
      'entry.js.br',
      'entry.js.gz',
      'remote.json',
      'server.cjs',
    ]);
    const plain = await readFile(path.join(folder, 'entry.js'), 'utf8');
    expect(brotliDecompressSync(await readFile(path.join(folder, 'entry.js.br'))).toString()).toBe(plain);
    expect(gunzipSync(await readFile(path.join(folder, 'entry.js.gz'))).toString()).toBe(plain);
    await expect(listReleases(releasesFolder)).resolves.toEqual([]);
    await expect(readdir(path.join(releasesFolder, 'mfe-a'))).resolves.toEqual(['v1']);
  });

  it('leaves a version alone that is there already', async () => {
    const folder = await build('mfe-a', 'v1');
    await publishRelease(folder, releasesFolder);
    await expect(publishRelease(folder, releasesFolder)).resolves.toMatchObject({ isNew: false });
  });

  it.each(['entry.js', serverFile])('brings back %s when the store has lost it', async (file) => {
    const folder = await build('mfe-a', 'v1');
    await publishRelease(folder, releasesFolder);
    const stored = path.join(releasesFolder, 'mfe-a/v1', file);
    await rm(stored);
    await expect(publishRelease(folder, releasesFolder)).resolves.toMatchObject({ isNew: true });
    expect(await readFile(stored)).toEqual(await readFile(path.join(folder, file)));
  });

  const spoilings = [
    ['changed', (file: string) => writeFile(file, 'steal()')],
    ['missing', (file: string) => rm(file)],
  ] as const;
  it.each(
    ['entry.js', serverFile].flatMap((file) => spoilings.map(([how, spoil]) => ({ file, how, spoil }))),
  )('refuses a build whose $file is $how', async ({ file, spoil }) => {
    const folder = await build('mfe-a', 'v1');
    await spoil(path.join(folder, file));
    await expect(publishRelease(folder, releasesFolder)).rejects.toThrow(
      `mfe-a: files are missing or changed since the build: ${file}. Build again.`,
    );
    expect(existsSync(path.join(releasesFolder, 'mfe-a/v1'))).toBe(false);
  });

  it('refuses a build without source maps, by which errors are traced in the store', async () => {
    const folder = await build('mfe-a', 'v1');
    await publishRelease(folder, releasesFolder);
    const address = 'https://learn.example/remotes/mfe-a/v1/entry.js:1:5';
    await expect(traceInStore(address, releasesFolder)).resolves.toBe('mfe-a/src/remote.ts:1:1');
    await rm(path.join(folder, '.maps'), { recursive: true });
    await rm(path.join(releasesFolder, 'mfe-a'), { recursive: true });
    await expect(publishRelease(folder, releasesFolder)).rejects.toThrow('the source map of entry.js');
  });

  it('refuses a description whose files have no integrity, as those of the development server', async () => {
    const folder = await build('mfe-a', 'v1');
    const file = path.join(folder, 'remote.json');
    const descriptor = JSON.parse(await readFile(file, 'utf8')) as RemoteDescriptor;
    const files = [{ path: 'entry.js', bytes: 0, integrity: '' }];
    await writeFile(file, JSON.stringify({ ...descriptor, files }));
    await expect(publishRelease(folder, releasesFolder)).rejects.toThrow('entry.js');
  });

  it('refuses a folder without a build', async () => {
    await expect(publishRelease(await temporaryFolder(), releasesFolder)).rejects.toBeInstanceOf(
      ReleaseRefused,
    );
  });

  it('refuses another contract than this platform’s while no shell is live', async () => {
    await expect(publish('mfe-a', 'v1', { contractVersion: contractVersion + 1 })).rejects.toThrow(
      `the platform speaks ${contractVersion}`,
    );
  });
});

describe('a live shell', () => {
  const shared = { react: '^19.3.1', '@learn/ui': '^0.1.2' };

  beforeEach(async () => {
    await publish('shell', 's1', { shared, contractVersion: 7 });
    await promote('shell', 's1');
  });

  it('takes remotes of its contract and of versions that it can stand in for', async () => {
    const fitting = { contractVersion: 7, shared: { react: '^19.2.0', '@learn/ui': '^0.1.0' } };
    await expect(publish('mfe-a', 'v1', fitting)).resolves.toMatchObject({ isNew: true });
  });

  it.each([
    ['an older contract', { contractVersion: 6 }, 'the platform speaks 7. Build it again.'],
    ['a newer contract', { contractVersion: 8 }, 'the platform speaks 7. Release the shell first.'],
    [
      'a module that it does not share',
      { contractVersion: 7, shared: { '@learn/new': '^1.0.0' } },
      '@learn/new ^1.0.0',
    ],
    [
      'a newer version than its own',
      { contractVersion: 7, shared: { '@learn/ui': '^0.1.3' } },
      '@learn/ui ^0.1.3',
    ],
    ['another major version', { contractVersion: 7, shared: { react: '^18.0.0' } }, 'react ^18.0.0'],
  ])('refuses %s', async (_name, rest, message) => {
    await expect(publish('mfe-a', 'v1', rest)).rejects.toThrow(message);
  });

  const fitting = { contractVersion: 7, shared: {} };

  it('takes a remote that uses what it offers, and does not ask about modules whose names it cannot tell', async () => {
    const uses = { exports: { '@learn/ui': ['Button'], react: ['use'] }, links: ['home'] };
    const navigation = [{ icon: 'book', place: 'main', action: 'preview' }, { action: 'preview' }];
    const mounts = [{ path: '/a', slots: ['home.course'], action: 'preview' }, { path: '/b' }];
    const rest = { ...fitting, uses, navigation, mounts, widgets: [{ slot: 'home.course' }] };
    await expect(publish('mfe-a', 'v1', rest)).resolves.toMatchObject({ isNew: true });
  });

  it.each<[string, Build]>([
    ['link moon', { uses: { exports: {}, links: ['moon'] } }],
    ['icon rocket', { navigation: [{ icon: 'rocket' }] }],
    ['slot home.moon', { widgets: [{ slot: 'home.moon' }] }],
    ['slot circle.moon', { mounts: [{ path: '/a', slots: ['circle.moon'] }] }],
    ['action drive', { navigation: [{ action: 'drive' }] }],
    ['action fly', { mounts: [{ path: '/a', action: 'fly' }] }],
    ['place cellar', { navigation: [{ place: 'cellar' }] }],
    ['@learn/ui without Rocket', { uses: { exports: { '@learn/ui': ['Button', 'Rocket'] }, links: [] } }],
  ])('refuses a remote with the unknown %s, at publication and at promotion', async (unknown, rest) => {
    const sentence = `mfe-a uses what the live shell s1 does not offer: ${unknown}. Release the shell first, or build mfe-a without it.`;
    await expect(publish('mfe-a', 'v1', { ...fitting, ...rest })).rejects.toThrow(sentence);
    await writeFiles(path.join(releasesFolder, 'mfe-a/v2'), {
      'remote.json': { ...nothing, name: 'mfe-a', version: 'v2', files: [], ...fitting, ...rest },
    });
    await expect(promote('mfe-a', 'v2')).rejects.toThrow(sentence);
    expect(await live('mfe-a')).toBeUndefined();
  });

  it('refuses operations that the server does not answer, and says which and why', async () => {
    await writeFile(
      path.join(releasesFolder, servedSchemaFile),
      'type Query { course: Course } type Course { id: ID }',
    );
    const operation = (name: string, field: string) => ({
      hash: name,
      name,
      query: `query ${name} { course { ${field} } }`,
    });
    const asking = (...operations: OperationDocument[]) => ({ ...fitting, operations });
    await expect(publish('mfe-a', 'v1', asking(operation('Known', 'id')))).resolves.toMatchObject({
      isNew: true,
    });
    await expect(
      publish('mfe-a', 'v2', asking(operation('Known', 'id'), operation('CourseQuery', 'price'))),
    ).rejects.toThrow(
      'mfe-a asks what the live server does not answer:\n  CourseQuery: Cannot query field "price" on type "Course".\nRelease the server first, or build mfe-a without it.',
    );
    await writeFile(
      path.join(releasesFolder, servedSchemaFile),
      'type Query { course: Course } type Course { title: String }',
    );
    await expect(promote('mfe-a', 'v1')).rejects.toThrow('Known: Cannot query field "id"');
  });

  it('refuses endpoints that the server does not answer, whatever their parameters are called', async () => {
    const asking = (...endpoints: string[]) => ({ ...fitting, operations: [], endpoints });
    await expect(publish('mfe-a', 'v1', asking('GET /api/things/:id/'))).resolves.toMatchObject({
      isNew: true,
    });
    const announce = (...endpoints: string[]) =>
      writeFile(path.join(releasesFolder, servedEndpointsFile), JSON.stringify(endpoints));
    await announce('GET /api/things/:thingId/', 'POST /api/things/');
    await publish('mfe-a', 'v2', asking('GET /api/things/:id/', 'POST /api/things/'));
    await expect(publish('mfe-a', 'v3', asking('PUT /api/things/'))).rejects.toThrow(
      'mfe-a asks what the live server does not answer:\n  PUT /api/things/: There is no such endpoint.\nRelease the server first, or build mfe-a without it.',
    );
    await announce('GET /api/things/:thingId/');
    await expect(promote('mfe-a', 'v2')).rejects.toThrow('POST /api/things/: There is no such endpoint.');
    await promote('mfe-a', 'v1');
    expect(await live('mfe-a')).toBe('v1');
  });

  it('measures what is released with a newer server by what that one answers', async () => {
    await writeFile(path.join(releasesFolder, servedSchemaFile), 'type Query { before: ID }');
    const served = { schema: 'type Query { after: ID }', endpoints: ['GET /api/after/'] };
    const asking = (name: string) => ({
      ...fitting,
      operations: [{ hash: name, name, query: `query ${name} { ${name} }` }],
      endpoints: [`GET /api/${name}/`],
    });
    const together = (folder: string) => publishRelease(folder, releasesFolder, { served });
    await expect(together(await build('mfe-a', 'v1', asking('before')))).rejects.toThrow(
      'Cannot query field "before"',
    );
    await together(await build('mfe-a', 'v2', asking('after')));
    await promoteRelease('mfe-a', 'v2', { releasesFolder, author: 'ada', served });
    expect(await live('mfe-a')).toBe('v2');
  });

  it('refuses at the moment of promotion what fitted the shell before it', async () => {
    await publish('mfe-a', 'v1', { contractVersion: 7, shared: {} });
    await publish('shell', 's2', { shared, contractVersion: 8 });
    await promote('shell', 's2');
    await expect(promote('mfe-a', 'v1')).rejects.toThrow('the platform speaks 8');
    expect(await live('mfe-a')).toBeUndefined();
  });
});

describe('a shell beside live remotes', () => {
  const uses = { exports: { '@learn/ui': ['Button'] }, links: ['home'] };

  beforeEach(async () => {
    await publish('shell', 's1');
    await promote('shell', 's1');
    await publish('mfe-a', 'v1', { uses, widgets: [{ slot: 'home.course' }] });
    await promote('mfe-a', 'v1');
  });

  it.each<[string, Build]>([
    ['@learn/ui without Button', { offers: { ...offers, exports: { '@learn/ui': ['Card'] } } }],
    ['link home', { offers: { ...offers, links: [] } }],
    ['slot home.course', { offers: { ...offers, slots: [] } }],
    ['react ^19.3.1', { shared: { react: '^20.0.0' } }],
  ])('is refused where it no longer offers %s, also as the one to go back to', async (lacking, rest) => {
    const sentence = `does not offer what live remotes use:\n  mfe-a v1: ${lacking}\nRelease these remotes without it first.`;
    await publish('shell', 's2', rest);
    await expect(promote('shell', 's2')).rejects.toThrow(sentence);
    const history = ['s1', 's2'].map((version) => ({ version, author: 'ada', at: '2026-11-22' }));
    await writeFiles(path.join(releasesFolder, 'shell'), { 'release.json': { live: 's1', history } });
    await expect(rollback('shell')).rejects.toThrow(sentence);
    expect(await live('shell')).toBe('s1');
  });

  it('goes live with a remote that is released in the same run', async () => {
    await publish('shell', 's2', { offers: { ...offers, links: [] } });
    await publish('mfe-a', 'v2');
    const planned = { shell: 's2', 'mfe-a': 'v2' };
    await promoteRelease('shell', 's2', { releasesFolder, author: 'ada', planned });
    expect(await live('shell')).toBe('s2');
  });

  it('is not held up by a remote that cannot be read or speaks another contract', async () => {
    await writeFiles(path.join(releasesFolder, 'mfe-b'), { 'release.json': { live: 'gone', history: [] } });
    await writeFile(path.join(releasesFolder, 'mfe-a/release.json'), '{');
    await publish('shell', 's2', { offers: { ...offers, links: [] }, contractVersion: 9 });
    await expect(promote('shell', 's2')).resolves.toBeUndefined();
  });
});

describe('addresses that are taken', () => {
  it('by another page of the same remote are refused at publication', async () => {
    const mounts = [{ path: '/course/:slug/notes' }, { path: '/course/:courseSlug/notes' }];
    await expect(publish('mfe-a', 'v1', { mounts })).rejects.toThrow(
      'mfe-a answers addresses that are taken: /course/:courseSlug/notes (mfe-a). Take one of the two pages away first.',
    );
  });

  it('by the shell or a live remote are refused at promotion', async () => {
    await publish('shell', 's1', { mounts: [{ path: '/profile' }] });
    await promote('shell', 's1');
    await publish('mfe-a', 'v1', { mounts: [{ path: '/notes/:id' }] });
    await promote('mfe-a', 'v1');
    await publish('mfe-b', 'v1', {
      mounts: [{ path: '/notes/:name' }, { path: '/profile' }, { path: '/b' }],
    });
    await expect(promote('mfe-b', 'v1')).rejects.toThrow(
      'mfe-b answers addresses that are taken: /notes/:name (mfe-a), /profile (shell).',
    );
    await publish('shell', 's2', { mounts: [{ path: '/notes/:id' }] });
    await expect(promote('shell', 's2')).rejects.toThrow('taken: /notes/:id (mfe-a)');
    await publish('mfe-a', 'v2', { mounts: [{ path: '/notes/:id' }] });
    await expect(promote('mfe-a', 'v2')).resolves.toBeUndefined();
  });
});

describe('promoteRelease', () => {
  it('makes a version live and writes down who did it and when', async () => {
    await publish('mfe-a', 'v1');
    await publish('mfe-a', 'v2');
    await promote('mfe-a', 'v1', 'ada');
    await promote('mfe-a', 'v2', 'grace');
    const [release] = await listReleases(releasesFolder);
    expect(release?.pointer.live).toBe('v2');
    expect(release?.pointer.history.map(({ version, author }) => [version, author])).toEqual([
      ['v2', 'grace'],
      ['v1', 'ada'],
    ]);
    expect(Date.parse(release?.pointer.history[0]?.at ?? '')).not.toBeNaN();
  });

  it('writes nothing down when the version is live already', async () => {
    await publish('mfe-a', 'v1');
    await promote('mfe-a', 'v1');
    await promote('mfe-a', 'v1');
    expect((await listReleases(releasesFolder))[0]?.pointer.history).toHaveLength(1);
  });

  it('remembers the last twenty', async () => {
    await publish('mfe-a', 'v1');
    await publish('mfe-a', 'v2');
    for (let turn = 0; turn < 25; turn += 1) await promote('mfe-a', turn % 2 ? 'v1' : 'v2');
    expect((await listReleases(releasesFolder))[0]?.pointer.history).toHaveLength(20);
  });

  it('refuses a version that is not in the store', async () => {
    await expect(promote('mfe-a', 'v9')).rejects.toThrow('mfe-a has no version v9');
    await expect(listReleases(releasesFolder)).resolves.toEqual([]);
  });
});

describe('rollbackRelease', () => {
  it('goes back to what was live before', async () => {
    for (const version of ['v1', 'v2', 'v3']) {
      await publish('mfe-a', version);
      await promote('mfe-a', version);
    }
    await expect(rollback('mfe-a')).resolves.toBe('v2');
    expect(await live('mfe-a')).toBe('v2');
  });

  it.each(['never published', 'live for the first time'])('refuses a remote that is %s', async (state) => {
    if (state !== 'never published') {
      await publish('mfe-a', 'v1');
      await promote('mfe-a', 'v1');
    }
    await expect(rollback('mfe-a')).rejects.toThrow('mfe-a has no earlier version to go back to.');
  });
});

describe('listReleases', () => {
  it('is empty where there is no store', async () => {
    await expect(listReleases(releasesFolder)).resolves.toEqual([]);
  });

  it('lists what is live, by name', async () => {
    for (const name of ['mfe-b', 'shell', 'mfe-a']) {
      await publish(name, 'v1');
      await promote(name, 'v1');
    }
    const releases = await listReleases(releasesFolder);
    expect(releases.map(({ name, pointer }) => [name, pointer.live])).toEqual([
      ['mfe-a', 'v1'],
      ['mfe-b', 'v1'],
      ['shell', 'v1'],
    ]);
  });
});

describe('listStored', () => {
  it('is empty where there is no store', async () => {
    await expect(listStored(releasesFolder)).resolves.toEqual([]);
  });

  it('lists all versions by name, also those that were never live', async () => {
    await publish('mfe-b', 'v1');
    for (const version of ['v1', 'v2']) await publish('mfe-a', version);
    await promote('mfe-a', 'v1');
    const stored = await listStored(releasesFolder);
    expect(stored.map(({ name, pointer }) => [name, pointer?.live])).toEqual([
      ['mfe-a', 'v1'],
      ['mfe-b', undefined],
    ]);
    const versions = stored.map((release) => release.versions.map(({ version }) => version).toSorted());
    expect(versions).toEqual([['v1', 'v2'], ['v1']]);
  });
});
