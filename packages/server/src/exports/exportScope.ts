import type { EndpointQuery, ExportKind, exportEndpoints } from '@learn/contracts/endpoints';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type CourseScope, readCourseScope, type ScopePart, sessionsInScope } from '../access/courseScope.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { pages } from '../course-pages/tables.ts';
import {
  courseSessions,
  courseSessionUsers,
  organisationRoles,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { isAppError, notFound } from '../errors.ts';
import { type Viewer, viewerOf } from '../persons/visiblePersons.ts';
import { type MetricScope, membersIn, unionOf } from '../statistics/metrics/metricScope.ts';
import type { OrganisationScope } from '../statistics/metrics/organisationScope.ts';
import { exportRights } from './policy.ts';

export type ExportQuery = EndpointQuery<typeof exportEndpoints.file>;

/** Days that count, first and last; Europe/Zurich. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** What of one course is exported: the same scope as that of the metrics on the screen. */
export interface ExportScope extends MetricScope, OrganisationScope {
  readonly courseId: string;
  /** what each right shows of it */
  readonly parts: readonly SeenPeople[];
  /** translation keys; undefined: all circles */
  readonly circleKeys: readonly string[] | undefined;
  readonly period: Period;
  /** undefined: all profiles; for what organisations paid and reached only */
  readonly profileId: string | undefined;
  readonly viewer: Viewer;
}

/** Sessions, and of whom in them. */
export type SeenPeople = Pick<MetricScope, 'sessions' | 'persons'>;

export interface ExportRequest {
  /** one per course, in the order of the courses */
  readonly scopes: readonly ExportScope[];
  readonly viewer: Viewer;
  readonly query: ExportQuery;
  readonly circleKeys: readonly string[] | undefined;
}

/**
 * What a person may export of what they asked for.
 * @throws not_found when they have no right to this kind in the course, or name a session or circle that they do not see
 */
export async function readExportRequest(
  db: Database,
  currentUser: CurrentUser,
  { kind, query }: { readonly kind: ExportKind; readonly query: ExportQuery },
): Promise<ExportRequest> {
  const [chosen, circleKeys] = await Promise.all([
    chooseCourses(db, currentUser, query),
    readCircleKeys(db, query),
  ]);
  const rights: CourseScope[] = [];
  for (const courseId of chosen.courseIds) {
    const right = await readCourseScope(db, currentUser, { courseId, wanted: exportRights[kind] }).catch(
      (error: unknown) => {
        if (chosen.named || !isAppError(error) || error.code !== 'not_found') throw error;
      },
    );
    if (right !== undefined) rights.push(right);
  }
  if (rights.length === 0) throw notFound();
  const wanted = query.course_session_ids;
  if (wanted !== undefined) await assertSessions(db, rights, wanted);
  const viewer = viewerOf(currentUser, 'export');
  const scopes = rights.map((right) => scopeOf(right, { query, circleKeys, viewer }));
  return { scopes, viewer, query, circleKeys };
}

function scopeOf(
  { courseId, parts }: CourseScope,
  { query, circleKeys, viewer }: Pick<ExportRequest, 'query' | 'circleKeys' | 'viewer'>,
): ExportScope {
  const [first, ...others] = parts.map((part) => partOf(courseId, part, query.course_session_ids));
  if (first === undefined) throw new Error('A scope has parts.');
  const seen = others.length === 0 ? first : peopleOf([first, ...others]);
  return {
    ...seen,
    courseId,
    parts: [first, ...others],
    // What organisations pay for is shown by one right; several of them are of no organisation.
    organisationIds: others.length === 0 ? parts[0].organisationIds : [],
    circleKeys,
    period: { from: query.from, to: query.to },
    profileId: query.profile,
    viewer,
  };
}

function partOf(courseId: string, part: ScopePart, wanted: readonly string[] | undefined): SeenPeople {
  const sessions = and(
    sessionsInScope(courseId, part),
    wanted === undefined ? undefined : inArray(courseSessions.id, [...wanted]),
  );
  return {
    sessions: sql`select ${courseSessions.id} from ${courseSessions} where ${sessions}`,
    persons:
      part.organisationIds &&
      sql`select id from users where organisation_id = any(${sql.param([...part.organisationIds])}::text[])`,
  };
}

/** The people of all parts, everybody once. */
function peopleOf(parts: readonly SeenPeople[]): Pick<MetricScope, 'sessions' | 'enrolments'> {
  const enrolmentsIn = (part: SeenPeople) => sql`select seen.enrolment_id from ${membersIn(part)} seen`;
  const enrolments = unionOf(parts.map(enrolmentsIn));
  return {
    sessions: unionOf(parts.map(({ sessions }) => sessions)),
    enrolments: (enrolment) => sql`${enrolment}.id in (${enrolments})`,
  };
}

interface ChosenCourses {
  readonly courseIds: readonly string[];
  /** the caller named them: then each must be theirs to export */
  readonly named: boolean;
}

async function chooseCourses(
  db: Database,
  currentUser: CurrentUser,
  query: ExportQuery,
): Promise<ChosenCourses> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(coursesAskedFor(currentUser, query))
    .orderBy(courses.position, courses.id);
  const named = query.course_id !== undefined || query.course_session_ids !== undefined;
  return { courseIds: rows.map(({ id }) => id), named };
}

