import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isShellDescriptor, type ReleaseDescriptor } from '@learn/contracts/releaseGate';
import { fewAtOnce } from '../fewAtOnce.ts';
import type { FileStore } from '../storage/fileStore.ts';

/** A file of a version, and where the store has it. */
export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly integrity: string;
  readonly storageKey: string;
}

export interface StoredVersion {
  readonly descriptor: ReleaseDescriptor;
  readonly files: readonly StoredFile[];
}

/** Brings a version from the store into its folder; what is there already stays. */
export interface VersionFiller {
  /**
   * What a server needs to show the version: the description first, so that a remote keeps its places while the store does not
   * answer, and the entry last, so that a version with its entry can be shown.
   */
  readonly fillFirst: () => Promise<void>;
  /** What only browsers need. */
  readonly fillRest: () => Promise<void>;
  /** One file, with its compressed twins. @returns false where the version has no such file */
  readonly fillFile: (file: string) => Promise<boolean>;
}

/** Files that nobody waits for and that are fetched at the same time. */
const parallel = 4;

/** Other versions that are looked through for files that this one has as well. */
const neighbours = 3;

const twins = ['.br', '.gz'] as const;

/** Name of the file in which a version describes itself. */
export function descriptionFile(descriptor: ReleaseDescriptor): string {
  return isShellDescriptor(descriptor) ? 'shell.json' : 'remote.json';
}

/**
 * A file that another version of the release has brought here is copied: most of a version is what the one before had.
 * All of it throws storage_unavailable, and Error for a file that is missing in the store or is not the one that was published.
 * @param folder `<releases>/<name>/<version>`
 */
export function createVersionFiller(
  folder: string,
  { descriptor, files }: StoredVersion,
  store: FileStore,
): VersionFiller {
  const stored = new Map(files.map((file) => [file.path, file]));
  const fetching = new Map<string, Promise<void>>();
  let others: Promise<readonly string[]> | undefined;

  function fetchOnce(file: string): Promise<void> {
    const running = fetching.get(file) ?? fetchWithTwins(file).finally(() => fetching.delete(file));
    fetching.set(file, running);
    return running;
  }

  /** The twins first: a file that is there is then sent compressed. */
  async function fetchWithTwins(file: string): Promise<void> {
    const own = stored.get(file);
    if (own === undefined) return;
    const compressed = twins.flatMap((twin) => stored.get(`${file}${twin}`) ?? []);
    await Promise.all(compressed.map(fetchFile));
    await fetchFile(own);
  }

  async function fetchFile(file: StoredFile): Promise<void> {
    const target = path.join(folder, file.path);
    if ((await sizeOf(target)) === file.bytes) return;
    others ??= otherVersions(folder);
    const copy = await firstOfSize(await others, file);
    // another copy may be altered, or removed meanwhile
    if (copy !== undefined && (await keep(createReadStream(copy), file, target).catch(() => false))) return;
    const source = await store.read(file.storageKey);
    if (source === undefined) throw new Error(`The store has lost ${file.path}`);
    if (!(await keep(source, file, target)))
      throw new Error(`${file.path} is not the file that was published`);
  }

  return {
    async fillFirst() {
      await mkdir(folder, { recursive: true });
      const description = path.join(folder, descriptionFile(descriptor));
      if ((await sizeOf(description)) === undefined) {
        await writeFile(`${description}.new`, JSON.stringify(descriptor));
        await rename(`${description}.new`, description);
      }
      await Promise.all(filesOfServer(descriptor).map(fetchOnce));
      await fetchOnce(descriptor.entry);
    },
    async fillRest() {
      const isTwin = (file: string) =>
        twins.some((twin) => file.endsWith(twin) && stored.has(file.slice(0, -twin.length)));
      const rest = [...stored.keys()].filter((file) => file !== descriptionFile(descriptor) && !isTwin(file));
      await fewAtOnce(rest, parallel, fetchOnce);
    },
    async fillFile(file) {
      await fetchOnce(file);
      return stored.has(file);
    },
  };
}

/** What this server itself reads. */
function filesOfServer(descriptor: ReleaseDescriptor): readonly string[] {
  const worker = isShellDescriptor(descriptor) ? descriptor.serviceWorker : undefined;
  return [descriptor.server?.path, worker].filter((file) => file !== undefined);
}

/** Folders of the latest other versions of the same release. */
async function otherVersions(folder: string): Promise<readonly string[]> {
  const parent = path.dirname(folder);
  const entries = await readdir(parent, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(parent, name))
    .filter((other) => other !== folder);
  const dated = await Promise.all(
    folders.map(async (other) => ({ other, at: (await stat(other).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  return dated
    .toSorted((a, b) => b.at - a.at)
    .slice(0, neighbours)
    .map(({ other }) => other);
}

async function firstOfSize(folders: readonly string[], file: StoredFile): Promise<string | undefined> {
  for (const folder of folders) {
    const candidate = path.join(folder, file.path);
    if ((await sizeOf(candidate)) === file.bytes) return candidate;
  }
  return undefined;
}

/** @returns false, and keeps nothing, where the content is not that of the file */
async function keep(source: Readable, { integrity }: StoredFile, target: string): Promise<boolean> {
  await mkdir(path.dirname(target), { recursive: true });
  const draft = `${target}.${randomUUID()}.new`;
  const hash = createHash('sha384');
  source.on('data', (chunk: Buffer) => hash.update(chunk));
  try {
    await pipeline(source, createWriteStream(draft));
    const isRight = `sha384-${hash.digest('base64')}` === integrity;
    if (isRight) await rename(draft, target);
    return isRight;
  } finally {
    await rm(draft, { force: true });
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.size;
}
