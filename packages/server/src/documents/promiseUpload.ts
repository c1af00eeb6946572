import { createHash, randomBytes } from 'node:crypto';
import { fillPath, restPaths } from '@learn/contracts';
import type { uploadPromise } from '@learn/contracts/calls';
import { fileTypeOf, maximumFileBytes } from '@learn/domain';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { fileTypeNotAllowed, tooManyRequests } from '../errors.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { createStorageKey } from '../storage/storageKey.ts';
import { safeFileName } from './fileName.ts';
import { type FilePurpose, files } from './tables.ts';

/** How long an upload may take to begin (domain decisions §13). */
export const uploadSeconds = 15 * 60;

/** Uploads that a person may have open at once. */
const maximumOpen = 50;

export type UploadPromise = z.output<typeof uploadPromise>;

export interface PromisedFile {
  readonly ownerId: string;
  readonly purpose: Extract<FilePurpose, 'document' | 'storage'>;
  /** both as the person gave them */
  readonly fileType: string;
  readonly fileName: string;
}

/** What the database knows of the token in an upload address. */
export function uploadTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Promises to take one file within 15 minutes.
 * @param record writes what goes with the file, in the same transaction
 * @throws file_type_not_allowed, too_many_requests when too many uploads of the person are open
 */
export async function promiseUpload(
  { db, store }: { readonly db: Database; readonly store: FileStore },
  wanted: PromisedFile,
  record: (transaction: Database, fileId: string) => Promise<unknown> = async () => undefined,
): Promise<UploadPromise> {
  const type = fileTypeOf(wanted.fileType, wanted.fileName);
  if (type === undefined) throw fileTypeNotAllowed();
  if (await hasTooManyOpen(db, wanted.ownerId)) throw tooManyRequests(uploadSeconds);

  const storageKey = createStorageKey();
  const direct = await store.uploadTarget(storageKey, {
    fileType: type.mediaType,
    maximumBytes: maximumFileBytes,
    seconds: uploadSeconds,
  });
  const token = direct === undefined ? randomBytes(32).toString('base64url') : undefined;
  const values = {
    ownerId: wanted.ownerId,
    purpose: wanted.purpose,
    fileName: safeFileName(wanted.fileName, type.extension),
    fileType: type.mediaType,
    storageKey,
    uploadTokenHash: token === undefined ? null : uploadTokenHash(token),
    uploadExpiresAt: new Date(Date.now() + uploadSeconds * 1000),
  };
  const fileId = await db.transaction(async (transaction) => {
    const [created] = await transaction.insert(files).values(values).returning({ id: files.id });
    if (created === undefined) throw new Error('No file was created.');
    await record(transaction, created.id);
    return created.id;
  });
  const preSign = direct ?? { url: fillPath(restPaths.documentUpload, { token }) ?? '', fields: {} };
  const target = { url: preSign.url, fields: { ...preSign.fields } };
  return {
    file_id: fileId,
    ...target,
    pre_sign: target,
    file_info: { file_id: fileId, file_name: values.fileName, file_type: values.fileType },
  };
}

async function hasTooManyOpen(db: Database, ownerId: string): Promise<boolean> {
  const open = await db.$count(
    files,
    and(eq(files.ownerId, ownerId), isNull(files.finishedAt), gt(files.uploadExpiresAt, sql`now()`)),
  );
  return open >= maximumOpen;
}
