import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { definePolicy } from '../access/definePolicy.ts';
import {
  accompanies,
  hasToDoWithSession,
  isTrainingResponsibleFor,
  organisationsOf,
  type SessionAccess,
  trainsApprentice,
} from '../access/sessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseSessionUsers, type EnrolmentRole } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

export const mayReadSession = definePolicy<SessionAccess>(
  'People read the sessions that they take part in, mentor in, lead the region of or have an organisation role for; admins all.',
  hasToDoWithSession,
);

export const mayConfigureCourses = definePolicy<CurrentUser>(
  'Admins configure courses; for everybody else that does not exist.',
  ({ user }) => user.hasVbvAdminAccess,
);

/** A person enrolled in a session, and the access with which they are seen. */
export interface PersonSeen {
  readonly sessionAccess: SessionAccess;
  readonly person: {
    readonly userId: string;
    readonly enrolmentId: string;
    readonly organisationId: string | null;
    readonly role: EnrolmentRole;
  };
}

/** The people whose address and details a person sees in a session, the row «persons list» of domain decisions §4. */
export const maySeeContact = definePolicy<PersonSeen>(
  'Participants see experts and mentors with contact and fellow participants by name; experts, supervisors of the region and admins see all people of the session, mentors their mentees and the experts, organisation roles their own people.',
  ({ sessionAccess, person }) =>
    sessionAccess.userId === person.userId ||
    seesEverybody(sessionAccess) ||
    (sessionAccess.isMember && person.role !== 'MEMBER') ||
    (sessionAccess.isMentor && person.role === 'EXPERT') ||
    (person.role === 'MEMBER' &&
      (accompanies(sessionAccess, person.userId) ||
        trainsApprentice(sessionAccess, person) ||
        isTrainingResponsibleFor(sessionAccess, person))),
);

/** Condition on course_session_users and users: the people that a person sees in a session, at least by name. */
export function peopleSeenBy(sessionAccess: SessionAccess): SQL | undefined {
  if (sessionAccess.isMember || seesEverybody(sessionAccess)) return undefined;
  const organisations = [
    ...organisationsOf(sessionAccess, 'Berufsbildner'),
    ...organisationsOf(sessionAccess, 'Ausbildungsverantwortlicher'),
  ];
  return or(
    eq(courseSessionUsers.userId, sessionAccess.userId),
    sessionAccess.isMentor ? eq(courseSessionUsers.role, 'EXPERT') : undefined,
    and(
      eq(courseSessionUsers.role, 'MEMBER'),
      or(
        inArray(courseSessionUsers.userId, [...sessionAccess.menteeIds]),
        inArray(users.organisationId, organisations),
      ),
    ),
  );
}

function seesEverybody(sessionAccess: SessionAccess): boolean {
  return sessionAccess.isExpert || sessionAccess.leadsRegion || sessionAccess.isAdmin;
}
