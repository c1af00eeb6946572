import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { type AssignmentCompletionRow, assignmentCompletions } from './tables.ts';

/** A completion without what people wrote, which is read only where it is asked for. */
export type CompletionOutline = Omit<AssignmentCompletionRow, 'completionData' | 'additionalJsonData'>;

export interface WantedCompletions {
  readonly userIds: readonly string[];
  readonly sessionIds: readonly string[];
  /** of this assignment only */
  readonly assignmentId?: string | undefined;
}

/** Completions of these people in these sessions, in one prepared statement. */
export async function readCompletionOutlines(
  db: Database,
  { userIds, sessionIds, assignmentId }: WantedCompletions,
): Promise<CompletionOutline[]> {
  if (userIds.length === 0 || sessionIds.length === 0) return [];
  const who = { userIds: [...new Set(userIds)], sessionIds: [...new Set(sessionIds)] };
  return assignmentId === undefined
    ? allOutlines(db).execute(who)
    : outlinesOfAssignment(db).execute({ ...who, assignmentId });
}

/** Completions of all participants of a session, however many they are, in one prepared statement. */
export function readSessionOutlines(db: Database, courseSessionId: string): Promise<CompletionOutline[]> {
  return outlinesOfSession(db).execute({ courseSessionId });
}

const { completionData: _, additionalJsonData: __, ...outline } = getTableColumns(assignmentCompletions);

const ofThese = () =>
  and(
    sql`${assignmentCompletions.userId} = any(${sql.placeholder('userIds')}::uuid[])`,
    sql`${assignmentCompletions.courseSessionId} = any(${sql.placeholder('sessionIds')}::uuid[])`,
  );

const allOutlines = perDatabase((db) =>
  db.select(outline).from(assignmentCompletions).where(ofThese()).prepare('assignment_completions'),
);

const outlinesOfAssignment = perDatabase((db) =>
  db
    .select(outline)
    .from(assignmentCompletions)
    .where(and(ofThese(), eq(assignmentCompletions.assignmentId, sql.placeholder('assignmentId'))))
    .prepare('completions_of_assignment'),
);

const outlinesOfSession = perDatabase((db) =>
  db
    .select(outline)
    .from(assignmentCompletions)
    .innerJoin(
      courseSessionUsers,
      and(
        eq(courseSessionUsers.userId, assignmentCompletions.userId),
        eq(courseSessionUsers.courseSessionId, assignmentCompletions.courseSessionId),
        eq(courseSessionUsers.role, 'MEMBER'),
      ),
    )
    .where(eq(assignmentCompletions.courseSessionId, sql.placeholder('courseSessionId')))
    .prepare('completions_of_session'),
);

/** What people wrote, by completion id. */
export async function readCompletionData(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Pick<AssignmentCompletionRow, 'completionData' | 'additionalJsonData'>>> {
  const rows = await dataOfCompletions(db).execute({ ids: [...ids] });
  return new Map(rows.map(({ id, ...data }) => [id, data]));
}

const dataOfCompletions = perDatabase((db) =>
  db
    .select({
      id: assignmentCompletions.id,
      completionData: assignmentCompletions.completionData,
      additionalJsonData: assignmentCompletions.additionalJsonData,
    })
    .from(assignmentCompletions)
    .where(sql`${assignmentCompletions.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('completion_data'),
);
