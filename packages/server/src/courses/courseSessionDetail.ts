import type { CourseSession } from '@learn/contracts';
import { sessionActions } from '@learn/domain';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { readSessionAccesses } from '../access/readSessionAccess.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { presentCourseSession } from '../course-sessions/service.ts';
import { courseSessions, organisationRoleNames } from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { configurationOf } from './configuration.ts';
import { mayReadSession } from './policy.ts';
import { courses } from './tables.ts';

/** A session for one user, with what its parts need to know about them. */
export interface SessionDetail extends CourseSession {
  readonly sessionAccess: SessionAccess;
}

/**
 * Sessions for anybody who has something to do with them (specification §3, CourseSession), in two statements.
 * @param courseSessionIds UUIDs
 * @returns in the order of the ids; undefined for a session that the current user does not see
 */
export async function readSessionDetails(
  db: Database,
  currentUser: CurrentUser,
  courseSessionIds: readonly string[],
): Promise<(SessionDetail | undefined)[]> {
  const [sessionAccesses, rows] = await Promise.all([
    readSessionAccesses(db, currentUser, courseSessionIds),
    sessions(db).execute({ courseSessionIds }),
  ]);
  return courseSessionIds.map((id) => {
    const sessionAccess = sessionAccesses.find(({ courseSessionId }) => courseSessionId === id);
    const found = rows.find(({ session }) => session.id === id);
    if (found === undefined || sessionAccess === undefined || !mayReadSession.allows(sessionAccess))
      return undefined;
    const role = roleIn(sessionAccess);
    const actions = sessionActions(role, configurationOf(found.course), sessionAccess.isMentor);
    return { ...presentCourseSession({ ...found, role, actions }, currentUser.language), sessionAccess };
  });
}

/**
 * The role in which a person sees a session: the one that the list of their own sessions gives them, else the role of
 * their organisation, else ADMIN.
 */
function roleIn(sessionAccess: SessionAccess): string {
  if (sessionAccess.isMember) return 'MEMBER';
  if (sessionAccess.isExpert) return 'EXPERT';
  if (sessionAccess.isMentor) return 'LEARNING_MENTOR';
  if (sessionAccess.leadsRegion) return 'SUPERVISOR';
  const has = (name: string) => sessionAccess.organisationRoles.some(({ role }) => role === name);
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
