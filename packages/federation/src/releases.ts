import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  contractVersion,
  type ReleasePointer,
  type RemoteDescriptor,
  type ShellDescriptor,
  servedSchemaFile,
} from '@learn/contracts';
import { builtFiles } from './builtFiles.ts';
import { acceptsVersion } from './caretRange.ts';
import { faultyOperations, missingInShell } from './missingFor.ts';

type Descriptor = RemoteDescriptor | ShellDescriptor;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const historyLength = 20;

/** A release that the store refuses; the message says why and what to do. */
export class ReleaseRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ReleaseRefused';
  }
}

/**
 * Takes a finished build into the store, without making it live.
 * @param builtFolder a `dist` with remote.json or shell.json
 * @param releasesFolder the store
 * @returns name and version; a version that is there already is left alone
 * @throws ReleaseRefused when files do not fit their integrity, or the remote uses what the live shell or server does not offer
 */
export async function publishRelease(
  builtFolder: string,
  releasesFolder: string,
): Promise<{ name: string; version: string; isNew: boolean }> {
  const descriptor = await readDescriptor(builtFolder);
  const { name, version } = descriptor;
  const target = path.join(releasesFolder, name, version);
  if (existsSync(target)) return { name, version, isNew: false };
  await checkFiles(builtFolder, descriptor);
  await checkAgainstLive(descriptor, releasesFolder);
  const staging = `${target}.${process.pid}.new`;
  try {
    await cp(builtFolder, staging, { recursive: true });
    await Promise.all(descriptor.files.map((file) => compress(path.join(staging, file.path))));
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return { name, version, isNew: true };
}

/**
 * Makes a stored version the live one; the next page load uses it, and open pages go on with theirs.
 * @throws ReleaseRefused when the version is not in the store, or does not fit the shell and the server that are live by now
 */
export async function promoteRelease(
  name: string,
  version: string,
  options: { releasesFolder: string; author: string },
): Promise<void> {
  const { releasesFolder, author } = options;
  const folder = path.join(releasesFolder, name, version);
  if (!existsSync(folder)) {
    throw new ReleaseRefused(`${name} has no version ${version}. List the versions, or publish it first.`);
  }
  const before = await readPointer(releasesFolder, name);
  if (before?.live === version) return;
  const descriptor = await readDescriptor(folder);
  await checkAgainstLive(descriptor, releasesFolder);
  const entry = { version, author, at: new Date().toISOString() };
  const history = [entry, ...(before?.history ?? [])].slice(0, historyLength);
  await writePointer(releasesFolder, name, { live: version, history });
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
  const previous = pointer?.history.find(({ version }) => version !== pointer.live)?.version;
  if (!previous) throw new ReleaseRefused(`${name} has no earlier version to go back to.`);
  await promoteRelease(name, previous, options);
  return previous;
}

/** Names, live versions and histories of all that is in the store. */
export async function listReleases(
  releasesFolder: string,
): Promise<{ name: string; pointer: ReleasePointer }[]> {
  const names = await readdir(releasesFolder).catch(() => []);
  const entries = await Promise.all(
    names.sort().map(async (name) => ({ name, pointer: await readPointer(releasesFolder, name) })),
  );
  return entries.flatMap(({ name, pointer }) => (pointer ? [{ name, pointer }] : []));
}

async function readDescriptor(builtFolder: string): Promise<Descriptor> {
  const file = ['remote.json', 'shell.json']
    .map((name) => path.join(builtFolder, name))
    .find((name) => existsSync(name));
  if (!file) throw new ReleaseRefused(`${builtFolder} holds no finished build. Run npm run build.`);
  return JSON.parse(await readFile(file, 'utf8')) as Descriptor;
}

async function checkFiles(builtFolder: string, descriptor: Descriptor): Promise<void> {
  const present = new Map((await builtFiles(builtFolder)).map((file) => [file.path, file.integrity]));
  const wrong = descriptor.files
    .filter((file) => present.get(file.path) !== file.integrity)
    .map((file) => file.path);
  if (wrong.length > 0) {
    throw new ReleaseRefused(
      `${descriptor.name}: files are missing or changed since the build: ${wrong.join(', ')}. Build again.`,
    );
  }
}

async function checkAgainstLive(descriptor: Descriptor, releasesFolder: string): Promise<void> {
  if (descriptor.name === 'shell') return;
  const remote = descriptor as RemoteDescriptor;
  await checkAgainstShell(remote, releasesFolder);
  await checkAgainstServer(remote, releasesFolder);
}

async function checkAgainstShell(descriptor: RemoteDescriptor, releasesFolder: string): Promise<void> {
  const live = await readPointer(releasesFolder, 'shell');
  const shell =
    live && ((await readDescriptor(path.join(releasesFolder, 'shell', live.live))) as ShellDescriptor);
  const spoken = shell?.contractVersion ?? contractVersion;
  if (descriptor.contractVersion !== spoken) {
    throw new ReleaseRefused(
      `${descriptor.name} was built for contract ${descriptor.contractVersion}, the platform speaks ${spoken}. ${
        descriptor.contractVersion < spoken ? 'Build it again.' : 'Release the shell first.'
      }`,
    );
  }
  if (!shell) return;
  const unfit = Object.entries(descriptor.shared).filter(([key, range]) => {
    const provided = shell.shared[key];
    return provided === undefined || !acceptsVersion(range, provided);
  });
  if (unfit.length > 0) {
    throw new ReleaseRefused(
      `${descriptor.name} needs ${unfit.map(([key, range]) => `${key} ${range}`).join(', ')}, which the live shell does not share. Release the shell first, or build again.`,
    );
  }
  const missing = missingInShell(descriptor, shell.offers);
  if (missing.length > 0) {
    throw new ReleaseRefused(
      `${descriptor.name} uses what the live shell ${shell.version} does not offer: ${missing.join(', ')}. Release the shell first, or build ${descriptor.name} without it.`,
    );
  }
}

/** @throws ReleaseRefused when the server that runs on this store would refuse an operation; none has run on a new store */
async function checkAgainstServer(descriptor: RemoteDescriptor, releasesFolder: string): Promise<void> {
  const schema = await readFile(path.join(releasesFolder, servedSchemaFile), 'utf8').catch(() => undefined);
  const faults = schema === undefined ? [] : faultyOperations(descriptor, schema);
  if (faults.length > 0) {
    throw new ReleaseRefused(
      `${descriptor.name} asks what the live server does not answer:\n  ${faults.join('\n  ')}\nRelease the server first, or build ${descriptor.name} without it.`,
    );
  }
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
