import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { mayWriteDocuments } from './policy.ts';
import { readDocumentPlace } from './readDocumentPlace.ts';
import { releaseFiles } from './releaseFiles.ts';
import { documents, files } from './tables.ts';

/** For so long a deleted document can be restored: a mistake is noticed by then. */
const restorableMinutes = 15;

const beginOfRestorable = sql`now() - make_interval(mins => ${restorableMinutes})`;

/**
 * Deletes a document: it is there for nobody from now on, and can be restored for 15 minutes; recorded.
 * @throws not_found for who does not see it, forbidden for who only reads it
 */
export function deleteDocument(db: Database, currentUser: CurrentUser, id: string): Promise<void> {
  return change(db, currentUser, id, {
    from: isNull(documents.deletedAt),
    deletedAt: sql`now()`,
    action: 'document.deleted',
  });
}

/**
 * Takes a deletion back; recorded. A document that is there already stays as it is: an answer may have been lost on its way.
 * @throws not_found for one that was deleted longer ago than 15 minutes; as deleteDocument
 */
export function restoreDocument(db: Database, currentUser: CurrentUser, id: string): Promise<void> {
  return change(db, currentUser, id, {
    from: or(isNull(documents.deletedAt), gt(documents.deletedAt, beginOfRestorable)),
    deletedAt: null,
    action: 'document.restored',
  });
}

/**
 * Removes the documents that can no longer be restored, and gives up their files.
 * @returns how many it removed
 */
export async function removeDeletedDocuments(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    const removed = await transaction
      .delete(documents)
      .where(lte(documents.deletedAt, beginOfRestorable))
      .returning({ fileId: documents.fileId });
    await releaseFiles(
      transaction,
      removed.map(({ fileId }) => fileId),
    );
    return removed.length;
  });
}

interface Change {
  /** which documents can be changed like this */
  readonly from: SQL | undefined;
  readonly deletedAt: SQL | null;
  readonly action: 'document.deleted' | 'document.restored';
}

async function change(
  db: Database,
  currentUser: CurrentUser,
  id: string,
  { from, deletedAt, action }: Change,
): Promise<void> {
  const [found] = await db
    .select({ document: documents, fileName: files.fileName })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .where(and(eq(documents.id, id), isNotNull(files.finishedAt), from));
  if (found === undefined) throw notFound();
  const { document, fileName } = found;
  const place = await readDocumentPlace(db, currentUser, document.courseSessionId);
  assertMayDo(mayWriteDocuments, { ...place, circleKey: document.circleKey });
  if (document.deletedAt === deletedAt) return;
  await db.transaction(async (transaction) => {
    const changed = await transaction
      .update(documents)
      .set({ deletedAt })
      .where(and(eq(documents.id, id), from))
      .returning({ id: documents.id });
    if (changed.length === 0) throw notFound();
    await recordAudit(transaction, {
      action,
      actorId: currentUser.userId,
      courseSessionId: document.courseSessionId,
      subjectId: id,
      details: { name: document.name, file_name: fileName },
    });
  });
}
