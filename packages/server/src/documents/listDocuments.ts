import type { circleDocument } from '@learn/contracts/endpoints';
import { fullName } from '@learn/domain';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { users } from '../users/tables.ts';
import { fileAddress } from './fileAddress.ts';
import { mayWriteDocuments } from './policy.ts';
import { readDocumentPlace, sequencesByKey } from './readDocumentPlace.ts';
import { documents, files } from './tables.ts';

export type CircleDocument = z.output<typeof circleDocument>;

/** The finished documents of a session, the newest first. @throws not_found for who has none there */
export async function listDocuments(
  { db, store }: { readonly db: Database; readonly store: FileStore },
  currentUser: CurrentUser,
  courseSessionId: string,
): Promise<CircleDocument[]> {
  const place = await readDocumentPlace(db, currentUser, courseSessionId);
  const rows = await db
    .select({
      document: documents,
      file: files,
      owner: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .innerJoin(users, eq(users.id, files.ownerId))
    .where(
      and(
        eq(documents.courseSessionId, courseSessionId),
        isNotNull(files.finishedAt),
        isNull(documents.deletedAt),
      ),
    )
    .orderBy(desc(documents.createdAt), documents.id);
  const sequences = sequencesByKey(place.tree);
  const presented = rows.map(async ({ document, file, owner }): Promise<CircleDocument | undefined> => {
    const found = sequences.get(document.sequenceKey);
    if (found === undefined) return undefined;
    return {
      id: document.id,
      name: document.name,
      file_name: file.fileName,
      file_type: file.fileType,
      size: file.size ?? 0,
      url: await fileAddress({ db, store }, file),
      circle: reference(found.circle),
      learning_sequence: reference(found.sequence),
      created_at: document.createdAt.toISOString(),
      owner: fullName(owner.firstName, owner.lastName),
      can_delete: mayWriteDocuments.allows({ ...place, circleKey: document.circleKey }),
    };
  });
  return (await Promise.all(presented)).filter((one) => one !== undefined);
}

function reference({
  id,
  title,
  slug,
}: {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}) {
  return { id, title, slug };
}
