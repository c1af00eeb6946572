import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { definePolicy } from '../access/policy.ts';
import {
  accompanies,
  organisationsOf,
  type Participant,
  type Standing,
  trainsApprentice,
} from '../access/standing.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

/** Whose attendance somebody wants to read. */
export interface AttendanceSeen {
  readonly standing: Standing;
  readonly person: Participant;
}

/** Row «attendance» of domain decisions §4. */
export const mayReadAttendanceOf = definePolicy<AttendanceSeen>(
  'Participants read their own attendance, experts that of their sessions, supervisors of their regions, mentors of their mentees, apprenticeship trainers of their apprentices, admins all.',
  ({ standing, person }) =>
    (standing.isMember && standing.userId === person.userId) ||
    readsEverybody(standing) ||
    accompanies(standing, person.userId) ||
    trainsApprentice(standing, person),
);

export const mayReadAttendanceDay = definePolicy<Standing>(
  'Whoever may read the attendance of somebody in the session reads its attendance days.',
  (standing) =>
    standing.isMember ||
    standing.isMentor ||
    readsEverybody(standing) ||
    organisationsOf(standing, 'Berufsbildner').length > 0,
);

export const mayRecordAttendance = definePolicy<Standing>(
  'Experts record the attendance of their own sessions; admins correct it everywhere.',
  (standing) => standing.isExpert || standing.isAdmin,
);

/** Condition on course_session_users and users: the participants of a session whose attendance somebody reads. */
export function participantsSeenBy(standing: Standing): SQL | undefined {
  return and(
    eq(courseSessionUsers.courseSessionId, standing.courseSessionId),
    eq(courseSessionUsers.role, 'MEMBER'),
    readsEverybody(standing)
      ? undefined
      : or(
          standing.isMember ? eq(courseSessionUsers.userId, standing.userId) : sql`false`,
          inArray(courseSessionUsers.userId, [...standing.menteeIds]),
          inArray(users.organisationId, organisationsOf(standing, 'Berufsbildner')),
        ),
  );
}

function readsEverybody(standing: Standing): boolean {
  return standing.isExpert || standing.leadsRegion || standing.isAdmin;
}
