import { asc, eq, inArray, sql } from 'drizzle-orm';
import { evaluationDeadline } from '../assignments/evaluationDeadline.ts';
import { assignments, sessionAssignments } from '../assignments/tables.ts';
import type { Database } from '../database/database.ts';

/** An assignment or test in a session with its deadlines. */
export interface SessionAssignment {
  readonly id: string;
  readonly course_session_id: string;
  readonly assignment_id: string;
  /** translation key of the learning content */
  readonly contentKey: string;
  readonly isTest: boolean;
  readonly submissionDeadline: Date | null;
  /** null where nobody evaluates it */
  readonly evaluationDeadline: Date | null;
}

/** All assignments and tests of several sessions, the earliest deadline first; a list per session id, in their order. */
export async function readSessionAssignments(
  db: Database,
  sessionIds: readonly string[],
): Promise<SessionAssignment[][]> {
  const rows = await db
    .select({
      id: sessionAssignments.id,
      course_session_id: sessionAssignments.courseSessionId,
      assignment_id: assignments.id,
      contentKey: assignments.contentKey,
      assignmentType: assignments.assignmentType,
      submissionDeadline: sessionAssignments.submissionDeadline,
      evaluationDeadline: evaluationDeadline(sql`${sessionAssignments}`, sql`${assignments}`).mapWith(
        sessionAssignments.evaluationDeadline,
      ),
    })
    .from(sessionAssignments)
    .innerJoin(assignments, eq(assignments.id, sessionAssignments.assignmentId))
    .where(inArray(sessionAssignments.courseSessionId, [...sessionIds]))
    .orderBy(asc(sessionAssignments.submissionDeadline), asc(sessionAssignments.id));
  const found = rows.map(({ assignmentType, ...row }) => ({
    ...row,
    isTest: assignmentType === 'EDONIQ_TEST',
  }));
  const bySession = Map.groupBy(found, (row) => row.course_session_id);
  return sessionIds.map((id) => bySession.get(id) ?? []);
}
