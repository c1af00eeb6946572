import { fillPath, linkPatterns } from '@learn/contracts';
import { maximumFileBytes } from '@learn/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { inSession } from '../course-sessions/inSession.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import {
  type AppError,
  fileTypeNotAllowed,
  isAppError,
  notFound,
  payloadTooLarge,
  uploadExpired,
  uploadMissing,
} from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { hasContentOf } from './hasContentOf.ts';
import { mayWriteDocuments } from './policy.ts';
import { assertStorable } from './promiseUpload.ts';
import { type DocumentPlace, readDocumentPlace, sequencesByKey } from './readDocumentPlace.ts';
import { documents, files } from './tables.ts';

export interface FinishedFile {
  readonly id: string;
  readonly storageKey: string;
  readonly fileName: string;
  readonly fileType: string;
  /** bytes */
  readonly size: number;
  readonly documentId: string | null;
}

interface Place {
  readonly db: Database;
  readonly store: FileStore;
}

/**
 * Checks what was uploaded and makes it available; a document is told to the participants. Asked again, it answers
 * the same.
 * @throws not_found for a file that is not one's own, forbidden for people who may no longer add documents there,
 *   upload_missing, upload_expired; payload_too_large and file_type_not_allowed after which the file is gone
 */
export async function finishUpload(
  place: Place,
  currentUser: CurrentUser,
  fileId: string,
): Promise<FinishedFile> {
  const { db, store } = place;
  const [found] = await db
    .select({ file: files, document: documents })
    .from(files)
    .leftJoin(documents, eq(documents.fileId, files.id))
    .where(
      and(
        eq(files.id, fileId),
        eq(files.ownerId, currentUser.userId),
        inArray(files.purpose, ['document', 'storage']),
      ),
    );
  if (found === undefined) throw notFound();
  const { file, document } = found;
  const { storageKey, fileName, fileType } = file;
  const finished = { id: file.id, storageKey, fileName, fileType, documentId: document?.id ?? null };
  if (file.finishedAt !== null && file.size !== null) return { ...finished, size: file.size };

  const documentPlace = document === null ? undefined : await readWritable(db, currentUser, document);
  const size = await store.settle(storageKey);
  if (size === undefined) throw file.uploadExpiresAt < new Date() ? uploadExpired() : uploadMissing();
  if (size > maximumFileBytes) throw await refuse(place, file, payloadTooLarge());
  if (!(await hasContentOf(store, storageKey, fileType))) {
    throw await refuse(place, file, fileTypeNotAllowed());
  }
  const record = async (transaction: Database) => {
    const changed = await transaction
      .update(files)
      .set({ finishedAt: sql`now()`, size, uploadTokenHash: null })
      .where(and(eq(files.id, file.id), isNull(files.finishedAt)))
      .returning({ id: files.id });
    if (changed.length === 0) return;
    await assertStorable(transaction, { ownerId: currentUser.userId, bytes: size, fileId });
    if (document === null || documentPlace === undefined) return;
    await transaction.update(documents).set({ createdAt: sql`now()` }).where(eq(documents.id, document.id));
    await tellParticipants(transaction, currentUser, { document, place: documentPlace });
    if (documentPlace.sessionAccess.isAdmin) {
      await recordAudit(transaction, {
        action: 'document.added',
        actorId: currentUser.userId,
        courseSessionId: document.courseSessionId,
        subjectId: document.id,
        details: { name: document.name, file_name: fileName },
      });
    }
  };
  await db.transaction(record).catch(async (error: unknown) => {
    throw isAppError(error) && error.code === 'payload_too_large' ? await refuse(place, file, error) : error;
  });
  return { ...finished, size };
}

type DocumentRow = typeof documents.$inferSelect;

/** The right may be gone since the upload was promised. */
async function readWritable(
  db: Database,
  currentUser: CurrentUser,
  document: DocumentRow,
): Promise<DocumentPlace> {
  const place = await readDocumentPlace(db, currentUser, document.courseSessionId);
  assertMayDo(mayWriteDocuments, { ...place, circleKey: document.circleKey });
  return place;
}

async function refuse(
  { db, store }: Place,
  { id, storageKey }: { readonly id: string; readonly storageKey: string },
  error: AppError,
): Promise<AppError> {
  await store.delete(storageKey);
  await db.delete(files).where(and(eq(files.id, id), isNull(files.finishedAt)));
  return error;
}

async function tellParticipants(
  transaction: Database,
  currentUser: CurrentUser,
  { document, place }: { readonly document: DocumentRow; readonly place: DocumentPlace },
): Promise<void> {
  const participants = await transaction
    .select({ userId: courseSessionUsers.userId })
    .from(courseSessionUsers)
    .where(
      and(
        eq(courseSessionUsers.courseSessionId, document.courseSessionId),
        eq(courseSessionUsers.role, 'MEMBER'),
      ),
    );
  const { circle } = sequencesByKey(place.tree).get(document.sequenceKey) ?? {};
  const page =
    circle?.frontend_url ?? fillPath(linkPatterns.learningPath, { courseSlug: place.course.slug }) ?? '';
  await notify(
    transaction,
    ...participants.map(({ userId }) => ({
      userId,
      category: 'USER_INTERACTION' as const,
      verb: 'document_added' as const,
      details: { title: document.name },
      actorId: currentUser.userId,
      targetUrl: inSession(page, document.courseSessionId),
      courseId: place.course.id,
    })),
  );
}
