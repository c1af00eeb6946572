import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isShellDescriptor, type ReleaseDescriptor } from '@learn/contracts/releaseGate';
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

/** Files that are fetched at the same time. */
const parallel = 8;

/** Name of the file in which a version describes itself. */
export function descriptionFile(descriptor: ReleaseDescriptor): string {
  return isShellDescriptor(descriptor) ? 'shell.json' : 'remote.json';
}

/**
 * Brings a version from the store into its folder; what is there already stays. The description comes first, so that a remote
 * keeps its places while the store does not answer, and the entry last: a version with its entry is whole.
 * @param folder `<releases>/<name>/<version>`
 * @throws storage_unavailable; Error for a file that is missing in the store or is not the one that was published
 */
export async function fillVersion(
  folder: string,
  { descriptor, files }: StoredVersion,
  store: FileStore,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const description = path.join(folder, descriptionFile(descriptor));
  if ((await sizeOf(description)) === undefined) {
    await writeFile(`${description}.new`, JSON.stringify(descriptor));
    await rename(`${description}.new`, description);
  }
  const others = files.filter(({ path: file }) => file !== descriptionFile(descriptor));
  const waiting = others.filter(({ path: file }) => file !== descriptor.entry);
  const workers = Array.from({ length: parallel }, async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      await fetchFile(folder, file, store);
  });
  await Promise.all(workers);
  for (const file of others.filter(({ path: one }) => one === descriptor.entry))
    await fetchFile(folder, file, store);
}

async function fetchFile(folder: string, file: StoredFile, store: FileStore): Promise<void> {
  const target = path.join(folder, file.path);
  if ((await sizeOf(target)) === file.bytes) return;
  const source = await store.read(file.storageKey);
  if (source === undefined) throw new Error(`The store has lost ${file.path}`);
  await mkdir(path.dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}.new`;
  const hash = createHash('sha384');
  source.on('data', (chunk: Buffer) => hash.update(chunk));
  try {
    await pipeline(source, createWriteStream(draft));
    if (`sha384-${hash.digest('base64')}` !== file.integrity)
      throw new Error(`${file.path} is not the file that was published`);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.size;
}
