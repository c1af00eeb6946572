import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { files } from '../documents/tables.ts';
import { unpackArchive } from './archive.ts';
import type { Means } from './means.ts';
import { receiveArchive } from './takeArchive.ts';

/** Gives a folder that is there for as long as it is used. */
export async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-import-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Unpacks a kept archive for as long as it is used.
 * @throws archive_refused, storage_unavailable
 */
export function inUnpacked<Result>(
  { db, store }: Means,
  fileId: string | null,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  return inFolder(async (work) => {
    const [file] = await db
      .select()
      .from(files)
      .where(eq(files.id, fileId ?? ''));
    const stream = file && (await store.read(file.storageKey));
    if (stream === undefined) throw new Error('The archive is not in the store.');
    const { file: archive } = await receiveArchive(work, stream);
    const folder = path.join(work, 'contents');
    await unpackArchive(archive, folder);
    return use(folder);
  });
}
