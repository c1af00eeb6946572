import { and, eq, exists, getTableColumns, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import {
  courseSessions,
  courseSessionUsers,
  mentorRelations,
  organisationRoles,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import { type CourseRow, courseProfiles, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { unseen } from '../database/unseen.ts';
import type { Enrolment, SeenPerson } from './enrolment.ts';
import { readableCourses } from './policy.ts';

/** The same with the first and last day of the session. */
export interface DatedEnrolment extends Enrolment {
  readonly start_date: string;
  readonly end_date: string;
}

/** A course that the current user may read, with what they have to do with it. */
export interface VisibleCourse {
  readonly course: CourseRow;
  readonly enrolments: readonly DatedEnrolment[];
  /** they mentor or lead a region in the course */
  readonly accompaniesOthers: boolean;
  /** whose work is looked at, where it is not the current user's own */
  readonly person?: SeenPerson | undefined;
}

export interface CourseKeys {
  readonly ids: readonly string[];
  readonly slugs: readonly string[];
}

/** A function that finds, in one statement, those of the wanted courses that the current user may read. */
export const visibleCourseLookup = perDatabase(createVisibleCourseLookup);

function createVisibleCourseLookup(
  db: Database,
): (currentUser: CurrentUser, wanted: CourseKeys) => Promise<VisibleCourse[]> {
  const userId = unseen('userId', 'uuid');
  const sessionOfCourse = eq(courseSessions.courseId, courses.id);
  const query = db
    .select({
      course: getTableColumns(courses),
      enrolments: ownEnrolments(userId),
      mentors: isTrue(
        db
          .select({ one: sql`1` })
          .from(mentorRelations)
          .innerJoin(courseSessionUsers, eq(courseSessionUsers.id, mentorRelations.participantId))
          .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
          .where(and(eq(mentorRelations.mentorId, userId), sessionOfCourse)),
      ),
      leadsRegion: isTrue(
        db
          .select({ one: sql`1` })
          .from(supervisorRegions)
          .where(and(eq(supervisorRegions.userId, userId), eq(supervisorRegions.courseId, courses.id))),
      ),
      hasOrganisationRole: isTrue(
        db
          .select({ one: sql`1` })
          .from(organisationRoles)
          .where(and(eq(organisationRoles.userId, userId), eq(organisationRoles.courseId, courses.id))),
      ),
    })
    .from(courses)
    .where(
      or(
        sql`${courses.id} = any(${unseen('ids', 'uuid[]')})`,
        sql`${courses.slug} = any(${unseen('slugs', 'text[]')})`,
      ),
    )
    .prepare('visible_courses');
  return async (currentUser, { ids, slugs }) => {
    const rows = await query.execute({ userId: currentUser.userId, ids, slugs });
    return rows
      .filter((row) => readableCourses.allows({ currentUser, relations: row }))
      .map(({ course, enrolments, mentors, leadsRegion }) => ({
        course,
        enrolments,
        accompaniesOthers: mentors || leadsRegion,
      }));
  };
}

function ownEnrolments(userId: SQL) {
  const list = sql`(
    select coalesce(json_agg(json_build_object(
      'id', ${courseSessionUsers.id},
      'user_id', ${courseSessionUsers.userId},
      'course_session_id', ${courseSessionUsers.courseSessionId},
      'start_date', ${courseSessions.startDate},
      'end_date', ${courseSessions.endDate},
      'role', ${courseSessionUsers.role},
      'course_option', ${courseSessionUsers.courseOption},
      'chosen_profile', case when ${isNotNull(courseProfiles.id)} then json_build_object(
        'id', ${courseProfiles.id}, 'code', ${courseProfiles.code}, 'names', ${courseProfiles.names}) end
    ) order by ${courseSessions.startDate}, ${courseSessions.id}), '[]'::json)
    from ${courseSessionUsers}
    join ${courseSessions} on ${courseSessions.id} = ${courseSessionUsers.courseSessionId}
    left join ${courseProfiles} on ${courseProfiles.id} = ${courseSessionUsers.chosenProfileId}
    where ${courseSessionUsers.userId} = ${userId} and ${courseSessions.courseId} = ${courses.id}
  )`;
  // One level deeper, because drizzle takes the table names off the columns of a selected expression.
  return sql<DatedEnrolment[]>`${list}`;
}

function isTrue(query: Parameters<typeof exists>[0]) {
  return exists(query) as SQL<boolean>;
}
