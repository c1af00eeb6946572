import { attendanceDayState, contentsOf } from '@learn/domain';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import { countsForAttendance } from '../attendance/countsForAttendance.ts';
import { mayRecordAttendance } from '../attendance/policy.ts';
import { attendanceCourses, attendanceEntries } from '../attendance/tables.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { ContentNode } from '../course-pages/courseTree.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import type { CircleWork } from './readCockpit.ts';

/** An attendance day that has come, and in whose list somebody is missing. */
export interface OpenDay {
  readonly id: string;
  readonly content: ContentNode;
  readonly startsAt: Date;
  /** participants who count on the day */
  readonly expected: number;
  /** of these, those with a recorded status */
  readonly entered: number;
}

interface Cockpit {
  readonly courseSessionId: string;
  readonly circles: readonly CircleWork[];
}

/**
 * The days of the circles that wait for the current user to record who was there, the first one first; none for those
 * who only read (domain decisions §4, §9).
 */
export async function readDaysToRecord(
  db: Database,
  currentUser: CurrentUser,
  { courseSessionId, circles }: Cockpit,
): Promise<OpenDay[]> {
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  if (circles.length === 0 || !mayRecordAttendance.allows(sessionAccess)) return [];
  const contents = circles.flatMap(({ circle }) => contentsOf<ContentNode>(circle));
  const now = new Date();
  const days = await readCounts(db, courseSessionId, circles);
  return days.flatMap(({ contentKey, ...day }) => {
    const content = contents.find(({ translation_key }) => translation_key === contentKey);
    return content && attendanceDayState(day.startsAt, day, now) === 'open' ? { ...day, content } : [];
  });
}

/** How far the lists of the circles' days are filled in; days on which nobody counts are left out. */
function readCounts(db: Database, courseSessionId: string, circles: readonly CircleWork[]) {
  return db
    .select({
      id: attendanceCourses.id,
      contentKey: attendanceCourses.contentKey,
      startsAt: attendanceCourses.startsAt,
      expected: count(),
      entered: count(attendanceEntries.userId),
    })
    .from(attendanceCourses)
    .innerJoin(courseSessionUsers, eq(courseSessionUsers.courseSessionId, attendanceCourses.courseSessionId))
    .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
    .leftJoin(pages, and(eq(pages.translationKey, attendanceCourses.circleKey), eq(pages.language, 'de')))
    .leftJoin(
      attendanceEntries,
      and(
        eq(attendanceEntries.attendanceCourseId, attendanceCourses.id),
        eq(attendanceEntries.userId, courseSessionUsers.userId),
      ),
    )
    .where(
      and(
        eq(attendanceCourses.courseSessionId, courseSessionId),
        countsForAttendance(),
        inArray(
          attendanceCourses.circleKey,
          circles.map(({ circle }) => circle.translation_key),
        ),
      ),
    )
    .groupBy(attendanceCourses.id)
    .orderBy(asc(attendanceCourses.startsAt), asc(attendanceCourses.id));
}
