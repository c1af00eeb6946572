import type { AgentRole } from '@learn/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { assignmentTypeOfMentors } from '../assignments/policy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { organisationRoles } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { among, selectSessions } from './conditions.ts';
import { type EnrolmentCondition, theseSessions } from './metrics/metricScope.ts';
import { refreshMetrics } from './refreshMetrics.ts';
import { hasCockpit } from './rights.ts';
import { rowsOf } from './rowsOf.ts';
import type { Selection, SelectionPart } from './selection.ts';
import { employs } from './wholeGroups.ts';

/** They are named people whose results the caller sees one by one, so averages have no minimum. */
export const agentMinimum = 1;

/** Whose results are asked for. */
export interface AgentQuestion {
  readonly courseId: string;
  readonly agentRole: AgentRole;
  /** only results of these sessions; of all where it is left out */
  readonly courseSessionIds?: readonly string[] | undefined;
}

/** The own people of one role as a selection of one part. */
export interface AgentSelection
  extends Selection,
    Pick<SelectionPart, 'right' | 'enrolments' | 'employerIds'> {}

/**
 * The own apprentices or mentees of a user in a course, as a selection. Figures of apprentices are those that are kept of their
 * organisations, brought up to date; those of mentees are aggregated live.
 * @throws not_found for people who have none
 */
export async function readAgentSelection(
  db: Database,
  currentUser: CurrentUser,
  { courseId, agentRole, courseSessionIds }: AgentQuestion,
): Promise<AgentSelection> {
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  if (course === undefined) throw notFound();
  const employerIds =
    agentRole === 'berufsbildner' ? await readEmployerIds(db, currentUser.userId, courseId) : undefined;
  const own = employerIds === undefined ? menteesOf(currentUser.userId) : apprenticesOf(employerIds);
  const sessionIds =
    employerIds === undefined
      ? await readSessionIds(db, courseId, own)
      : await readEmployerSessionIds(db, courseId, employerIds);
  if (agentRole === 'learning_mentor' && sessionIds.length === 0) throw notFound();
  const allSessions = theseSessions(sessionIds);
  const sessions =
    courseSessionIds === undefined
      ? allSessions
      : theseSessions(sessionIds.filter((id) => courseSessionIds.includes(id)));
  const part: SelectionPart = {
    right: agentRole === 'berufsbildner' ? 'Berufsbildner' : 'mentor',
    allSessions,
    sessions,
    isChosen: sql`session.id in (${sessions})`,
    enrolments: own,
    employerIds,
    organisationIds: undefined,
  };
  return {
    ...part,
    course,
    tree: await courseTreeReader(db)(course, currentUser.language),
    language: currentUser.language,
    filters: { course_session_ids: courseSessionIds },
    circleKeys: undefined,
    minimum: agentMinimum,
    hasCockpit: () => hasCockpit(part.right),
    parts: [part],
  };
}

/** The sessions of a course in which the people take part. */
async function readSessionIds(db: Database, courseId: string, own: EnrolmentCondition): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select distinct enrolment.course_session_id as id from course_session_users enrolment
      join course_sessions session on session.id = enrolment.course_session_id
      where enrolment.role = 'MEMBER' and session.course_id = ${courseId} and ${own(sql`enrolment`)}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * The sessions of a course in which people of the employers take part, from the figures that are kept and brought up to date first: an
 * employer may have thousands of enrolments.
 */
async function readEmployerSessionIds(
  db: Database,
  courseId: string,
  employerIds: readonly string[],
): Promise<string[]> {
  await refreshMetrics(db, selectSessions(sql`session.course_id = ${courseId}`));
  const rows = await rowsOf<{ id: string }>(
    db,
    selectSessions(sql`session.course_id = ${courseId} and ${employs(employerIds)}`),
  );
  return rows.map(({ id }) => id);
}

function menteesOf(userId: string): EnrolmentCondition {
  return (enrolment) =>
    sql`${enrolment}.id in (select relation.participant_id from mentor_relations relation where relation.mentor_id = ${userId})`;
}

function apprenticesOf(employerIds: readonly string[]): EnrolmentCondition {
  return (enrolment) =>
    sql`${enrolment}.user_id in (select id from users where ${among(sql`organisation_id`, employerIds, 'text')})`;
}

async function readEmployerIds(db: Database, userId: string, courseId: string): Promise<readonly string[]> {
  const ofPerson = and(eq(organisationRoles.userId, userId), eq(organisationRoles.courseId, courseId));
  const roles = await db
    .select({ organisationId: organisationRoles.organisationId })
    .from(organisationRoles)
    .where(and(ofPerson, eq(organisationRoles.role, 'Berufsbildner')));
  const ids = roles.flatMap(({ organisationId }) => organisationId ?? []);
  if (ids.length === 0) throw notFound();
  return ids;
}

/** Condition on the assignments of which the results are seen: Berufsbildner see all, mentors few (domain decisions §4). */
export function isSeen({ right }: AgentSelection, assignment: SQL): SQL {
  return right === 'mentor' ? sql`${assignment}.assignment_type = ${assignmentTypeOfMentors}` : sql`true`;
}
