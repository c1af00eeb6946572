import type { CompletionStatus } from '@learn/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CompletionRow } from '../completions/sessionProgress.ts';
import { completions } from '../completions/tables.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';

/** A person's statuses of the pages of a course, by translation key. */
export type OwnStatuses = ReadonlyMap<string, CompletionStatus>;

export type SessionCompletion = CompletionRow & { readonly courseSessionId: string };

/** A reader of a person's statuses; of several sessions of the course, the newest counts. */
export const ownStatusReader = perDatabase(createOwnStatusReader);

function createOwnStatusReader(db: Database): (userId: string, courseId: string) => Promise<OwnStatuses> {
  const query = db
    .select({ key: completions.translationKey, status: completions.completionStatus })
    .from(completions)
    .innerJoin(courseSessions, eq(courseSessions.id, completions.courseSessionId))
    .where(
      and(
        eq(completions.userId, sql.placeholder('userId')),
        eq(courseSessions.courseId, sql.placeholder('courseId')),
      ),
    )
    .orderBy(asc(completions.updatedAt))
    .prepare('own_statuses');
  return async (userId, courseId) => {
    const rows = await query.execute({ userId, courseId });
    return new Map(rows.map(({ key, status }) => [key, status]));
  };
}

/** All of a person's completions in the sessions of a course. */
export function readOwnCompletions(
  db: Database,
  userId: string,
  courseId: string,
): Promise<SessionCompletion[]> {
  return db
    .select({
      courseSessionId: completions.courseSessionId,
      translationKey: completions.translationKey,
      completionStatus: completions.completionStatus,
      additionalJsonData: completions.additionalJsonData,
      updatedAt: completions.updatedAt,
    })
    .from(completions)
    .innerJoin(courseSessions, eq(courseSessions.id, completions.courseSessionId))
    .where(and(eq(completions.userId, userId), eq(courseSessions.courseId, courseId)));
}
