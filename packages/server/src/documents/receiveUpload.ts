import { maximumFileBytes } from '@learn/domain';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { uploadExpired } from '../errors.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { receiveFile } from '../storage/receiveFile.ts';
import { uploadTokenHash } from './promiseUpload.ts';
import { files } from './tables.ts';

interface Upload {
  readonly ownerId: string;
  readonly token: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Takes the file of a promised upload. The token is used up by the first who comes with it; only when nothing was kept is it
 * given back, so that a broken line costs no new start.
 * @throws upload_expired for a token that is unknown, used, too old or another person's; as `receiveFile`
 */
export async function receiveUpload(
  { db, store }: { readonly db: Database; readonly store: FileStore },
  { ownerId, token, request, reply }: Upload,
): Promise<void> {
  const hash = uploadTokenHash(token);
  const [file] = await db
    .update(files)
    .set({ uploadTokenHash: null })
    .where(
      and(
        eq(files.uploadTokenHash, hash),
        eq(files.ownerId, ownerId),
        isNull(files.finishedAt),
        gt(files.uploadExpiresAt, sql`now()`),
      ),
    )
    .returning({ id: files.id, storageKey: files.storageKey, fileType: files.fileType });
  if (file === undefined) {
    reply.header('connection', 'close');
    throw uploadExpired();
  }
  try {
    await receiveFile({
      request,
      reply,
      maximumBytes: maximumFileBytes,
      take: (stream) =>
        store.write(file.storageKey, stream, { fileType: file.fileType, maximumBytes: maximumFileBytes }),
    });
  } catch (error) {
    await store.delete(file.storageKey);
    await db.update(files).set({ uploadTokenHash: hash }).where(eq(files.id, file.id));
    throw error;
  }
}
