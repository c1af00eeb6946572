import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '../authentication/currentUser.ts';
import {
  courseSessions,
  courseSessionUsers,
  organisationRoles,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import type { Relation } from './resultDetail.ts';

/** A right by which a person looks at the metrics of a course. */
export type ScopeRight = 'admin' | 'supervisor' | 'expert' | 'Ausbildungsverantwortlicher' | 'Berufsbildner';

/** Of which sessions and people one right shows metrics; in which detail `resultDetail` says. */
export interface ScopePart {
  readonly right: ScopeRight;
  /** ids of the sessions; undefined: all of the course */
  readonly sessionIds: readonly string[] | undefined;
  /** only people employed by these; undefined: all people of the sessions */
  readonly organisationIds: readonly string[] | undefined;
}

/**
 * Of which sessions and people of a course a user sees metrics, exports and lists (domain decisions §4): admins all,
 * supervisors their regions, experts their own sessions, organisation roles the people of their organisations. Who has several
 * of these rights sees what each of them shows.
 */
export interface CourseScope {
  readonly courseId: string;
  /** one per right: first those that show whole sessions, none of them twice, then those that show people of organisations */
  readonly parts: readonly [ScopePart, ...ScopePart[]];
}

/** What that right makes a person to others, as the policy for results knows it. */
export const relationByRight: Readonly<Record<ScopeRight, Relation>> = {
  admin: 'ADMIN',
  supervisor: 'SUPERVISOR',
  expert: 'EXPERT',
  Ausbildungsverantwortlicher: 'Ausbildungsverantwortlicher',
  Berufsbildner: 'Berufsbildner',
};

/**
 * @param courseId a UUID
 * @param wanted rights that count for what is asked; all without it
 * @throws not_found for people who have none of them in this course
 */
export async function readCourseScope(
  db: Database,
  currentUser: Pick<CurrentUser, 'userId' | 'user'>,
  { courseId, wanted }: { readonly courseId: string; readonly wanted?: readonly ScopeRight[] },
): Promise<CourseScope> {
  const counts = (right: ScopeRight) => wanted === undefined || wanted.includes(right);
  if (currentUser.user.hasVbvAdminAccess && counts('admin')) {
    return { courseId, parts: [{ right: 'admin', sessionIds: undefined, organisationIds: undefined }] };
  }
  const [led, taught, roles] = await Promise.all([
    counts('supervisor') ? sessionsLedBy(db, currentUser.userId, courseId) : [],
    counts('expert') ? sessionsTaughtBy(db, currentUser.userId, courseId) : [],
    db
      .select({ role: organisationRoles.role, organisationId: organisationRoles.organisationId })
      .from(organisationRoles)
      .where(and(eq(organisationRoles.userId, currentUser.userId), eq(organisationRoles.courseId, courseId))),
  ]);
  const ledIds = new Set<string>(led);
  const [first, ...others] = [
    ...ofSessions('supervisor', led),
    ...ofSessions(
      'expert',
      taught.filter((id) => !ledIds.has(id)),
    ),
    ...(['Berufsbildner', 'Ausbildungsverantwortlicher'] as const).filter(counts).flatMap((right) => {
      const organisationIds = roles.flatMap(({ role, organisationId }) =>
        role === right && organisationId !== null ? [organisationId] : [],
      );
      return organisationIds.length > 0 ? [{ right, sessionIds: undefined, organisationIds }] : [];
    }),
  ];
  if (first === undefined) throw notFound();
  return { courseId, parts: [first, ...others] };
}

function ofSessions(right: ScopeRight, sessionIds: readonly string[]): ScopePart[] {
  return sessionIds.length > 0 ? [{ right, sessionIds, organisationIds: undefined }] : [];
}

/** Condition on course_sessions: those of which a part of a course's scope shows something. */
export function sessionsInScope(courseId: string, { sessionIds }: ScopePart): SQL | undefined {
  return and(
    eq(courseSessions.courseId, courseId),
    sessionIds === undefined ? undefined : inArray(courseSessions.id, [...sessionIds]),
  );
}

async function sessionsLedBy(db: Database, userId: string, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ id: courseSessions.id })
    .from(supervisorRegions)
    .innerJoin(
      courseSessions,
      and(
        eq(courseSessions.courseId, supervisorRegions.courseId),
        eq(courseSessions.region, supervisorRegions.region),
      ),
    )
    .where(and(eq(supervisorRegions.userId, userId), eq(supervisorRegions.courseId, courseId)))
    .orderBy(courseSessions.startDate, courseSessions.id);
  return rows.map(({ id }) => id);
}

async function sessionsTaughtBy(db: Database, userId: string, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ id: courseSessions.id })
    .from(courseSessionUsers)
    .innerJoin(courseSessions, eq(courseSessions.id, courseSessionUsers.courseSessionId))
    .where(
      and(
        eq(courseSessionUsers.userId, userId),
        eq(courseSessionUsers.role, 'EXPERT'),
        eq(courseSessions.courseId, courseId),
      ),
    )
    .orderBy(sql`${courseSessions.startDate}, ${courseSessions.id}`);
  return rows.map(({ id }) => id);
}
