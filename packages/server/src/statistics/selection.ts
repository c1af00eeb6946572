import type { Language } from '@learn/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type CourseScope, readCourseScope, type ScopeRight } from '../access/courseScope.ts';
import type { Visitor } from '../authentication/visitor.ts';
import type { CourseTree } from '../course-pages/courseTree.ts';
import { createCourseTreeReader } from '../course-pages/courseTrees.ts';
import { type CourseRow, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { refreshFigures } from './refreshFigures.ts';
import { rowsOf } from './rowsOf.ts';

/** Filters of the statistics (domain decisions §14); an empty list filters nothing. */
export interface StatisticsFilters {
  readonly course_session_ids?: readonly string[] | null | undefined;
  readonly generations?: readonly string[] | null | undefined;
  readonly regions?: readonly string[] | null | undefined;
  /** page ids of any language */
  readonly circle_ids?: readonly string[] | null | undefined;
  readonly user_ids?: readonly string[] | null | undefined;
}

/** Filters as GraphQL takes them, with the course that they are for. */
export interface CourseFilterArguments extends StatisticsFilters {
  readonly course_id: string;
}

/** Which records of a list are wanted. */
export interface RecordPage {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
}

/** What the statistics of one request are about: a course, seen by somebody, narrowed by filters. */
export interface Selection {
  readonly course: CourseRow;
  readonly tree: CourseTree | undefined;
  readonly language: Language;
  readonly right: ScopeRight;
  /** a select of the ids of all sessions that the visitor may see figures of */
  readonly allSessions: SQL;
  /** a select of the ids of the chosen ones among them */
  readonly sessions: SQL;
  /** a select of user ids where only the figures of some people are asked for or may be seen */
  readonly persons: SQL | undefined;
  /** a select of enrolment ids where people count in some of their sessions only */
  readonly enrolments?: SQL;
  /** translation keys where only some circles are asked for */
  readonly circleKeys: readonly string[] | undefined;
}

/**
 * What a visitor sees of a course's figures under filters; the figures are up to date afterwards.
 * @throws not_found for whoever has no right to any figures of the course
 */
export async function readSelection(
  db: Database,
  visitor: Visitor,
  { courseId, filters }: { readonly courseId: string; readonly filters: StatisticsFilters },
): Promise<Selection> {
  const scope = await readCourseScope(db, visitor, { courseId });
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  if (course === undefined) throw notFound();
  const tree = await createCourseTreeReader(db)(course, visitor.language);
  const persons = personsOf(scope, chosen(filters.user_ids));
  const inScope = sql`session.course_id = ${course.id} and ${among(sql`session.id`, scope.sessionIds, 'uuid')}
    and ${withPersons(personsOf(scope, undefined))}`;
  const sessions = sql`select session.id from course_sessions session where ${inScope}
    and ${among(sql`session.id`, chosen(filters.course_session_ids), 'uuid')}
    and ${among(sql`session.generation`, chosen(filters.generations), 'text')}
    and ${among(sql`session.region`, chosen(filters.regions), 'text')}
    and ${withPersons(persons)}`;
  const circleKeys = await readCircleKeys(db, chosen(filters.circle_ids));
  await refreshFigures(db, sessions);
  return {
    course,
    tree,
    language: visitor.language,
    right: scope.right,
    allSessions: sql`select session.id from course_sessions session where ${inScope}`,
    sessions,
    persons,
    circleKeys,
  };
}

/** A condition that holds for all values where nothing is chosen. */
export function among(column: SQL, values: readonly string[] | undefined, type: 'uuid' | 'text'): SQL {
  return values === undefined
    ? sql`true`
    : sql`${column} = any(${sql.param([...values])}::${sql.raw(type)}[])`;
}

/** The end of a select of records. */
export function limited({ first, offset }: RecordPage): SQL {
  return sql`limit ${first ?? null}::int offset ${offset ?? 0}::int`;
}

function chosen(values: readonly string[] | null | undefined): readonly string[] | undefined {
  return values == null || values.length === 0 ? undefined : values;
}

function personsOf(
  { organisationIds }: CourseScope,
  userIds: readonly string[] | undefined,
): SQL | undefined {
  if (organisationIds === undefined && userIds === undefined) return undefined;
  return sql`select person.id from users person where ${among(sql`person.id`, userIds, 'uuid')}
    and ${among(sql`person.organisation_id`, organisationIds, 'text')}`;
}

/** Only sessions in which somebody of them takes part. */
function withPersons(persons: SQL | undefined): SQL {
  if (persons === undefined) return sql`true`;
  return sql`session.id in (select participant.course_session_id from course_session_users participant
    where participant.role = 'MEMBER' and participant.user_id in (${persons}))`;
}

async function readCircleKeys(
  db: Database,
  ids: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  if (ids === undefined) return undefined;
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select distinct translation_key as key from pages where ${among(sql`id`, ids, 'uuid')}`,
  );
  return rows.map(({ key }) => key);
}
