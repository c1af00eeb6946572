import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type ReleasePointer,
  type RemoteDescriptor,
  servedEndpointsFile,
  servedSchemaFile,
} from '@learn/contracts';
import {
  type ReleaseDescriptor as Descriptor,
  gateProblem,
  isShellDescriptor as isShell,
  mountProblem,
  serverProblem,
  shellProblem,
  unservedEndpoints,
} from '@learn/contracts/releaseGate';
import { previousVersion } from '@learn/domain';
import { builtFiles } from './builtFiles.ts';
import { faultyOperations } from './faultyOperations.ts';
import { readSourceMap } from './sourceMaps.ts';
import { traceStack } from './traceStack.ts';

/** Versions that are promoted in the same run, by name: they count as live. */
type Planned = Readonly<Record<string, string>>;

/** What is released together with a version. */
interface Plan {
  readonly planned?: Planned;
  /** by the server that is started next on the store; undefined: the one that runs on it stays */
  readonly served?: Served | undefined;
}

/** What a server answers; what is not known allows all. */
export interface Served {
  /** in schema language */
  readonly schema: string | undefined;
  /** as `RemoteDescriptor.endpoints` */
  readonly endpoints: readonly string[] | undefined;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const historyLength = 20;

/** A release that the store refuses; the message says why and what to do. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

/**
 * Takes a finished build into the store, without making it live.
 * @param builtFolder a `dist` with remote.json or shell.json
 * @param releasesFolder the store
 * @returns name and version; a version that is there already is left alone, unless files of it were lost
 * @throws ReleaseRefused when files do not fit their integrity, or the remote uses what the live shell or server does not offer
 */
export async function publishRelease(
  builtFolder: string,
  releasesFolder: string,
  { planned = {}, served }: Plan = {},
): Promise<{ name: string; version: string; isNew: boolean }> {
  const descriptor = await readDescriptor(builtFolder);
  const { name, version } = descriptor;
  const target = path.join(releasesFolder, name, version);
  const isThere = existsSync(target);
  if (isThere && (await wrongFiles(target, descriptor)).length === 0) return { name, version, isNew: false };
  refuse(mountProblem(descriptor, []));
  if (!isShell(descriptor)) {
    refuse(shellProblem(descriptor, (await liveDescriptors(releasesFolder, planned)).find(isShell)));
    checkAgainstServer(descriptor, served ?? (await servedBy(releasesFolder)));
  }
  const staging = `${target}.${process.pid}.new`;
  try {
    await storeBuild(builtFolder, staging);
    if (isThere) await rm(target, { recursive: true });
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return { name, version, isNew: true };
}

/**
 * Copies a finished build with compressed twins of the files that browsers get.
 * @throws ReleaseRefused when files do not fit their integrity
 */
export async function storeBuild(builtFolder: string, target: string): Promise<Descriptor> {
  const descriptor = await readDescriptor(builtFolder);
  await checkFiles(builtFolder, descriptor);
  await cp(builtFolder, target, { recursive: true });
  await Promise.all(descriptor.files.map((file) => compress(path.join(target, file.path))));
  return descriptor;
}

/**
 * Makes a stored version the live one; the next page load uses it, and open pages go on with theirs.
 * @throws ReleaseRefused when the version is not in the store, or does not fit what is live by now: a remote the shell, the
 *   server and the pages of other remotes, a shell the remotes
 */
export async function promoteRelease(
  name: string,
  version: string,
  options: Plan & { releasesFolder: string; author: string },
): Promise<void> {
  const { releasesFolder, author, planned = {}, served } = options;
  const folder = path.join(releasesFolder, name, version);
  if (!existsSync(folder)) {
    throw new ReleaseRefused(`${name} has no version ${version}. List the versions, or publish it first.`);
  }
  const before = await readPointer(releasesFolder, name);
  if (before?.live === version) return;
  const descriptor = await readDescriptor(folder);
  refuse(gateProblem(descriptor, await liveDescriptors(releasesFolder, planned)));
  if (!isShell(descriptor)) checkAgainstServer(descriptor, served ?? (await servedBy(releasesFolder)));
  const entry = { version, author, at: new Date().toISOString() };
  const history = [entry, ...(before?.history ?? [])].slice(0, historyLength);
  // a canary goes on, and what is switched off stays so
  await writePointer(releasesFolder, name, { ...before, live: version, history });
}

/**
 * Goes back to the version that was live before the current one.
 * @returns that version
 * @throws ReleaseRefused when there is none
 */
export async function rollbackRelease(
  name: string,
  options: { releasesFolder: string; author: string },
): Promise<string> {
  const pointer = await readPointer(options.releasesFolder, name);
  const previous = pointer && previousVersion(pointer);
  if (!previous) throw new ReleaseRefused(`${name} has no earlier version to go back to.`);
  await promoteRelease(name, previous, options);
  return previous;
}

/** Names, live versions and histories of all that is live. */
export async function listReleases(
  releasesFolder: string,
): Promise<{ name: string; pointer: ReleasePointer }[]> {
  const stored = await listStored(releasesFolder);
  return stored.flatMap(({ name, pointer }) => (pointer ? [{ name, pointer }] : []));
}

/** What is in the store under one name. */
export interface StoredReleases {
  readonly name: string;
  /** undefined as long as no version was made live */
  readonly pointer: ReleasePointer | undefined;
  /** the newest first */
  readonly versions: readonly { readonly version: string; readonly publishedAt: Date }[];
}

/** All versions of all names, by name. */
export async function listStored(releasesFolder: string): Promise<readonly StoredReleases[]> {
  const entries = await readdir(releasesFolder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      pointer: await readPointer(releasesFolder, name).catch(() => undefined),
      versions: await versionsIn(path.join(releasesFolder, name)),
    })),
  );
}

