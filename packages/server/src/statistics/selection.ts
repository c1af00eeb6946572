import type { Language, WithheldReason } from '@learn/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import {
  type CourseScope,
  readCourseScope,
  relationByRight,
  type ScopeRight,
} from '../access/courseScope.ts';
import { type ResultKind, resultDetail, resultKinds } from '../access/resultDetail.ts';
import { ownCirclesOf } from '../access/resultsSeenBy.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { CourseTree } from '../course-pages/courseTree.ts';
import { courseTreeReader } from '../course-pages/courseTrees.ts';
import { type CourseRow, courses } from '../courses/tables.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import { type GroupMinimum, readGroupMinimum } from './groupMinimum.ts';
import { theseIds } from './metrics/metricScope.ts';
import { circlesOfGroups } from './metrics/organisations.ts';
import { refreshMetrics } from './refreshMetrics.ts';
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

/** What the statistics of one request are about: a course, what the current user sees of it, and filters. */
export interface Selection {
  readonly course: CourseRow;
  readonly tree: CourseTree | undefined;
  readonly language: Language;
  /** what was asked for */
  readonly filters: StatisticsFilters;
  readonly right: SelectionRight;
  /** a select of the ids of all sessions that the current user may see metrics of */
  readonly allSessions: SQL;
  /** a select of the ids of the chosen ones among them */
  readonly sessions: SQL;
  /** the same as a condition on course_sessions, called session */
  readonly isChosen: SQL;
  /** ids of the people that were asked for by name; undefined where none were */
  readonly chosenIds?: readonly string[] | undefined;
  /** a select of enrolment ids where only the metrics of chosen people are asked for or may be seen */
  readonly enrolments: SQL | undefined;
  /** where only the metrics of the people of organisations may be seen */
  readonly organisationIds: readonly string[] | undefined;
  /** translation keys where only some circles are asked for */
  readonly circleKeys: readonly string[] | undefined;
  /** points of fewer people are not aggregated; without it the minimum for averages */
  readonly minimum?: number | undefined;
  /** where results are seen as sums only: the chosen sessions that have enough of the people */
  readonly groups?: Groups | undefined;
  /** where results are seen in own circles only */
  readonly ownCircles?: OwnCircles | undefined;
}

/** Sessions in which a reader of sums has enough people; smaller ones are in no figure (README, «Whole groups»). */
interface Groups extends Pick<Selection, 'sessions' | 'isChosen'> {
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
  /** the sessions that this is about; undefined: all of the selection */
  readonly sessionIds: readonly string[] | undefined;
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
  const userIds = chosen(filters.user_ids);
  const profiles = chosen(filters.profiles);
  const choosesPeople = userIds !== undefined || profiles !== undefined;
  const { organisationIds } = scope;
  const inCourse = sql`session.course_id = ${course.id} and ${among(sql`session.id`, scope.sessionIds, 'uuid')}`;
  // Which sessions an organisation has people in is among the metrics.
  if (organisationIds !== undefined) await refreshMetrics(db, selectSessions(inCourse));
  const inScope = organisationIds === undefined ? inCourse : sql`${inCourse} and ${employs(organisationIds)}`;
  const inFilters = sql`${among(sql`session.id`, chosen(filters.course_session_ids), 'uuid')}
    and ${among(sql`session.generation`, chosen(filters.generations), 'text')}
    and ${among(sql`session.region`, chosen(filters.regions), 'text')}`;
  const inSelection = sql`${inScope} and ${inFilters}`;
  const isFiltered = [filters.course_session_ids, filters.generations, filters.regions].some(chosen);
  const members = choosesPeople
    ? await readEnrolments(db, scope, { inSessions: inSelection, userIds, profiles })
    : undefined;
  const allSessions = selectSessions(inScope);
  const isChosen = members === undefined ? inSelection : sql`session.id in (${members.sessions})`;
  const sessions = members?.sessions ?? (isFiltered ? selectSessions(isChosen) : allSessions);
  const circleKeys = await readCircleKeys(db, chosen(filters.circle_ids));
  if (organisationIds === undefined) await refreshMetrics(db, sessions);
  const groups =
    organisationIds &&
    (await readGroups(db, currentUser, {
      scope,
      inCourse: sql`${inCourse} and ${inFilters}`,
      choosesPeople,
      circleKeys,
    }));
  const ownCircles = await readOwnCircles(db, currentUser.userId, scope, sessions);
  return {
    course,
    tree,
    language: currentUser.language,
    filters,
    right: scope.right,
    allSessions,
    sessions,
    isChosen,
    chosenIds: userIds,
    enrolments: members?.enrolments,
    organisationIds,
    circleKeys,
    groups,
    ownCircles,
  };
}

