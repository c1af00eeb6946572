import type { CourseSession } from '@learn/contracts';
import { sessionActions } from '@learn/domain';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { readStandings } from '../access/readStanding.ts';
import type { Standing } from '../access/standing.ts';
import type { Visitor } from '../authentication/visitor.ts';
import { presentCourseSession } from '../course-sessions/service.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { organisationRoleNames } from '../organisations/tables.ts';
import { configurationOf } from './configuration.ts';
import { mayReadSession } from './courseSessionPolicy.ts';
import { courses } from './tables.ts';

/** A session for one visitor, with what its parts need to know about him. */
export interface SessionDetail extends CourseSession {
  readonly standing: Standing;
}

/**
 * Sessions for anybody who has something to do with them (specification §3, CourseSession), in two statements.
 * @param courseSessionIds UUIDs
 * @returns in the order of the ids; undefined for a session that the visitor does not see
 */
export async function readSessionDetails(
  db: Database,
  visitor: Visitor,
  courseSessionIds: readonly string[],
): Promise<(SessionDetail | undefined)[]> {
  const [standings, rows] = await Promise.all([
    readStandings(db, visitor, courseSessionIds),
    sessions(db).execute({ courseSessionIds }),
  ]);
  return courseSessionIds.map((id) => {
    const standing = standings.find(({ courseSessionId }) => courseSessionId === id);
    const found = rows.find(({ session }) => session.id === id);
    if (found === undefined || standing === undefined || !mayReadSession.allows(standing)) return undefined;
    const role = roleIn(standing);
    const actions = sessionActions(role, configurationOf(found.course));
    return { ...presentCourseSession({ ...found, role, actions }, visitor.language), standing };
  });
}

/**
 * As what somebody sees a session: the same role that the list of his own sessions gives him, else the role of his
 * organisation, else ADMIN.
 */
function roleIn(standing: Standing): string {
  if (standing.isMember) return 'MEMBER';
  if (standing.isExpert) return 'EXPERT';
  if (standing.isMentor) return 'LEARNING_MENTOR';
  if (standing.leadsRegion) return 'SUPERVISOR';
  const has = (name: string) => standing.organisationRoles.some(({ role }) => role === name);
  return organisationRoleNames.find(has) ?? 'ADMIN';
}

const sessions = perDatabase((db) =>
  db
    .select({ session: getTableColumns(courseSessions), course: getTableColumns(courses) })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(sql`${courseSessions.id} = any(${sql.placeholder('courseSessionIds')})`)
    .prepare('session_details'),
);
