import type { OrganisationRole } from '../course-sessions/tables.ts';

/** A participant of a session, as policies see them. */
export interface Participant {
  readonly userId: string;
  /** id of the enrolment */
  readonly enrolmentId: string;
  /** employer */
  readonly organisationId: string | null;
}

/**
 * What a user has to do with a course session: the subject of most policies. All rights beside each other, because
 * one person may be expert and mentor in the same session.
 */
export interface SessionAccess {
  readonly userId: string;
  readonly courseSessionId: string;
  readonly courseId: string;
  readonly region: string;
  readonly isMember: boolean;
  /** own enrolment, of whatever role */
  readonly enrolmentId: string | undefined;
  readonly isExpert: boolean;
  /** translation keys of the circles that they look after as an expert */
  readonly circleKeys: readonly string[];
  readonly isMentor: boolean;
  /** user ids of the participants that the person accompanies in this session */
  readonly menteeIds: readonly string[];
  readonly leadsRegion: boolean;
  /** organisations in whose name they have a role in this course; exam experts have the role without an organisation */
  readonly organisationRoles: readonly {
    readonly role: OrganisationRole;
    readonly organisationId: string | null;
  }[];
  readonly isAdmin: boolean;
}

/** Whether the session exists for them at all. */
export function hasToDoWithSession(sessionAccess: SessionAccess): boolean {
  return (
    sessionAccess.isMember ||
    sessionAccess.isExpert ||
    sessionAccess.isMentor ||
    sessionAccess.leadsRegion ||
    sessionAccess.organisationRoles.length > 0 ||
    sessionAccess.isAdmin
  );
}

/** Expert of that circle (translation key) in this session. */
export function looksAfterCircle(sessionAccess: SessionAccess, circleKey: string): boolean {
  return sessionAccess.isExpert && sessionAccess.circleKeys.includes(circleKey);
}

/** Learning mentor of that person in this session. */
export function accompanies(sessionAccess: SessionAccess, userId: string): boolean {
  return sessionAccess.menteeIds.includes(userId);
}

/** Berufsbildner of that person: apprentices are the participants that their organisation employs. */
export function trainsApprentice(
  sessionAccess: SessionAccess,
  { organisationId }: Pick<Participant, 'organisationId'>,
): boolean {
  return hasRoleFor(sessionAccess, 'Berufsbildner', organisationId);
}

/** Ausbildungsverantwortlicher of the organisation that employs that person. */
export function isTrainingResponsibleFor(
  sessionAccess: SessionAccess,
  { organisationId }: Participant,
): boolean {
  return hasRoleFor(sessionAccess, 'Ausbildungsverantwortlicher', organisationId);
}

/** Ids of the organisations in whose name they have that role in the course of this session. */
export function organisationsOf(sessionAccess: SessionAccess, role: OrganisationRole): string[] {
  return sessionAccess.organisationRoles.flatMap((one) =>
    one.role === role && one.organisationId !== null ? [one.organisationId] : [],
  );
}

function hasRoleFor(
  sessionAccess: SessionAccess,
  role: OrganisationRole,
  organisationId: string | null,
): boolean {
  return organisationId !== null && organisationsOf(sessionAccess, role).includes(organisationId);
}
