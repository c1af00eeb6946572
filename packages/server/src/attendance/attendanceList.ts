import type { AttendanceStatus } from '@learn/domain';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { SessionAccess } from '../access/sessionAccess.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { byName } from '../users/byName.ts';
import { users } from '../users/tables.ts';
import type { AttendanceDay } from './attendanceDays.ts';
import { participantsSeenBy } from './policy.ts';
import { attendanceCourses, attendanceEntries } from './tables.ts';

/** What is recorded of a participant on a day (specification §3, attendance_user_list). */
export interface AttendanceListEntry {
  readonly user_id: string;
  readonly status: AttendanceStatus;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/**
 * What is recorded on several days of the participants that the current user sees, by name, in one statement.
 * @returns a list per day, in the order of the days
 */
export async function readAttendanceLists(
  db: Database,
  days: readonly AttendanceDay[],
): Promise<AttendanceListEntry[][]> {
  const sessionAccesses = new Map<string, SessionAccess>(
    days.map(({ sessionAccess }) => [sessionAccess.courseSessionId, sessionAccess]),
  );
  const rows = await db
    .select({
      dayId: attendanceEntries.attendanceCourseId,
      user_id: attendanceEntries.userId,
      status: attendanceEntries.status,
      first_name: users.firstName,
      last_name: users.lastName,
      email: users.email,
    })
    .from(attendanceEntries)
    .innerJoin(attendanceCourses, eq(attendanceCourses.id, attendanceEntries.attendanceCourseId))
    .innerJoin(
      courseSessionUsers,
      and(
        eq(courseSessionUsers.userId, attendanceEntries.userId),
        eq(courseSessionUsers.courseSessionId, attendanceCourses.courseSessionId),
      ),
    )
    .innerJoin(users, eq(users.id, attendanceEntries.userId))
    .where(
      and(
        inArray(
          attendanceEntries.attendanceCourseId,
          days.map(({ id }) => id),
        ),
        or(...[...sessionAccesses.values()].map(participantsSeenBy)),
      ),
    )
    .orderBy(...byName);
  const byDay = Map.groupBy(rows, (row) => row.dayId);
  return days.map(({ id, onlyOf }) =>
    (byDay.get(id) ?? [])
      .filter(({ user_id }) => onlyOf === undefined || onlyOf === user_id)
      .map(({ dayId: _, ...entry }) => entry),
  );
}
