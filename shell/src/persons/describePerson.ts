import type { DashboardPerson, PersonCourseSession } from '@learn/contracts';
import { type Language, opensCompetence, opensProfile, regionName, roleLabel } from '@learn/domain';

/** The roles of a person in the sessions that are shown, each once. */
export function rolesOf({ course_sessions }: DashboardPerson, language: Language): string[] {
  return [...new Set(course_sessions.map((session) => roleLabel(session.user_role, session, language)))];
}

/** Whether a person has the role of participant only, which is not named then. */
export function isParticipant({ course_sessions }: DashboardPerson): boolean {
  return course_sessions.every(({ user_role }) => user_role === 'MEMBER');
}

/** Names of the regions of the sessions that are shown, each once. */
export function regionsOf({ course_sessions }: DashboardPerson, language: Language): string[] {
  const regions = new Set(course_sessions.map(({ region }) => region).filter((region) => region !== ''));
  return [...regions].map((region) => regionName(region, language));
}

/** The session in which the user may open the participant's profile; undefined without one. */
export function profileSession({ course_sessions }: DashboardPerson): PersonCourseSession | undefined {
  return course_sessions.find(({ user_role, my_role }) => opensProfile(my_role, user_role));
}

/** The session in which the user may open the participant's competence, also from outside of it; undefined without one. */
export function competenceSession({ course_sessions }: DashboardPerson): PersonCourseSession | undefined {
  return course_sessions.find(({ user_role, my_role }) => opensCompetence(my_role, user_role));
}
