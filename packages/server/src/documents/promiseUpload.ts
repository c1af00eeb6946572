import { randomBytes } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import type { uploadPromise } from '@learn/contracts/endpoints';
import { fileTypeOf, maximumFileBytes } from '@learn/domain';
import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { tokenHash } from '../authentication/tokenHash.ts';
import type { Database } from '../database/database.ts';
import { fileTypeNotAllowed, payloadTooLarge, tooManyRequests } from '../errors.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { createStorageKey } from '../storage/storageKey.ts';
import { users } from '../users/tables.ts';
import { safeFileName } from './fileName.ts';
import { type FilePurpose, files } from './tables.ts';

/** How long an upload may take to begin (domain decisions §13). */
export const uploadSeconds = 15 * 60;

/** Uploads that a person may have open at once. */
const maximumOpen = 50;

/** Bytes of finished files that a person may have: 2 GB. */
const maximumStored = 2 * 1024 ** 3;

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
  return tokenHash(token);
}

/**
 * Promises to take one file within 15 minutes.
 * @param record writes what goes with the file, in the same transaction
 * @throws file_type_not_allowed, too_many_requests when too many uploads of the person are open, payload_too_large
 *   (with `stored_bytes` and `maximum_bytes`) when there is no room for more of their files
 */
export async function promiseUpload(
  { db, store }: { readonly db: Database; readonly store: FileStore },
  wanted: PromisedFile,
  record: (transaction: Database, fileId: string) => Promise<unknown> = async () => undefined,
): Promise<UploadPromise> {
  const type = fileTypeOf(wanted.fileType, wanted.fileName);
  if (type === undefined) throw fileTypeNotAllowed();

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
    await assertRoom(transaction, wanted.ownerId);
    const [created] = await transaction.insert(files).values(values).returning({ id: files.id });
    if (created === undefined) throw new Error('No file was created.');
    await record(transaction, created.id);
    return created.id;
  });
  const preSign = direct ?? { url: fillPath(endpoints.uploadFile.path, { token }) ?? '', fields: {} };
  const target = { url: preSign.url, fields: { ...preSign.fields } };
  return {
    file_id: fileId,
    ...target,
    pre_sign: target,
    file_info: { file_id: fileId, file_name: values.fileName, file_type: values.fileType },
  };
}

async function assertRoom(transaction: Database, ownerId: string): Promise<void> {
  await assertStorable(transaction, { ownerId, bytes: 1 });
  const open = and(
    eq(files.ownerId, ownerId),
    isNull(files.finishedAt),
    gt(files.uploadExpiresAt, sql`now()`),
  );
  if ((await transaction.$count(files, open)) >= maximumOpen) throw tooManyRequests(uploadSeconds);
}

interface Storing {
  readonly ownerId: string;
  readonly bytes: number;
  /** the file that has these bytes, which may be finished in the same transaction */
  readonly fileId?: string;
}

/**
 * Asserts that a person may have so many bytes beside their other finished files. Files of one person are promised and finished one after the other
 * from here to the end of the transaction, so that the limits hold for requests at once.
 * @throws payload_too_large with `stored_bytes` and `maximum_bytes`
 */
export async function assertStorable(
  transaction: Database,
  { ownerId, bytes, fileId }: Storing,
): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
  const [kept] = await transaction
    .select({ stored: sql`coalesce(sum(${files.size}), 0)`.mapWith(Number) })
    .from(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        isNotNull(files.finishedAt),
        fileId === undefined ? undefined : ne(files.id, fileId),
      ),
    );
  const stored = kept?.stored ?? 0;
  if (stored + bytes > maximumStored) {
    throw payloadTooLarge({ stored_bytes: stored, maximum_bytes: maximumStored });
  }
}
