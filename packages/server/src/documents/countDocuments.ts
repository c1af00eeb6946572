import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { documents, files } from './tables.ts';

/** How many documents a circle has in a session; its reader has to see that circle. */
export async function countDocuments(
  db: Database,
  { courseSessionId, circleKey }: { readonly courseSessionId: string; readonly circleKey: string },
): Promise<number> {
  const finished = db.select({ id: files.id }).from(files).where(isNotNull(files.finishedAt));
  return db.$count(
    documents,
    and(
      eq(documents.courseSessionId, courseSessionId),
      eq(documents.circleKey, circleKey),
      isNull(documents.deletedAt),
      inArray(documents.fileId, finished),
    ),
  );
}
