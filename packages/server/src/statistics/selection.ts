import type { Language } from '@learn/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type CourseScope, readCourseScope, type ScopePart, type ScopeRight } from '../access/courseScope.ts';
import { resultKinds } from '../access/resultDetail.ts';
import { ownCirclesOf } from '../access/resultsSeenBy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { CourseTree } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { type CourseRow, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import { type GroupMinimum, readGroupMinimum } from './groupMinimum.ts';
import { theseIds, unionOf } from './metrics/metricScope.ts';
import { circlesOfGroups } from './metrics/organisations.ts';
import { refreshMetrics } from './refreshMetrics.ts';
import { hasCockpit, seesSumsOnly } from './rights.ts';
import { rowsOf } from './rowsOf.ts';

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
interface Sessions {
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
interface Groups extends Pick<Sessions, 'sessions' | 'isChosen'> {
  readonly count: number;
  /** a select of course_session_id and circle_key: the chosen circles that enough of these people meet */
  readonly circles: SQL;
  /** there are some */
  readonly haveCircles: boolean;
  readonly minimum: GroupMinimum;
  /** the reader chose people or a profile; sums of chosen people are not shown */
  readonly ofChosenPeople: boolean;
}

interface OwnCircles {
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

/** What was asked for. */
interface Choice {
  /** condition on course_sessions, called session */
  readonly inFilters: SQL;
  /** whether that leaves out any */
  readonly isFiltered: boolean;
  readonly userIds: readonly string[] | undefined;
  readonly profiles: readonly string[] | undefined;
  readonly circleKeys: readonly string[] | undefined;
}

interface PartRequest {
  readonly scope: CourseScope;
  readonly part: ScopePart;
  readonly choice: Choice;
}

async function readPart(
  db: Database,
  currentUser: CurrentUser,
  { scope, part, choice }: PartRequest,
): Promise<SelectionPart> {
  const { right, organisationIds } = part;
  const inCourse = sql`session.course_id = ${scope.courseId} and ${among(sql`session.id`, part.sessionIds, 'uuid')}`;
  const inScope = organisationIds === undefined ? inCourse : sql`${inCourse} and ${employs(organisationIds)}`;
  const inSelection = sql`${inScope} and ${choice.inFilters}`;
  const choosesPeople = choice.userIds !== undefined || choice.profiles !== undefined;
  const members = choosesPeople
    ? await readEnrolments(db, part, { ...choice, inSessions: inSelection })
    : undefined;
  const allSessions = selectSessions(inScope);
  const isChosen = members === undefined ? inSelection : sql`session.id in (${members.sessions})`;
  const sessions = members?.sessions ?? (choice.isFiltered ? selectSessions(isChosen) : allSessions);
  const countedIds = organisationIds && organisationsOf(scope, part);
  return {
    right,
    allSessions,
    sessions,
    isChosen,
    enrolments: members?.enrolments,
    organisationIds: countedIds,
    groups: isOfSums(right)
      ? await readGroups(db, currentUser, {
          courseId: scope.courseId,
          organisationIds: countedIds ?? [],
          inCourse: sql`${inCourse} and ${choice.inFilters}`,
          choosesPeople,
          circleKeys: choice.circleKeys,
        })
      : undefined,
    ownCircles: right === 'expert' ? await readOwnCircles(db, currentUser.userId, sessions) : undefined,
  };
}

/** Several parts as one selection, in which everything counts once. */
async function readUnion(
  db: Database,
  parts: Selection['parts'],
): Promise<Sessions & Pick<Selection, 'parts'>> {
  const [row] = await rowsOf<Record<string, boolean>>(
    db,
    sql`select ${sql.join(
      parts.map(
        ({ isChosen }, place) =>
          sql`exists (select from course_sessions session where ${isChosen}) as ${sql.raw(`part_${place}`)}`,
      ),
      sql`, `,
    )}`,
  );
  const whole = parts.filter(({ organisationIds }) => organisationIds === undefined);
  const [first, ...others] = parts.map((part, place) => ({
    ...part,
    isEmpty: row?.[`part_${place}`] !== true,
    beyond: part.organisationIds === undefined ? undefined : whole,
  }));
  if (first === undefined) throw new Error('A selection has parts.');
  const isChosen = oneOf(parts.map((part) => part.isChosen));
  return {
    allSessions: unionOf(parts.map((part) => part.allSessions)),
    sessions: selectSessions(isChosen),
    isChosen,
    parts: [first, ...others],
  };
}

/** The organisations of a part whose people no other right shows by name. */
function organisationsOf({ parts }: CourseScope, { right, organisationIds = [] }: ScopePart): string[] {
  const named = isOfSums(right) ? parts.filter((other) => !isOfSums(other.right)) : [];
  const namedIds = named.flatMap((other) => other.organisationIds ?? []);
  return organisationIds.filter((id) => !namedIds.includes(id));
}

function isOfSums(right: SelectionRight): boolean {
  return resultKinds.some((kind) => seesSumsOnly(right, kind));
}

interface GroupsRequest {
  readonly courseId: string;
  readonly organisationIds: readonly string[];
  /** condition on course_sessions, called session */
  readonly inCourse: SQL;
  readonly choosesPeople: boolean;
  readonly circleKeys: readonly string[] | undefined;
}

async function readGroups(
  db: Database,
  currentUser: CurrentUser,
  { courseId, organisationIds, inCourse, choosesPeople, circleKeys }: GroupsRequest,
): Promise<Groups> {
  const minimum = await readGroupMinimum(db, currentUser, { courseId, organisationIds });
  const isChosen = sql`${inCourse} and ${employs(organisationIds, minimum)}`;
  const sessions = selectSessions(isChosen);
  const circles = sql`select met.* from (${circlesOfGroups({ sessions, organisationIds }, minimum)}) met
    where ${among(sql`met.circle_key`, circleKeys, 'uuid')}`;
  const [row] = await rowsOf<{ count: number; haveCircles: boolean }>(
    db,
    sql`select count(*)::int as count, exists (${circles}) as "haveCircles"
      from course_sessions session where ${isChosen}`,
  );
  return {
    sessions,
    isChosen,
    count: row?.count ?? 0,
    circles,
    haveCircles: row?.haveCircles ?? false,
    minimum,
    ofChosenPeople: choosesPeople,
  };
}

async function readOwnCircles(db: Database, userId: string, sessions: SQL): Promise<OwnCircles> {
  const circles = ownCirclesOf(userId);
  const [row] = await rowsOf<{ exist: boolean }>(
    db,
    sql`select exists (select from (${circles}) own where own.course_session_id in (${sessions})) as exist`,
  );
  return { circles, exist: row?.exist ?? false };
}

/** One of several conditions. */
export function oneOf(conditions: readonly SQL[]): SQL {
  return sql`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` or `,
  )})`;
}

/** A select of the ids of sessions. @param condition on course_sessions, called session */
export function selectSessions(condition: SQL): SQL {
  return sql`select session.id from course_sessions session where ${condition}`;
}

/**
 * Condition: people of the organisations take part in the session, enough for a group where a minimum is given. It is written as a filter, for one more join in every
 * statement would take longer to plan than to run.
 */
function employs(organisationIds: readonly string[], minimum?: GroupMinimum): SQL {
  const group =
    minimum &&
    sql`group by employed.course_session_id
      having sum(employed.participants) >= ${minimum(sql`employed.course_session_id`)}`;
  return sql`(session.id in (
    select employed.course_session_id from organisation_member_figures employed
    where ${among(sql`employed.organisation_id`, organisationIds, 'text')} ${group ?? sql``})) is true`;
}

/** A condition that holds for all values where nothing is chosen. */
export function among(column: SQL, values: readonly string[] | undefined, type: 'uuid' | 'text'): SQL {
  if (values === undefined) return sql`true`;
  // Ids as one text: a supervisor has hundreds of sessions, and every statement names them.
  const list = type === 'uuid' ? `{${values.join(',')}}` : sql.param([...values]);
  return sql`${column} = any(${list}::${sql.raw(type)}[])`;
}

/** The end of a select of records. */
export function limited({ first, offset }: RowPage): SQL {
  return sql`limit ${first}::int offset ${offset}::int`;
}

function chosen(values: readonly string[] | null | undefined): readonly string[] | undefined {
  return values == null || values.length === 0 ? undefined : values;
}

interface ChosenPeople {
  /** condition on course_sessions, called session */
  readonly inSessions: SQL;
  readonly userIds: readonly string[] | undefined;
  readonly profiles: readonly string[] | undefined;
}

/**
 * The enrolments of chosen people in chosen sessions, and the sessions that these are in. Those of people who are named are read once, so
 * that no metric has to look for the same people again; those of a profile may be half of all, and stay a select.
 */
async function readEnrolments(
  db: Database,
  { organisationIds }: ScopePart,
  { inSessions, userIds, profiles }: ChosenPeople,
): Promise<{ readonly enrolments: SQL; readonly sessions: SQL }> {
  const isChosen = sql`${ofProfiles(profiles)} and ${among(sql`person.organisation_id`, organisationIds, 'text')} and ${inSessions}`;
  if (userIds === undefined) {
    const enrolled = sql`from course_session_users enrolment
      join users person on person.id = enrolment.user_id
      join course_sessions session on session.id = enrolment.course_session_id
      where enrolment.role = 'MEMBER' and ${isChosen}`;
    return {
      enrolments: sql`select enrolment.id ${enrolled}`,
      sessions: sql`select enrolment.course_session_id ${enrolled}`,
    };
  }
  const rows = await rowsOf<{ id: string; session_id: string }>(
    db,
    sql`select enrolment.id, enrolment.course_session_id as session_id
      from users person
      cross join lateral (
        select * from course_session_users own where own.user_id = person.id and own.role = 'MEMBER' offset 0
      ) enrolment
      join course_sessions session on session.id = enrolment.course_session_id
      where ${among(sql`person.id`, userIds, 'uuid')} and ${isChosen}`,
  );
  return {
    enrolments: theseIds(rows.map(({ id }) => id)),
    sessions: theseIds([...new Set(rows.map(({ session_id }) => session_id))]),
  };
}

/** The profile of an `enrolment`, else of its `person`, as the list of persons knows it. */
export const profileOfEnrolment = sql`coalesce(enrolment.chosen_profile_id, person.chosen_profile_id)`;

function ofProfiles(codes: readonly string[] | undefined): SQL {
  if (codes === undefined) return sql`true`;
  return sql`${profileOfEnrolment} in (
    select profile.id from course_profiles profile where ${among(sql`profile.code`, codes, 'text')})`;
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
