import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { definePolicy } from '../access/policy.ts';
import {
  accompanies,
  hasToDoWithSession,
  isTrainingResponsibleFor,
  organisationsOf,
  type Standing,
  trainsApprentice,
} from '../access/standing.ts';
import { courseSessionUsers, type EnrolmentRole } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';

export const mayReadSession = definePolicy<Standing>(
  'Everybody reads the sessions that he takes part in, mentors in, leads the region of or has an organisation role for; admins all.',
  hasToDoWithSession,
);

/** Somebody enrolled in a session, and who wants to see him. */
export interface PersonSeen {
  readonly standing: Standing;
  readonly person: {
    readonly userId: string;
    readonly enrolmentId: string;
    readonly organisationId: string | null;
    readonly role: EnrolmentRole;
  };
}

/** Whose address and details somebody sees in a session, the row «persons list» of domain decisions §4. */
export const maySeeContact = definePolicy<PersonSeen>(
  'Participants see experts and mentors with contact and fellow participants by name; experts, supervisors of the region and admins see all people of the session, mentors their mentees and the experts, organisation roles their own people.',
  ({ standing, person }) =>
    standing.userId === person.userId ||
    seesEverybody(standing) ||
    (standing.isMember && person.role !== 'MEMBER') ||
    (standing.isMentor && person.role === 'EXPERT') ||
    (person.role === 'MEMBER' &&
      (accompanies(standing, person.userId) ||
        trainsApprentice(standing, person) ||
        isTrainingResponsibleFor(standing, person))),
);

/** Condition on course_session_users and users: whom somebody sees in a session, at least by name. */
export function peopleSeenBy(standing: Standing): SQL | undefined {
  if (standing.isMember || seesEverybody(standing)) return undefined;
  const organisations = [
    ...organisationsOf(standing, 'Berufsbildner'),
    ...organisationsOf(standing, 'Ausbildungsverantwortlicher'),
  ];
  return or(
    eq(courseSessionUsers.userId, standing.userId),
    standing.isMentor ? eq(courseSessionUsers.role, 'EXPERT') : undefined,
    and(
      eq(courseSessionUsers.role, 'MEMBER'),
      or(
        inArray(courseSessionUsers.userId, [...standing.menteeIds]),
        inArray(users.organisationId, organisations),
      ),
    ),
  );
}

function seesEverybody(standing: Standing): boolean {
  return standing.isExpert || standing.leadsRegion || standing.isAdmin;
}
