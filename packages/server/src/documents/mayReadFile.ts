import { and, eq, sql } from 'drizzle-orm';
import { readStanding } from '../access/readStanding.ts';
import { mayReadAnswers, sightOf } from '../assignments/policy.ts';
import { assignmentCompletions, assignments } from '../assignments/tables.ts';
import type { Visitor } from '../authentication/visitor.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { isAppError } from '../errors.ts';
import { mayReadMediaFile } from '../media/mayReadMediaFile.ts';
import { mayReadDocuments } from './policy.ts';
import { documents, type files } from './tables.ts';

type Reader = Pick<Visitor, 'userId' | 'user'>;
type OwnedFile = Pick<typeof files.$inferSelect, 'id' | 'ownerId' | 'purpose'>;

/** Whether the visitor may have the bytes of a finished file. */
export async function mayReadFile(db: Database, visitor: Visitor, file: OwnedFile): Promise<boolean> {
  if (file.purpose === 'media') return mayReadMediaFile(db, visitor, file.id);
  if (file.purpose === 'storage') return mayReadStoredFile(db, visitor, file);
  if (file.purpose !== 'document') return false;
  const [found] = await db
    .select({ courseSessionId: documents.courseSessionId })
    .from(documents)
    .where(eq(documents.fileId, file.id));
  const standing = found && (await standingOrNone(db, visitor, found.courseSessionId));
  if (standing === undefined) return false;
  const [course] = await db
    .select({ enabled: courses.enableCircleDocuments })
    .from(courses)
    .where(eq(courses.id, standing.courseId));
  return mayReadDocuments.allows({ standing, enabled: course?.enabled ?? false });
}

/**
 * Files of assignment answers: their owner, admins, and whoever may read an answer of the owner that names the file.
 */
async function mayReadStoredFile(
  db: Database,
  visitor: Reader,
  file: Pick<OwnedFile, 'id' | 'ownerId'>,
): Promise<boolean> {
  if (file.ownerId === visitor.userId || visitor.user.hasVbvAdminAccess) return true;
  const named = await db
    .select({
      courseSessionId: assignmentCompletions.courseSessionId,
      status: assignmentCompletions.completionStatus,
      circleKey: assignments.circleKey,
      assignmentType: assignments.assignmentType,
    })
    .from(assignmentCompletions)
    .innerJoin(assignments, eq(assignments.id, assignmentCompletions.assignmentId))
    .where(
      and(
        eq(assignmentCompletions.userId, file.ownerId),
        sql`position(${file.id} in ${assignmentCompletions.completionData}::text) > 0`,
      ),
    );
  for (const { courseSessionId, status, ...assignment } of named) {
    const standing = await standingOrNone(db, visitor, courseSessionId);
    if (standing === undefined) continue;
    const sight = sightOf(standing, file.ownerId);
    if (mayReadAnswers.allows({ sight, assignment, status })) return true;
  }
  return false;
}

async function standingOrNone(db: Database, visitor: Reader, courseSessionId: string) {
  try {
    return await readStanding(db, visitor, courseSessionId);
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return undefined;
    throw error;
  }
}