async function versionsIn(folder: string): Promise<StoredReleases['versions']> {
  const entries = await readdir(folder, { withFileTypes: true });
  // what is just being copied has a point in its name
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.includes('.'));
  const versions = await Promise.all(
    folders.map(async ({ name: version }) => {
      const { birthtime: publishedAt } = await stat(path.join(folder, version));
      return { version, publishedAt };
    }),
  );
  return versions.sort((left, right) => right.publishedAt.getTime() - left.publishedAt.getTime());
}

/**
 * Puts the positions in the sources in place of those in built files, for all releases of the store.
 * @param text a stack, or any text with addresses of built files
 */
export function traceInStore(text: string, releasesFolder: string): Promise<string> {
  return traceStack(text, ({ name, version, file }) =>
    readSourceMap(path.join(releasesFolder, name, version), file),
  );
}

async function readDescriptor(builtFolder: string): Promise<Descriptor> {
  const file = ['remote.json', 'shell.json']
    .map((name) => path.join(builtFolder, name))
    .find((name) => existsSync(name));
  if (!file) throw new ReleaseRefused(`${builtFolder} holds no finished build. Run npm run build.`);
  return JSON.parse(await readFile(file, 'utf8')) as Descriptor;
}

async function checkFiles(builtFolder: string, descriptor: Descriptor): Promise<void> {
  const wrong = await wrongFiles(builtFolder, descriptor);
  if (wrong.length > 0) {
    throw new ReleaseRefused(
      `${descriptor.name}: files are missing or changed since the build: ${wrong.join(', ')}. Build again.`,
    );
  }
}

/** @returns paths of the files that are missing or not as they were built; without source maps no error can be traced */
async function wrongFiles(folder: string, { files, server, entry }: Descriptor): Promise<readonly string[]> {
  const present = new Map((await builtFiles(folder)).map((file) => [file.path, file.integrity]));
  const wrong = [...files, ...(server ? [server] : [])]
    .filter((file) => present.get(file.path) !== file.integrity)
    .map((file) => file.path);
  return (await readSourceMap(folder, entry)) ? wrong : [...wrong, `the source map of ${entry}`];
}

/** What can be read of what is live; the server passes over the rest as well. */
async function liveDescriptors(releasesFolder: string, planned: Planned): Promise<readonly Descriptor[]> {
  const releases = await listReleases(releasesFolder);
  const live = Object.fromEntries(releases.map(({ name, pointer }) => [name, pointer.live]));
  const found = await Promise.all(
    Object.entries({ ...live, ...planned }).map(([name, version]) =>
      readDescriptor(path.join(releasesFolder, name, version)).catch(() => undefined),
    ),
  );
  return found.filter((descriptor) => descriptor !== undefined);
}

/** @throws ReleaseRefused with the problem, where there is one */
function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new ReleaseRefused(problem);
}

/** What the server that runs on a store says that it answers; nothing in a new store. */
async function servedBy(releasesFolder: string): Promise<Served> {
  const read = (file: string) => readFile(path.join(releasesFolder, file), 'utf8').catch(() => undefined);
  const [schema, endpoints] = await Promise.all([read(servedSchemaFile), read(servedEndpointsFile)]);
  return { schema, endpoints: endpoints === undefined ? undefined : (JSON.parse(endpoints) as string[]) };
}

/** @throws ReleaseRefused when the server would refuse what the remote asks */
function checkAgainstServer(descriptor: RemoteDescriptor, { schema, endpoints }: Served): void {
  const unserved = endpoints === undefined ? [] : unservedEndpoints(descriptor, endpoints);
  refuse(
    serverProblem(descriptor, [
      ...(schema === undefined ? [] : faultyOperations(descriptor, schema)),
      ...unserved.map((endpoint) => `${endpoint}: There is no such endpoint.`),
    ]),
  );
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    compressGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

async function readPointer(releasesFolder: string, name: string): Promise<ReleasePointer | undefined> {
  const text = await readFile(path.join(releasesFolder, name, 'release.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ReleasePointer);
}

async function writePointer(releasesFolder: string, name: string, pointer: ReleasePointer): Promise<void> {
  const file = path.join(releasesFolder, name, 'release.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}.new`, `${JSON.stringify(pointer, undefined, 2)}\n`);
  await rename(`${file}.${process.pid}.new`, file);
}
