import { and, eq, isNotNull } from 'drizzle-orm';
import { assertMayDo } from '../access/policy.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Visitor } from '../authentication/visitor.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { mayWriteDocuments } from './policy.ts';
import { readDocumentPlace } from './readDocumentPlace.ts';
import { releaseFiles } from './releaseFiles.ts';
import { documents, files } from './tables.ts';

/**
 * Deletes a document and gives up its file; recorded.
 * @throws not_found for who does not see it, forbidden for who only reads it
 */
export async function deleteDocument(db: Database, visitor: Visitor, id: string): Promise<void> {
  const [found] = await db
    .select({ document: documents, fileName: files.fileName })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .where(and(eq(documents.id, id), isNotNull(files.finishedAt)));
  if (found === undefined) throw notFound();
  const { document, fileName } = found;
  const place = await readDocumentPlace(db, visitor, document.courseSessionId);
  assertMayDo(mayWriteDocuments, { ...place, circleKey: document.circleKey });
  await db.transaction(async (transaction) => {
    const deleted = await transaction
      .delete(documents)
      .where(eq(documents.id, id))
      .returning({ id: documents.id });
    if (deleted.length === 0) throw notFound();
    await releaseFiles(transaction, [document.fileId]);
    await recordAudit(transaction, {
      action: 'document.deleted',
      actorId: visitor.userId,
      courseSessionId: document.courseSessionId,
      subjectId: id,
      details: { name: document.name, file_name: fileName },
    });
  });
}
