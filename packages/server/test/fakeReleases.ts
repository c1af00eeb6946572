import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type {
  BuiltFile,
  Bundles,
  MountDescriptor,
  ReleasePointer,
  RemoteDescriptor,
  ShellDescriptor,
} from '@learn/contracts';

const localised = { de: 'Lernen', fr: 'Apprendre', it: 'Imparare' };

/** A folder of releases with invented builds, for tests; gone when it is disposed of. */
export interface FakeReleases extends AsyncDisposable {
  readonly folder: string;
  /** @param server contents of its `server.cjs`; without it it is an older build */
  readonly publishRemote: (descriptor: RemoteDescriptor, server?: string) => Promise<void>;
  readonly publishShell: (descriptor: ShellDescriptor, server?: string) => Promise<void>;
  /** Writes any file of the folder, as a broken publication would. */
  readonly write: (file: string, content: string) => Promise<void>;
  /** Moves the pointer of a release; the newest version first. */
  readonly point: (name: string, live: string, history: readonly string[]) => Promise<void>;
}

export async function createFakeReleases(): Promise<FakeReleases> {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));

  async function write(file: string, content: string | Buffer): Promise<void> {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }

  async function point(name: string, live: string, history: readonly string[]): Promise<void> {
    const entries = history.map((version) => ({ version, author: 'test', at: '2026-11-20T08:00:00Z' }));
    await write(`${name}/release.json`, JSON.stringify({ live, history: entries } satisfies ReleasePointer));
  }

  async function publish(
    file: string,
    descriptor: RemoteDescriptor | ShellDescriptor,
    server: string | undefined,
  ): Promise<void> {
    const { name, version } = descriptor;
    const path = 'server.cjs';
    if (server !== undefined) await write(`${name}/${version}/${path}`, server);
    for (const built of descriptor.files) {
      const content = contentOf(built.path);
      await write(`${name}/${version}/${built.path}`, content);
      await write(`${name}/${version}/${built.path}.br`, brotliCompressSync(content));
      await write(`${name}/${version}/${built.path}.gz`, gzipSync(content));
    }
    await write(
      `${name}/${version}/${file}`,
      JSON.stringify({ ...descriptor, ...(server !== undefined && { server: builtFile(path, server) }) }),
    );
    await point(name, version, [version]);
  }

  return {
    folder,
    write,
    point,
    publishRemote: (descriptor, server) => publish('remote.json', descriptor, server),
    publishShell: (descriptor, server) => publish('shell.json', descriptor, server),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** What a file of a fake build contains. */
export function contentOf(file: string): string {
  return `console.error(${JSON.stringify(file)});\n`.repeat(20);
}

/** A bundle per language: `<name>.de.js` … */
export function fakeBundles(name: string): Bundles {
  return { de: `${name}.de.js`, fr: `${name}.fr.js`, it: `${name}.it.js` };
}

export function fakeMount(
  mountPath: string,
  bundle: string,
  more: Partial<MountDescriptor> = {},
): MountDescriptor {
  return { path: mountPath, public: false, bundles: fakeBundles(bundle), ...more };
}

/** A remote whose `files` list its entry and all bundles that it names. */
export function fakeRemote(
  name: string,
  version: string,
  more: Partial<RemoteDescriptor> = {},
): RemoteDescriptor {
  const mounts = more.mounts ?? [];
  const bundles = [...mounts.map((mount) => mount.bundles), ...Object.values(more.slotBundles ?? {})];
  return {
    name,
    version,
    title: localised,
    revision: 'abcdef0123456789',
    contractVersion: 2,
    entry: 'entry.js',
    mounts,
    navigation: [],
    widgets: [],
    slotBundles: {},
    operations: [],
    uses: { exports: {}, links: [] },
    shared: { react: '^19.3.0' },
    files: builtFiles(['entry.js', ...bundles.flatMap((byLanguage) => Object.values(byLanguage))]),
    ...more,
  };
}

export function fakeShell(version: string, more: Partial<ShellDescriptor> = {}): ShellDescriptor {
  const mounts = more.mounts ?? [
    fakeMount('/', 'home'),
    fakeMount('/login-local', 'login', { public: true }),
  ];
  const bundles = [fakeBundles('visitor'), fakeBundles('signed-in'), ...mounts.map((mount) => mount.bundles)];
  return {
    name: 'shell',
    version,
    revision: '0123456789abcdef',
    contractVersion: 2,
    entry: 'main.js',
    visitorBundles: fakeBundles('visitor'),
    signedInBundles: fakeBundles('signed-in'),
    mounts,
    offers: { exports: {}, links: [], slots: [], icons: [], actions: [], places: [] },
    shared: { react: '19.3.1' },
    files: builtFiles(['main.js', ...bundles.flatMap((byLanguage) => Object.values(byLanguage))]),
    ...more,
  };
}

function builtFiles(paths: readonly string[]): BuiltFile[] {
  return paths.map((file) => builtFile(file, contentOf(file)));
}

/** A file as descriptions list it. */
export function builtFile(file: string, content: string): BuiltFile {
  const hash = createHash('sha384').update(content).digest('base64');
  return { path: file, bytes: Buffer.byteLength(content), integrity: `sha384-${hash}` };
}
