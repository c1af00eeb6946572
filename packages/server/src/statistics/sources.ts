import { type SQL, sql } from 'drizzle-orm';
import { type ResultKind, resultDetail } from '../access/resultDetail.ts';
import { assignmentTypeOfMentors } from '../assignments/policy.ts';
import type { Database } from '../database/database.ts';
import { among } from './conditions.ts';
import { type GroupedTotals, type GroupSums, readGroupSums } from './groupSums.ts';
import { assignmentMetrics, assignmentTotals } from './metrics/assignments.ts';
import { attendanceMetrics, attendanceTotals } from './metrics/attendance.ts';
import { competenceMetrics, competenceTotals } from './metrics/competences.ts';
import { feedbackTotals } from './metrics/feedback.ts';
import type { Unit } from './metrics/metricScope.ts';
import {
  type EmployerScope,
  organisationAssignments,
  organisationAttendance,
  organisationCompetences,
} from './metrics/organisations.ts';
import { seesFeedback } from './rights.ts';
import type { Selection, SelectionPart } from './selection.ts';
import type { SumKind } from './sumColumns.ts';
import { isOfOneEmployer, readEmployerSums, readKeptSums, readSums, type Sums } from './sums.ts';

/** Where the metrics of a kind come from. */
export interface MetricSource<Kind extends SumKind> {
  /** select in brackets with the columns of the kind's metrics */
  readonly details: SQL;
  /**
   * the same, perhaps of other sessions as well: for a statement that joins the chosen ones and need not look for
   * them twice
   */
  readonly unlimited: SQL;
  /** over all of them */
  readonly sums: (db: Database) => Promise<Sums<Kind>>;
  /** the same by groups; those of which there is nothing are left out */
  readonly groupSums: (db: Database, groups: GroupChoice) => Promise<GroupSums<Kind>[]>;
}

type GroupChoice = Pick<GroupedTotals, 'by' | 'sessionIds'>;

/** What a part is narrowed by, with its selection. */
type Narrowed = SelectionPart & Pick<Selection, 'circleKeys' | 'minimum'>;

/** Metrics of some of the people, as selects in brackets. */
interface PeopleMetrics {
  readonly live: (selection: Narrowed) => SQL;
  /** put together from kept ones */
  readonly ofOrganisations: (scope: EmployerScope) => SQL;
  /** column that tells the metrics of a session apart */
  readonly key: string;
  /** columns that are added up for different people, with their types */
  readonly counts: Readonly<Record<string, 'int' | 'bigint'>>;
}

interface Kind {
  readonly stored: SQL;
  /** undefined where nobody knows whose metrics they are */
  readonly people?: PeopleMetrics;
  readonly totals: (metrics: SQL, unit?: Unit) => SQL;
  /** the metrics with circle_key; left out where they have it */
  readonly withCircle?: (metrics: SQL) => SQL;
  /** condition on the columns of the metrics */
  readonly ofCircles: (keys: readonly string[]) => SQL;
  /** condition on them that mentors meet (domain decisions §4); where there is none, they see all of their mentees */
  readonly ofMentors?: SQL;
  /** which results the metrics are made of; undefined where they belong to nobody */
  readonly result?: ResultKind;
  /** condition on the metrics: session and circle are among these, a select of both */
  readonly ofSessionCircles?: (circles: SQL) => SQL;
  /** column of them: how many people stand behind them, who may be fewer than take part in the session */
  readonly groupSize?: SQL;
}

const ownCircle = (keys: readonly string[]) => among(sql`metrics.circle_key`, keys, 'uuid');

/**
 * Metrics of all people of a session and of those of each organisation are kept (`refreshMetrics`); those of chosen people
 * are aggregated by the same select when they are asked for. Feedback has no authors: it is always that of all.
 */
