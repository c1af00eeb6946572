import type { Language } from '@learn/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import { readCourseScope, type ScopePart, type ScopeRight } from '../access/courseScope.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { CourseTree } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { type CourseRow, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { among, selectSessions } from './conditions.ts';
import type { GroupMinimum } from './groupMinimum.ts';
import { refreshMetrics } from './refreshMetrics.ts';
import { hasCockpit } from './rights.ts';
import { rowsOf } from './rowsOf.ts';
import { type Choice, readPart, readUnion } from './selectionParts.ts';

/** Filters of the statistics (domain decisions §14); an empty list filters nothing. */
export interface StatisticsFilters {
  readonly course_session_ids?: readonly string[] | null | undefined;
  readonly generations?: readonly string[] | null | undefined;
  readonly regions?: readonly string[] | null | undefined;
  /** page ids of any language, or translation keys */
  readonly circle_ids?: readonly string[] | null | undefined;
  readonly user_ids?: readonly string[] | null | undefined;
  /** codes of profiles; of the enrolment, else of the person */
  readonly profiles?: readonly string[] | null | undefined;
}

/**
 * The right by which a person looks at metrics; that of a mentor reaches the praxis assignments of their mentees
 * only.
 */
export type SelectionRight = ScopeRight | 'mentor';

/** The sessions that somebody may see metrics of, and the chosen ones among them. */
export interface Sessions {
  /** a select of the ids of all sessions that the current user may see metrics of */
  readonly allSessions: SQL;
  /** a select of the ids of the chosen ones among them */
  readonly sessions: SQL;
  /** the same as a condition on course_sessions, called session */
  readonly isChosen: SQL;
}

/** What the statistics of one request are about: a course, what the current user sees of it, and filters. */
export interface Selection extends Sessions {
  readonly course: CourseRow;
  readonly tree: CourseTree | undefined;
  readonly language: Language;
  /** what was asked for */
  readonly filters: StatisticsFilters;
  /** ids of the people that were asked for by name; undefined where none were */
  readonly chosenIds?: readonly string[] | undefined;
  /** translation keys where only some circles are asked for */
  readonly circleKeys: readonly string[] | undefined;
  /** points of fewer people are not aggregated; without it the minimum for averages */
  readonly minimum?: number | undefined;
  /** whether the current user has the cockpit of a session */
  readonly hasCockpit: (sessionId: string) => boolean;
  /** what each right shows; no result is in two of them */
  readonly parts: readonly [SelectionPart, ...SelectionPart[]];
}

/** What one right shows of a selection. */
export interface SelectionPart extends Sessions {
  readonly right: SelectionRight;
  /** a select of enrolment ids where only the metrics of chosen people are asked for or may be seen */
  readonly enrolments: SQL | undefined;
  /** where only the metrics of the people of organisations may be seen */
  readonly organisationIds: readonly string[] | undefined;
  /** where results are seen as sums only: the chosen sessions that have enough of the people */
  readonly groups?: Groups | undefined;
  /** where results are seen in own circles only */
  readonly ownCircles?: OwnCircles | undefined;
  /** parts that show the results of everybody in their sessions; this one shows what they do not */
  readonly beyond?: readonly SelectionPart[] | undefined;
  /** nothing of it is chosen, while there may be something in another part */
  readonly isEmpty?: boolean;
}

/** Sessions in which a reader of sums has enough people; smaller ones are in no figure (README, «Whole groups»). */
export interface Groups extends Pick<Sessions, 'sessions' | 'isChosen'> {
  readonly count: number;
  /** a select of course_session_id and circle_key: the chosen circles that enough of these people meet */
  readonly circles: SQL;
  /** there are some */
  readonly haveCircles: boolean;
  readonly minimum: GroupMinimum;
  /** the reader chose people or a profile; sums of chosen people are not shown */
  readonly ofChosenPeople: boolean;
}

export interface OwnCircles {
  /** a select of course_session_id and circle_key */
  readonly circles: SQL;
  /** there are some in the chosen sessions */
  readonly exist: boolean;
}

/**
 * What a user sees of a course's metrics under filters; the metrics are up to date afterwards.
 * @throws not_found for people without a right to any metrics of the course
 */
export async function readSelection(
  db: Database,
  currentUser: CurrentUser,
  { courseId, filters }: { readonly courseId: string; readonly filters: StatisticsFilters },
): Promise<Selection> {
  const scope = await readCourseScope(db, currentUser, { courseId });
  const [course] = await db.select().from(courses).where(eq(courses.id, courseId));
  if (course === undefined) throw notFound();
  const tree = await courseTreeReader(db)(course, currentUser.language);
  const choice: Choice = {
    inFilters: sql`${among(sql`session.id`, chosen(filters.course_session_ids), 'uuid')}
      and ${among(sql`session.generation`, chosen(filters.generations), 'text')}
      and ${among(sql`session.region`, chosen(filters.regions), 'text')}`,
    isFiltered: [filters.course_session_ids, filters.generations, filters.regions].some(chosen),
    userIds: chosen(filters.user_ids),
    profiles: chosen(filters.profiles),
    circleKeys: await readCircleKeys(db, chosen(filters.circle_ids)),
  };
  // Which sessions an organisation has people in is among the metrics.
  const hasOrganisations = scope.parts.some(({ organisationIds }) => organisationIds !== undefined);
  if (hasOrganisations) await refreshMetrics(db, selectSessions(sql`session.course_id = ${courseId}`));
  const [first, ...others] = scope.parts;
  const readOne = (part: ScopePart) => readPart(db, currentUser, { scope, part, choice });
  const parts: Selection['parts'] = [await readOne(first), ...(await Promise.all(others.map(readOne)))];
  const seen = others.length === 0 ? { ...parts[0], parts } : await readUnion(db, parts);
  if (!hasOrganisations) await refreshMetrics(db, seen.sessions);
  const { allSessions, sessions, isChosen } = seen;
  return {
    course,
    tree,
    language: currentUser.language,
    filters,
    allSessions,
    sessions,
    isChosen,
    chosenIds: choice.userIds,
    circleKeys: choice.circleKeys,
    hasCockpit: (id) =>
      scope.parts.some(
        ({ right, sessionIds }) => hasCockpit(right) && (sessionIds === undefined || sessionIds.includes(id)),
      ),
    parts: seen.parts,
  };
}

function chosen(values: readonly string[] | null | undefined): readonly string[] | undefined {
  return values == null || values.length === 0 ? undefined : values;
}

async function readCircleKeys(
  db: Database,
  ids: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  if (ids === undefined) return undefined;
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select distinct translation_key as key from pages where ${among(sql`id`, ids, 'uuid')}
      or ${among(sql`translation_key`, ids, 'uuid')}`,
  );
  return rows.map(({ key }) => key);
}
