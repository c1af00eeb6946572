import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { storageUnavailable } from '../errors.ts';
import type { FileStore } from './fileStore.ts';
import { assertStorageKey } from './storageKey.ts';
import { writeDraft } from './writeDraft.ts';

/** Where documents lie without a bucket. */
export function documentsFolder(dataFolder: string): string {
  return path.join(path.resolve(dataFolder), 'documents');
}

/** Keeps files in {@link documentsFolder}; a file is there whole or not at all, also after a crash. */
export function createFolderStore(dataFolder: string): FileStore {
  const root = documentsFolder(dataFolder);
  const drafts = path.join(root, 'drafts');

  function fileOf(key: string): string {
    assertStorageKey(key);
    return path.join(root, key.slice(0, 2), key);
  }

  async function size(key: string): Promise<number | undefined> {
    const found = await reach(() => stat(fileOf(key))).catch(missing);
    return found?.size;
  }

  return {
    origin: async () => undefined,
    check: async () => {
      await reach(() => mkdir(root, { recursive: true }));
    },
    uploadTarget: async () => undefined,
    write: async (key, source, { maximumBytes }) => {
      const file = fileOf(key);
      const draft = await reach(() => writeDraft(drafts, source, maximumBytes));
      await reach(async () => {
        await mkdir(path.dirname(file), { recursive: true });
        await rename(draft.file, file);
        await keepEntry(path.dirname(file));
      });
      return draft.size;
    },
    settle: size,
    size,
    read: async (key, range) => {
      const handle = await reach(() => open(fileOf(key), 'r')).catch(missing);
      return handle && createReadStream('', { fd: handle, ...range });
    },
    downloadAddress: async () => undefined,
    delete: (key) => reach(() => rm(fileOf(key), { force: true })),
  };
}

/** Without this a crash could forget the name of a file whose bytes are safe. */
async function keepEntry(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const diskProblems = new Set([
  'EACCES',
  'EDQUOT',
  'EEXIST',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
]);

async function reach<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    throw diskProblems.has(codeOf(error)) ? storageUnavailable(error) : error;
  }
}

function missing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
  return undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