const kinds = {
  assignments: {
    stored: sql`session_assignment_figures`,
    people: {
      live: assignmentMetrics,
      ofOrganisations: organisationAssignments,
      key: 'assignment_id',
      counts: {
        ...{ members: 'int', passed: 'int', failed: 'int', evaluated: 'int', rated: 'int' },
        ...{ points: 'bigint', max_points: 'bigint' },
      },
    },
    totals: assignmentTotals,
    withCircle: (metrics) =>
      sql`(select metrics.*, assignment.circle_key from ${metrics} metrics
        join assignments assignment on assignment.id = metrics.assignment_id)`,
    ofCircles: (keys) =>
      sql`metrics.assignment_id in (select id from assignments where ${among(sql`circle_key`, keys, 'uuid')})`,
    ofMentors: sql`metrics.assignment_id in (
      select id from assignments where assignment_type = ${assignmentTypeOfMentors})`,
    result: 'evaluation',
    ofSessionCircles: (circles) =>
      sql`(metrics.course_session_id, metrics.assignment_id) in (
        select own.course_session_id, assignment.id from (${circles}) own
        join assignments assignment on assignment.circle_key = own.circle_key)`,
    groupSize: sql`metrics.members`,
  },
  attendance: {
    stored: sql`session_attendance_figures`,
    people: {
      live: attendanceMetrics,
      ofOrganisations: organisationAttendance,
      key: 'attendance_course_id',
      counts: { expected: 'int', present: 'int', recorded: 'int' },
    },
    totals: attendanceTotals,
    withCircle: (metrics) =>
      sql`(select metrics.*, day.circle_key from ${metrics} metrics
        join attendance_courses day on day.id = metrics.attendance_course_id)`,
    ofCircles: (keys) =>
      sql`metrics.attendance_course_id in (
        select id from attendance_courses where ${among(sql`circle_key`, keys, 'uuid')})`,
    result: 'attendance',
    ofSessionCircles: (circles) =>
      sql`(metrics.course_session_id, metrics.attendance_course_id) in (
        select own.course_session_id, day.id from (${circles}) own
        join attendance_courses day on day.circle_key = own.circle_key)`,
    groupSize: sql`metrics.expected`,
  },
  competences: {
    stored: sql`session_competence_figures`,
    people: {
      live: competenceMetrics,
      ofOrganisations: organisationCompetences,
      key: 'circle_key',
      counts: { success: 'int', fail: 'int', people: 'int' },
    },
    totals: competenceTotals,
    ofCircles: ownCircle,
    result: 'selfAssessment',
    ofSessionCircles: (circles) => sql`(metrics.course_session_id, metrics.circle_key) in (${circles})`,
    groupSize: sql`metrics.people`,
  },
  feedback: {
    stored: sql`session_feedback_figures`,
    totals: feedbackTotals,
    ofCircles: ownCircle,
  },
} as const satisfies Record<SumKind, Kind>;

/** The metrics of a selection. */
export function sourceOf<Name extends SumKind>(selection: Selection, name: Name): MetricSource<Name> {
  const kind: Kind = kinds[name];
  const { parts, circleKeys, minimum, isChosen } = selection;
  const metrics = parts.map((part) => metricsOf({ ...part, circleKeys, minimum }, kind));
  const [first, ...others] = metrics;
  if (first === undefined) throw new Error('A selection has parts.');
  const isOfOne = others.length === 0;
  const details = isOfOne
    ? first.details
    : addedUp(
        kind,
        metrics.map((one) => one.details),
      );
  const kept = isOfOne ? first.kept : undefined;
  return {
    details,
    unlimited: isOfOne ? first.unlimited : details,
    sums: async (db) => {
      if (kept === 'everybody') return readKeptSums(db, parts[0]);
      if (kept === 'employer') return readEmployerSums(db, parts[0]);
      return readSums(db, name, kind.totals(details));
    },
    groupSums: (db, { by, sessionIds }) => {
      const perCircle = kind.withCircle?.(details) ?? details;
      const perSession = kept === 'everybody' ? sql`session_figures` : kind.totals(details);
      const totals = by === 'circle' ? kind.totals(perCircle, { perCircle: true }) : perSession;
      return readGroupSums(db, name, { totals, by, isChosen, sessionIds });
    },
  };
}