function coursesAskedFor(
  currentUser: CurrentUser,
  { course_id, course_session_ids }: ExportQuery,
): SQL | undefined {
  if (course_id !== undefined) return eq(courses.id, course_id);
  return course_session_ids === undefined ? coursesOf(currentUser) : withSessions(course_session_ids);
}

function withSessions(ids: readonly string[]): SQL {
  return sql`${courses.id} in (select ${courseSessions.courseId} from ${courseSessions}
    where ${inArray(courseSessions.id, [...ids])})`;
}

/** Courses in which they may have a right; readCourseScope decides. */
function coursesOf({ userId, user }: CurrentUser): SQL | undefined {
  if (user.hasVbvAdminAccess) return undefined;
  return sql`${courses.id} in (
    select ${supervisorRegions.courseId} from ${supervisorRegions} where ${eq(supervisorRegions.userId, userId)}
    union all
    select ${organisationRoles.courseId} from ${organisationRoles} where ${eq(organisationRoles.userId, userId)}
    union all
    select ${courseSessions.courseId} from ${courseSessionUsers}
    join ${courseSessions} on ${eq(courseSessions.id, courseSessionUsers.courseSessionId)}
    where ${and(eq(courseSessionUsers.userId, userId), eq(courseSessionUsers.role, 'EXPERT'))})`;
}

/** @throws not_found unless every session is one of the scopes */
async function assertSessions(
  db: Database,
  rights: readonly CourseScope[],
  wanted: readonly string[],
): Promise<void> {
  const inScope = sql.join(
    rights.flatMap(({ courseId, parts }) => parts.map((part) => sql`(${sessionsInScope(courseId, part)})`)),
    sql` or `,
  );
  const found = await db
    .select({ id: courseSessions.id })
    .from(courseSessions)
    .where(and(inArray(courseSessions.id, [...wanted]), sql`(${inScope})`));
  if (found.length < new Set(wanted).size) throw notFound();
}

/** Translation keys of the circles, whatever language their ids are of. @throws not_found for what is no circle */
async function readCircleKeys(db: Database, { circle_ids }: ExportQuery): Promise<string[] | undefined> {
  if (circle_ids === undefined) return undefined;
  const wanted = [...new Set(circle_ids)];
  const found = await db
    .select({ key: pages.translationKey })
    .from(pages)
    .where(and(inArray(pages.id, wanted), eq(pages.contentType, 'learnpath.Circle')));
  if (found.length < wanted.length) throw notFound();
  return [...new Set(found.map(({ key }) => key))];
}
