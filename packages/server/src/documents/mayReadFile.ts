import { and, eq, sql } from 'drizzle-orm';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import { assignmentAccessOf, mayReadAnswers } from '../assignments/policy.ts';
import { asSeenByOthers } from '../assignments/submission.ts';
import { assignmentCompletions, assignments } from '../assignments/tables.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { isAppError } from '../errors.ts';
import { mayReadMediaFile } from '../media/mayReadMediaFile.ts';
import { mayReadDocuments } from './policy.ts';
import { documents, type files } from './tables.ts';

type Reader = Pick<CurrentUser, 'userId' | 'user'>;
type OwnedFile = Pick<typeof files.$inferSelect, 'id' | 'ownerId' | 'purpose'>;

/** Whether the current user may have the bytes of a finished file. */
export async function mayReadFile(db: Database, currentUser: CurrentUser, file: OwnedFile): Promise<boolean> {
  if (file.purpose === 'media') return mayReadMediaFile(db, currentUser, file.id);
  if (file.purpose === 'storage') return mayReadStoredFile(db, currentUser, file);
  if (file.purpose !== 'document') return false;
  const [found] = await db
    .select({ courseSessionId: documents.courseSessionId })
    .from(documents)
    .where(eq(documents.fileId, file.id));
  const sessionAccess = found && (await sessionAccessOrNone(db, currentUser, found.courseSessionId));
  if (sessionAccess === undefined) return false;
  const [course] = await db
    .select({ enabled: courses.enableCircleDocuments })
    .from(courses)
    .where(eq(courses.id, sessionAccess.courseId));
  return mayReadDocuments.allows({ sessionAccess, enabled: course?.enabled ?? false });
}

/**
 * Files of assignment answers: their owner, admins, and people who may read an answer of the owner that names the file.
 */
async function mayReadStoredFile(
  db: Database,
  currentUser: Reader,
  { id, ownerId }: Pick<OwnedFile, 'id' | 'ownerId'>,
): Promise<boolean> {
  if (ownerId === currentUser.userId || currentUser.user.hasVbvAdminAccess) return true;
  if (ownerId === null) return false;
  const named = await db
    .select({
      courseSessionId: assignmentCompletions.courseSessionId,
      completionStatus: assignmentCompletions.completionStatus,
      submittedAt: assignmentCompletions.submittedAt,
      circleKey: assignments.circleKey,
      assignmentType: assignments.assignmentType,
    })
    .from(assignmentCompletions)
    .innerJoin(assignments, eq(assignments.id, assignmentCompletions.assignmentId))
    .where(
      and(
        eq(assignmentCompletions.userId, ownerId),
        sql`position(${id} in ${assignmentCompletions.completionData}::text) > 0`,
      ),
    );
  for (const { courseSessionId, ...assignment } of named) {
    const sessionAccess = await sessionAccessOrNone(db, currentUser, courseSessionId);
    if (sessionAccess === undefined) continue;
    const assignmentAccess = assignmentAccessOf(sessionAccess, { userId: ownerId });
    const { completionStatus: status } = asSeenByOthers(assignment);
    if (mayReadAnswers.allows({ assignmentAccess, assignment, status })) return true;
  }
  return false;
}

async function sessionAccessOrNone(db: Database, currentUser: Reader, courseSessionId: string) {
  try {
    return await readSessionAccess(db, currentUser, courseSessionId);
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return undefined;
    throw error;
  }
}
