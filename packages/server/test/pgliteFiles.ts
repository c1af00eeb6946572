import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { MemoryFS, type PGlite } from '@electric-sql/pglite';

/** One file or folder of a database, folders before what lies in them. */
interface Entry {
  readonly path: string;
  readonly mode: number;
  /** undefined for a folder */
  readonly bytes?: Uint8Array;
}

/** What is used here of the file system inside PGlite. */
interface Files {
  readdir(path: string): string[];
  stat(path: string): { readonly mode: number };
  isDir(mode: number): boolean;
  readFile(path: string): Uint8Array;
  writeFile(path: string, bytes: Uint8Array, options: { readonly mode: number }): void;
  mkdir(path: string, mode: number): void;
  mkdirTree(path: string, mode: number): void;
}

const dataFolder = '/pglite/data';

/** Files of a database in memory, written down so that nothing is left to repeat when they are opened. */
export async function takeFiles(client: PGlite): Promise<Buffer> {
  await client.exec('checkpoint');
  return serialize([...entriesBelow(client.Module.FS, dataFolder)]);
}

/** The files that `takeFiles` wrote, to be read once for many copies. */
export class PgliteFiles {
  readonly #entries: readonly Entry[];

  constructor(taken: Buffer) {
    this.#entries = deserialize(taken) as Entry[];
  }

  /** A file system of its own with these files, much faster than PGlite loads its own dump. */
  copy(): MemoryFS {
    return new FilledMemory(this.#entries);
  }

  /** Writes them into a folder that does not exist yet. */
  async writeTo(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const { path: name, mode, bytes } of this.#entries) {
      const file = path.join(folder, path.relative(dataFolder, name));
      if (bytes === undefined) await mkdir(file, mode & 0o777);
      else await writeFile(file, bytes, { mode: mode & 0o777 });
    }
  }
}

class FilledMemory extends MemoryFS {
  readonly #entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    super();
    this.#entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    const files: Files | undefined = this.pg?.Module.FS;
    files?.mkdirTree(dataFolder, 0o700);
    for (const { path: name, mode, bytes } of this.#entries) {
      if (bytes === undefined) files?.mkdir(name, mode);
      else files?.writeFile(name, bytes, { mode });
    }
  }
}

function* entriesBelow(files: Files, folder: string): Generator<Entry> {
  for (const name of files.readdir(folder)) {
    if (name === '.' || name === '..') continue;
    const entry = `${folder}/${name}`;
    const { mode } = files.stat(entry);
    if (files.isDir(mode)) {
      yield { path: entry, mode };
      yield* entriesBelow(files, entry);
    } else {
      yield { path: entry, mode, bytes: files.readFile(entry) };
    }
  }
}
