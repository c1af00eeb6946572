import { eq, sql } from 'drizzle-orm';
import { readCourseScope, type ScopePart } from '../access/courseScope.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { among, selectSessions } from './conditions.ts';
import { refreshMetrics } from './refreshMetrics.ts';
import { hasCockpit } from './rights.ts';
import { rowsOf } from './rowsOf.ts';
import type { Selection, StatisticsFilters } from './selection.ts';
import { type Choice, readPart, readUnion } from './selectionParts.ts';

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