interface PartMetrics extends Pick<MetricSource<SumKind>, 'details' | 'unlimited'> {
  /** of whom their sums are kept; undefined where they are not */
  readonly kept: 'everybody' | 'employer' | undefined;
}

function metricsOf(part: Narrowed, kind: Kind): PartMetrics {
  const { sessions, enrolments, organisationIds, employerIds, circleKeys, right, minimum } = part;
  const ofEverybody =
    kind.people === undefined || (enrolments === undefined && organisationIds === undefined);
  const conditions = [
    circleKeys === undefined ? [] : kind.ofCircles(circleKeys),
    (right === 'mentor' && kind.ofMentors) || [],
    kind.people === undefined && !seesFeedback(right) ? sql`false` : [],
    ofGroups(kind, part) ?? [],
    inOwnCircles(kind, part) ?? [],
    (part.beyond ?? []).map((other) => beyond(kind, other)),
  ].flat();
  const narrowed = (all: SQL) =>
    conditions.length === 0
      ? all
      : sql`(select metrics.* from ${all} metrics where ${sql.join(conditions, sql` and `)})`;
  const ofPeople = (limit: { readonly sessions?: SQL }, { live, ofOrganisations }: PeopleMetrics) => {
    if (employerIds !== undefined)
      return ofOrganisations({ sessions, organisationIds: employerIds, minimum });
    return enrolments === undefined && organisationIds !== undefined
      ? ofOrganisations({ ...limit, organisationIds })
      : live(part);
  };
  const details = narrowed(
    ofEverybody
      ? sql`(select * from ${kind.stored} where course_session_id in (${sessions}))`
      : ofPeople({ sessions }, kind.people),
  );
  // Those of several organisations are put together first, so only those of the sessions.
  const isPutTogether = organisationIds !== undefined && organisationIds.length > 1;
  const unlimited = narrowed(
    ofEverybody
      ? sql`(select * from ${kind.stored})`
      : ofPeople(isPutTogether ? { sessions } : {}, kind.people),
  );
  const isWhole = conditions.length === 0;
  if (isWhole && ofEverybody) return { details, unlimited, kept: 'everybody' };
  return { details, unlimited, kept: isWhole && isOfOneEmployer(part) ? 'employer' : undefined };
}

/** Metrics of different people as one select in brackets. @param parts with the columns of the kind */
function addedUp({ people }: Kind, parts: readonly SQL[]): SQL {
  if (people === undefined) throw new Error('What has no authors is not apart by people.');
  const columns = [people.key, ...Object.keys(people.counts)];
  const all = sql.join(
    parts.map((part) => sql`select course_session_id, ${sql.raw(columns.join(', '))} from ${part} metrics`),
    sql` union all `,
  );
  const sums = Object.entries(people.counts)
    .map(([name, type]) => `sum(${name})::${type} as ${name}`)
    .join(', ');
  return sql`(select course_session_id, ${sql.raw(people.key)}, ${sql.raw(sums)} from (${all}) metrics
    group by course_session_id, ${sql.raw(people.key)})`;
}

/** Condition: for a reader of sums enough people stand behind the metrics. */
function ofGroups({ groupSize }: Kind, { groups }: Narrowed): SQL | undefined {
  if (groups === undefined || groupSize === undefined) return undefined;
  return sql`${groupSize} >= ${groups.minimum(sql`metrics.course_session_id`)}`;
}

/** Condition: the reader sees the metrics as an expert of the circle. */
function inOwnCircles({ result, ofSessionCircles }: Kind, part: SelectionPart): SQL | undefined {
  if (part.ownCircles === undefined || result === undefined) return undefined;
  if (resultDetail(result, 'EXPERT') !== 'own circles') return undefined;
  return ofSessionCircles?.(part.ownCircles.circles);
}

/** Condition: the metrics are none of those that another part shows of everybody. */
function beyond(kind: Kind, other: SelectionPart): SQL {
  const there = sql`metrics.course_session_id in (${other.sessions})`;
  const own = inOwnCircles(kind, other);
  return own === undefined ? sql`not (${there})` : sql`not (${there} and ${own})`;
}
