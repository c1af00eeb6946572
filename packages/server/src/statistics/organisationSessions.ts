import { selectionPage } from '@learn/contracts/endpoints';
import type { CourseType, Language } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { readCourseScope } from '../access/courseScope.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { Database } from '../database/database.ts';
import { theseSessions } from './metrics/metricScope.ts';
import { type OrganisationScope, ofOrganisations } from './metrics/organisationScope.ts';
import { rowsOf } from './rowsOf.ts';

/** Whose costs, exams and certificates are seen, and of which session. */
export interface SessionScope extends OrganisationScope {
  readonly courseSessionId: string;
  readonly courseId: string;
}

/** A session that may be chosen. */
export interface OrganisationSession {
  readonly id: string;
  readonly name: string;
  readonly region: string;
}

/**
 * The scope of the latest session of a course in which the organisation has people.
 * @returns null where it has none
 * @throws not_found for everybody but training responsibles and admins
 */
export async function readLatestScope(
  db: Database,
  currentUser: CurrentUser,
  courseId: string,
): Promise<SessionScope | null> {
  const { parts } = await readCourseScope(db, currentUser, {
    courseId,
    wanted: ['admin', 'Ausbildungsverantwortlicher'],
  });
  const [{ organisationIds }] = parts;
  const [latest] = await readOrganisationSessions(db, { courseId, organisationIds }, currentUser.language, 1);
  if (latest === undefined) return null;
  return { sessions: theseSessions([latest.id]), courseSessionId: latest.id, courseId, organisationIds };
}

/** The sessions of a course in which the organisation has people, the latest first. */
export function readOrganisationSessions(
  db: Database,
  scope: Pick<SessionScope, 'courseId' | 'organisationIds'>,
  language: Language,
  first: number = selectionPage.greatest,
): Promise<OrganisationSession[]> {
  return rowsOf<OrganisationSession>(
    db,
    sql`select session.id, session.titles ->> ${language} as name, session.region
      from course_sessions session
      where session.course_id = ${scope.courseId} and session.id in (
        select enrolment.course_session_id from course_session_users enrolment
        join users person on person.id = enrolment.user_id
        where enrolment.role = 'MEMBER' and ${ofOrganisations(sql`person.organisation_id`, scope)}
      )
      order by session.start_date desc nulls last, session.id limit ${first}`,
  );
}

/** What a session is, and of whom the figures are. */
export interface SessionNames {
  readonly course_id: string;
  readonly course_title: string;
  readonly course_slug: string;
  readonly course_type: CourseType;
  readonly course_session_title: string;
}

/** The names of a scope's course and session. */
export async function readSessionNames(
  db: Database,
  { courseSessionId }: SessionScope,
  language: Language,
): Promise<SessionNames> {
  const [names] = await rowsOf<SessionNames>(
    db,
    sql`select course.id as course_id, course.titles ->> ${language} as course_title, course.slug as course_slug,
        course.course_type, session.titles ->> ${language} as course_session_title
      from course_sessions session join courses course on course.id = session.course_id
      where session.id = ${courseSessionId}`,
  );
  if (names === undefined) throw new Error('The scope is that of a session.');
  return names;
}

/** The names of the organisations whose figures they are; none for admins, who see those of all. */
export async function readOrganisationNames(
  db: Database,
  { organisationIds = [] }: OrganisationScope,
): Promise<string[]> {
  if (organisationIds.length === 0) return [];
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select organisation.name from organisations organisation
      where ${ofOrganisations(sql`organisation.id`, { organisationIds })} order by organisation.name`,
  );
  return rows.map(({ name }) => name);
}

/** A branch in which people take courses. */
export interface ProfileName {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** The names of all profiles, in their order. */
export function readProfileNames(db: Database, language: Language): Promise<ProfileName[]> {
  return rowsOf<ProfileName>(
    db,
    sql`select profile.id, profile.code, profile.names ->> ${language} as name
      from course_profiles profile order by profile.position, profile.id`,
  );
}
