import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { assertMaySee } from '../access/policy.ts';
import { readStanding } from '../access/readStanding.ts';
import type { Standing } from '../access/standing.ts';
import type { Visitor } from '../authentication/visitor.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { mayReadAttendanceDay } from './policy.ts';
import { attendanceCourses } from './tables.ts';

/** An attendance day as one visitor sees it. */
export interface AttendanceDay {
  readonly id: string;
  readonly courseSessionId: string;
  /** translation keys of the learning content and its circle */
  readonly contentKey: string;
  readonly circleKey: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly location: string;
  readonly trainer: string;
  readonly standing: Standing;
  /** user id; undefined: all people whose attendance the visitor reads */
  readonly onlyOf?: string;
}

/**
 * The attendance days of sessions, the first one first, in one statement.
 * @param standings of the visitor, one per session
 * @returns in the order of the standings
 */
export async function readAttendanceDays(
  db: Database,
  standings: readonly Standing[],
): Promise<AttendanceDay[][]> {
  const rows = await db
    .select()
    .from(attendanceCourses)
    .where(
      inArray(
        attendanceCourses.courseSessionId,
        standings.map(({ courseSessionId }) => courseSessionId),
      ),
    )
    .orderBy(asc(attendanceCourses.startsAt), asc(attendanceCourses.id));
  const bySession = Map.groupBy(rows, (row) => row.courseSessionId);
  return standings.map((standing) =>
    (bySession.get(standing.courseSessionId) ?? []).map((row) => ({ ...row, standing })),
  );
}

/**
 * One attendance day.
 * @param id a UUID
 * @throws not_found, also for whoever may not read anybody's attendance there
 */
export async function readAttendanceDay(db: Database, visitor: Visitor, id: string): Promise<AttendanceDay> {
  const [row] = await db
    .select(getTableColumns(attendanceCourses))
    .from(attendanceCourses)
    .where(eq(attendanceCourses.id, id));
  if (row === undefined) throw notFound();
  const standing = await readStanding(db, visitor, row.courseSessionId);
  assertMaySee(mayReadAttendanceDay, standing);
  return { ...row, standing };
}
