import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { assertMaySee } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { pages } from '../course-pages/tables.ts';
import { circleProfiles } from '../course-pages/visibleCircles.ts';
import type { Database } from '../database/database.ts';
import { nested } from '../database/nested.ts';
import { notFound } from '../errors.ts';
import { mayReadAttendanceDay } from './policy.ts';
import { attendanceCourses } from './tables.ts';

/** An attendance day as one user sees it. */
export interface AttendanceDay {
  readonly id: string;
  readonly courseSessionId: string;
  /** translation keys of the learning content and its circle */
  readonly contentKey: string;
  readonly circleKey: string;
  /** codes of the profiles to whose path its circle belongs; none: to everybody's */
  readonly profiles: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly location: string;
  readonly trainer: string;
  readonly sessionAccess: SessionAccess;
  /** user id; undefined: all people whose attendance the current user reads */
  readonly onlyOf?: string;
}

/**
 * The attendance days of sessions, the first one first, in one statement.
 * @param sessionAccesses of the current user, one per session
 * @returns in the order of `sessionAccesses`
 */
export async function readAttendanceDays(
  db: Database,
  sessionAccesses: readonly SessionAccess[],
): Promise<AttendanceDay[][]> {
  const rows = await selectDays(db)
    .where(
      inArray(
        attendanceCourses.courseSessionId,
        sessionAccesses.map(({ courseSessionId }) => courseSessionId),
      ),
    )
    .orderBy(asc(attendanceCourses.startsAt), asc(attendanceCourses.id));
  const bySession = Map.groupBy(rows, (row) => row.courseSessionId);
  return sessionAccesses.map((sessionAccess) =>
    (bySession.get(sessionAccess.courseSessionId) ?? []).map((row) => ({ ...row, sessionAccess })),
  );
}

/**
 * One attendance day.
 * @param id a UUID
 * @throws not_found, also for people who may not read any attendance there
 */
export async function readAttendanceDay(
  db: Database,
  currentUser: CurrentUser,
  id: string,
): Promise<AttendanceDay> {
  const [row] = await selectDays(db).where(eq(attendanceCourses.id, id));
  if (row === undefined) throw notFound();
  const sessionAccess = await readSessionAccess(db, currentUser, row.courseSessionId);
  assertMaySee(mayReadAttendanceDay, sessionAccess);
  return { ...row, sessionAccess };
}

function selectDays(db: Database) {
  return db
    .select({
      ...getTableColumns(attendanceCourses),
      profiles: nested<readonly string[]>(sql`to_json(${circleProfiles(sql`${pages}`)})`),
    })
    .from(attendanceCourses)
    .leftJoin(pages, and(eq(pages.translationKey, attendanceCourses.circleKey), eq(pages.language, 'de')));
}
