import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { contentArchiveLimits } from '@learn/domain';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import { files } from '../documents/tables.ts';
import { createStorageKey } from '../storage/storageKey.ts';
import { type Draft, writeDraft } from '../storage/writeDraft.ts';
import { inspectArchive } from './archive.ts';
import type { Means } from './means.ts';
import { contentImports } from './tables.ts';
import { announceUpload } from './uploadSignal.ts';

const fileType = 'application/zip';

/** Takes a stream into a folder of its own, to be looked into. @throws payload_too_large */
export function receiveArchive(folder: string, source: Readable): Promise<Draft> {
  return writeDraft(folder, source, contentArchiveLimits.bytes);
}

/**
 * Keeps an archive, to be checked by a job.
 * @returns id of the import
 * @throws archive_refused, storage_unavailable
 */
export async function keepArchive(
  { db, store }: Means,
  actorId: string,
  { draft, fileName }: { readonly draft: Draft; readonly fileName: string },
): Promise<string> {
  await inspectArchive(draft.file);
  const storageKey = createStorageKey();
  // An unfinished file is removed by the job of files, should the process end before the rest is written.
  const [file] = await db
    .insert(files)
    .values({ purpose: 'content_archive', fileName, fileType, storageKey, uploadExpiresAt: sql`now()` })
    .returning({ id: files.id });
  if (file === undefined) throw new Error('No file was created.');
  const { size } = draft;
  await store.write(storageKey, createReadStream(draft.file), { fileType, maximumBytes: size });
  const id = await db.transaction(async (transaction) => {
    await transaction.update(files).set({ size, finishedAt: sql`now()` }).where(eq(files.id, file.id));
    const [created] = await transaction
      .insert(contentImports)
      .values({ fileName, size, fileId: file.id, createdBy: actorId })
      .returning({ id: contentImports.id });
    if (created === undefined) throw new Error('No import was created.');
    const details = { file_name: fileName, size };
    await recordAudit(transaction, { action: 'content.uploaded', actorId, subjectId: created.id, details });
    return created.id;
  });
  announceUpload();
  return id;
}
