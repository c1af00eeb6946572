import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { definePolicy } from '../access/definePolicy.ts';
import {
  accompanies,
  organisationsOf,
  type Participant,
  type SessionAccess,
  trainsApprentice,
} from '../access/sessionAccess.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

/** A person and the access with which their attendance is read. */
export interface AttendanceSeen {
  readonly sessionAccess: SessionAccess;
  readonly person: Participant;
}

/** Row «attendance» of domain decisions §4. */
export const mayReadAttendanceOf = definePolicy<AttendanceSeen>(
  'Participants read their own attendance, experts that of their sessions, supervisors of their regions, mentors of their mentees, apprenticeship trainers of their apprentices, admins all.',
  ({ sessionAccess, person }) =>
    (sessionAccess.isMember && sessionAccess.userId === person.userId) ||
    readsEverybody(sessionAccess) ||
    accompanies(sessionAccess, person.userId) ||
    trainsApprentice(sessionAccess, person),
);

export const mayReadAttendanceDay = definePolicy<SessionAccess>(
  'People who may read the attendance of a participant of the session read its attendance days.',
  (sessionAccess) =>
    sessionAccess.isMember ||
    sessionAccess.isMentor ||
    readsEverybody(sessionAccess) ||
    organisationsOf(sessionAccess, 'Berufsbildner').length > 0,
);

export const mayRecordAttendance = definePolicy<SessionAccess>(
  'Experts record the attendance of their own sessions; admins correct it everywhere.',
  (sessionAccess) => sessionAccess.isExpert || sessionAccess.isAdmin,
);

/** Condition on course_session_users and users: the participants of a session whose attendance may be read. */
export function participantsSeenBy(sessionAccess: SessionAccess): SQL | undefined {
  return and(
    eq(courseSessionUsers.courseSessionId, sessionAccess.courseSessionId),
    eq(courseSessionUsers.role, 'MEMBER'),
    readsEverybody(sessionAccess)
      ? undefined
      : or(
          sessionAccess.isMember ? eq(courseSessionUsers.userId, sessionAccess.userId) : sql`false`,
          inArray(courseSessionUsers.userId, [...sessionAccess.menteeIds]),
          inArray(users.organisationId, organisationsOf(sessionAccess, 'Berufsbildner')),
        ),
  );
}

function readsEverybody(sessionAccess: SessionAccess): boolean {
  return sessionAccess.isExpert || sessionAccess.leadsRegion || sessionAccess.isAdmin;
}
