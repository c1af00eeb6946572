import type { documentEndpoints, EndpointBody } from '@learn/contracts/endpoints';
import { and, eq } from 'drizzle-orm';
import { assertMayDo } from '../access/definePolicy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { pages } from '../course-pages/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { mayWriteDocuments } from './policy.ts';
import { promiseUpload, type UploadPromise } from './promiseUpload.ts';
import { readDocumentPlace, sequencesByKey } from './readDocumentPlace.ts';
import { documents } from './tables.ts';

/**
 * Promises the upload of a circle document (specification §7). The document is written at once, and seen from when its
 * file is finished.
 * @throws not_found for a session or learning sequence that the current user has not, forbidden, as `promiseUpload`
 */
export async function startDocument(
  place: { readonly db: Database; readonly store: FileStore },
  currentUser: CurrentUser,
  body: EndpointBody<typeof documentEndpoints.start>,
): Promise<UploadPromise> {
  const { db } = place;
  const courseSessionId = body.course_session.toLowerCase();
  const documentPlace = await readDocumentPlace(db, currentUser, courseSessionId);
  const [page] = await db
    .select({ key: pages.translationKey })
    .from(pages)
    .where(
      and(
        eq(pages.id, body.learning_sequence),
        eq(pages.courseId, documentPlace.course.id),
        eq(pages.contentType, 'learnpath.LearningSequence'),
      ),
    );
  const found = page && sequencesByKey(documentPlace.tree).get(page.key);
  if (page === undefined || found === undefined) throw notFound();
  const circleKey = found.circle.translation_key;
  assertMayDo(mayWriteDocuments, { ...documentPlace, circleKey });
  return promiseUpload(
    place,
    {
      ownerId: currentUser.userId,
      purpose: 'document',
      fileType: body.file_type,
      fileName: body.file_name,
    },
    (transaction, fileId) =>
      transaction
        .insert(documents)
        .values({ courseSessionId, circleKey, sequenceKey: page.key, fileId, name: body.name }),
  );
}