/** The selection as far as results of that kind count; where only sums are seen, its whole groups. */
export function resultsOf(selection: Selection, kind: ResultKind): Selection {
  const { right, groups } = selection;
  if (groups === undefined || !seesSumsOnly(right, kind)) return selection;
  return { ...selection, sessions: groups.sessions, isChosen: groups.isChosen };
}

/** Why the selection has no results of that kind; null where it has. */
export function withheldOf(selection: Selection, kind: ResultKind): WithheldReason | null {
  const limit = limitOf(selection, kind);
  const { groups, ownCircles } = selection;
  if (limit?.reason === 'too_few_people' && groups?.ofChosenPeople) return 'person_selection';
  if (limit?.reason === 'too_few_people') {
    const some = limit.circles === undefined ? groups?.count !== 0 : groups?.haveCircles;
    return some ? null : limit.reason;
  }
  return limit !== undefined && !ownCircles?.exist ? limit.reason : null;
}

/** Outside of what nothing of a kind is shown, and why. */
interface Limit {
  readonly sessions: SQL;
  /** a select of course_session_id and circle_key, where only some circles of these sessions are shown */
  readonly circles?: SQL;
  readonly reason: WithheldReason;
}

/** Sessions outside of which nothing of a kind is shown, and why; undefined where nothing is limited to some sessions. */
export function limitOf({ right, groups, ownCircles }: Selection, kind: ResultKind): Limit | undefined {
  if (groups !== undefined && seesSumsOnly(right, kind)) {
    const reason = 'too_few_people';
    // Everybody attends, whatever their profile; assignments and criteria belong to those who meet their circle.
    if (kind === 'attendance') return { sessions: groups.sessions, reason };
    const { circles } = groups;
    return { sessions: sql`select met.course_session_id from (${circles}) met`, circles, reason };
  }
  if (ownCircles === undefined || ownCircles.sessionIds !== undefined) return undefined;
  if (resultDetail(kind, 'EXPERT') !== 'own circles') return undefined;
  return {
    sessions: sql`select own.course_session_id from (${ownCircles.circles}) own`,
    reason: 'no_own_circles',
  };
}

function seesSumsOnly(right: SelectionRight, kind: ResultKind): boolean {
  return right !== 'mentor' && resultDetail(kind, relationByRight[right]) === 'sums';
}

async function readGroups(
  db: Database,
  currentUser: CurrentUser,
  {
    scope,
    inCourse,
    choosesPeople,
    circleKeys,
  }: {
    readonly scope: CourseScope;
    readonly inCourse: SQL;
    readonly choosesPeople: boolean;
    readonly circleKeys: readonly string[] | undefined;
  },
): Promise<Groups | undefined> {
  const { right, organisationIds = [] } = scope;
  if (!resultKinds.some((kind) => seesSumsOnly(right, kind))) return undefined;
  const minimum = await readGroupMinimum(db, currentUser, scope);
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

async function readOwnCircles(
  db: Database,
  userId: string,
  { right, taughtIds }: CourseScope,
  sessions: SQL,
): Promise<OwnCircles | undefined> {
  if (taughtIds.length === 0) return undefined;
  const circles = ownCirclesOf(userId);
  const [row] = await rowsOf<{ exist: boolean }>(
    db,
    sql`select exists (select from (${circles}) own where own.course_session_id in (${sessions})) as exist`,
  );
  return { sessionIds: right === 'expert' ? undefined : taughtIds, circles, exist: row?.exist ?? false };
}

function selectSessions(condition: SQL): SQL {
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
  { organisationIds }: CourseScope,
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
