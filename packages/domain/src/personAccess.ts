import { type DashboardRole, normaliseRole } from './role.ts';

/** Roles in which people are met, not looked after. */
const meeting: ReadonlySet<string> = new Set<DashboardRole>(['Member', 'Prüfungsexperte']);

/**
 * Whether a viewer sees more of people than their names.
 * @param roleKeys the viewer's dashboard roles in all courses
 */
export function looksAfterPersons(roleKeys: readonly string[], isAdmin: boolean): boolean {
  return isAdmin || roleKeys.some((roleKey) => !meeting.has(roleKey));
}

/**
 * Whether a viewer can open the profile of a person of a common session: that of a participant that the viewer looks
 * after, and only with a role of the session, as the pages of a course are for those who are in it.
 * @param myRole role of the viewer in the session; Berufsbildner, training responsibles and administrators are in no session
 * @param role of the person in the session
 */
export function opensProfile(myRole: string, role: string): boolean {
  const mine = normaliseRole(myRole);
  return normaliseRole(role) === 'MEMBER' && mine !== undefined && mine !== 'MEMBER';
}

/** Those whom the law shows results of people by name without being in a session (domain decisions §4). */
const outside: ReadonlySet<string> = new Set(['Berufsbildner', 'ADMIN']);

/**
 * Whether a viewer can open the competence pages of a person of a session: those of a participant whose results they see by
 * name, also from outside the session.
 * @param myRole as what the viewer meets the person
 * @param role of the person in the session
 */
export function opensCompetence(myRole: string, role: string): boolean {
  return opensProfile(myRole, role) || (normaliseRole(role) === 'MEMBER' && outside.has(myRole));
}
