import { type SQL, sql } from 'drizzle-orm';
import { released } from '../assignments/submission.ts';
import type { Database } from '../database/database.ts';
import { assignmentMetrics, assignmentTotals } from './metrics/assignments.ts';
import { attendanceMetrics, attendanceTotals } from './metrics/attendance.ts';
import { competenceMetrics, competenceTotals } from './metrics/competences.ts';
import { feedbackMetrics, feedbackTotals } from './metrics/feedback.ts';
import { memberMetrics, organisationMembers } from './metrics/members.ts';
import { type MetricScope, sameUnit, theseSessions } from './metrics/metricScope.ts';
import { assignmentsByOrganisation } from './metrics/organisations.ts';
import { rowsOf } from './rowsOf.ts';
import { type SumKind, sumColumns } from './sumColumns.ts';
import { type MetricKind, metricKinds } from './tables.ts';

/** Any number; all processes of this product agree on it. */
const refreshLock = 5_270_042;

/** Sessions that are aggregated in one transaction. */
export const sessionsAtOnce = 100;

/**
 * Aggregates anew the metrics of those sessions of a scope of which something changed. Whatever was committed before the
 * call is in the metrics after it; a process that finds another one at work waits for it.
 * @param sessions a select of course session ids
 */
export async function refreshMetrics(db: Database, sessions: SQL): Promise<void> {
  const stale = await rowsOf<{ id: string }>(
    db,
    sql`select distinct course_session_id as id from stale_sessions
      where course_session_id in (${sessions}) order by id`,
  );
  for (let start = 0; start < stale.length; start += sessionsAtOnce) {
    const ids = stale.slice(start, start + sessionsAtOnce).map(({ id }) => id);
    await withRefreshLock(db, (transaction) => aggregate(transaction, ids));
  }
}

/**
 * Runs work on stored figures in a transaction, while no process of this product writes any: one with an older view would write
 * over a newer one.
 */
export function withRefreshLock(db: Database, work: (transaction: Database) => Promise<void>): Promise<void> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${refreshLock})`);
    await work(transaction);
  });
}

/** Metrics of all sessions, for the background; what nobody asks for does not pile up. */
export function refreshAllMetrics(db: Database): Promise<void> {
  return refreshMetrics(db, sql`select course_session_id from stale_sessions`);
}

interface Details {
  readonly table: SQL;
  readonly select: (scope: MetricScope) => SQL;
}

const perOrganisation = (select: Details['select']) => (scope: MetricScope) =>
  // How many people are enough is asked once the organisations of a reader are put together.
  select({ ...scope, perOrganisation: true, minimum: 1 });

const details: Readonly<Record<MetricKind, readonly Details[]>> = {
  members: [],
  assignments: [
    { table: sql`session_assignment_figures`, select: assignmentMetrics },
    { table: sql`organisation_assignment_figures`, select: perOrganisation(assignmentMetrics) },
  ],
  attendance: [
    { table: sql`session_attendance_figures`, select: attendanceMetrics },
    { table: sql`organisation_attendance_figures`, select: perOrganisation(attendanceMetrics) },
  ],
  feedback: [{ table: sql`session_feedback_figures`, select: feedbackMetrics }],
  competences: [
    { table: sql`session_competence_figures`, select: competenceMetrics },
    { table: sql`organisation_competence_figures`, select: perOrganisation(competenceMetrics) },
  ],
};

/**
 * The marks are removed first and the metrics read afterwards: a write whose mark is not seen yet is marked still, one
 * whose mark is seen is read.
 */
async function aggregate(transaction: Database, ids: readonly string[]): Promise<void> {
  const removed = await rowsOf<{ id: string; kind: MetricKind }>(
    transaction,
    sql`with removed as (
      delete from stale_sessions where course_session_id in (${theseSessions(ids)}) returning *
    ) select distinct course_session_id as id, kind from removed`,
  );
  if (removed.length === 0) return;
  for (const kind of metricKinds) {
    const ids = removed.flatMap((mark) => (mark.kind === kind ? [mark.id] : []));
    if (ids.length > 0) await aggregateDetails(transaction, kind, theseSessions(ids));
  }
  const sessions = theseSessions([...new Set(removed.map(({ id }) => id))]);
  await sumUp(transaction, sessions);
  await markUntilReleased(transaction, sessions);
}

/** A release begins to count by the clock, and no write tells of it: until then its session stays marked. */
async function markUntilReleased(transaction: Database, sessions: SQL): Promise<void> {
  await transaction.execute(sql`insert into stale_sessions (course_session_id, kind)
    select distinct completion.course_session_id, 'assignments' from assignment_completions completion
    where completion.course_session_id in (${sessions}) and completion.completion_status = 'EVALUATION_SUBMITTED'
      and not ${released(sql`completion`)}`);
}

async function aggregateDetails(transaction: Database, kind: MetricKind, sessions: SQL): Promise<void> {
  for (const { table, select } of details[kind]) {
    await transaction.execute(sql`delete from ${table} where course_session_id in (${sessions})`);
    await transaction.execute(sql`insert into ${table} select * from ${select({ sessions })} metrics`);
  }
}

/** Writes the one row per session, and per session and organisation, of which summaries are made. */
async function sumUp(transaction: Database, sessions: SQL): Promise<void> {
  const ofSessions = (table: SQL) => sql`(select * from ${table} where course_session_id in (${sessions}))`;
  await writeSums(transaction, sessions, {
    table: sql`session_figures`,
    people: memberMetrics({ sessions }),
    peopleColumns: ['course_session_id', 'participants', 'experts', 'repeaters'],
    unit: {},
    totals: {
      assignments: assignmentTotals(ofSessions(sql`session_assignment_figures`)),
      attendance: attendanceTotals(ofSessions(sql`session_attendance_figures`)),
      feedback: feedbackTotals(ofSessions(sql`session_feedback_figures`)),
      competences: competenceTotals(ofSessions(sql`session_competence_figures`)),
    },
  });
  const unit = { perOrganisation: true };
  await writeSums(transaction, sessions, {
    table: sql`organisation_member_figures`,
    people: organisationMembers({ sessions }),
    peopleColumns: ['course_session_id', 'organisation_id', 'participants', 'repeaters'],
    unit,
    totals: {
      assignments: assignmentTotals(assignmentsByOrganisation(sessions), unit),
      attendance: attendanceTotals(ofSessions(sql`organisation_attendance_figures`), unit),
      competences: competenceTotals(ofSessions(sql`organisation_competence_figures`), unit),
    },
  });
}

interface SumRows {
  readonly table: SQL;
  /** select in brackets of the people or sessions that get a row, with its columns */
  readonly people: SQL;
  readonly peopleColumns: readonly string[];
  readonly unit: Pick<MetricScope, 'perOrganisation'>;
  /** by kind, as selects in brackets */
  readonly totals: Readonly<Partial<Record<SumKind, SQL>>>;
}

async function writeSums(transaction: Database, sessions: SQL, rows: SumRows): Promise<void> {
  const { table, people, peopleColumns, unit } = rows;
  const totals = Object.entries(rows.totals) as [SumKind, SQL][];
  const sums = totals.flatMap(([kind]) => sumColumns[kind]);
  const columns = sql.raw([...peopleColumns, ...sums].join(', '));
  const values = sql.raw(
    [...peopleColumns.map((name) => `people.${name}`), ...sums.map((name) => `coalesce(${name}, 0)`)].join(
      ', ',
    ),
  );
  const joins = totals.map(
    ([kind, select]) => sql`left join ${select} ${sql.raw(kind)} on ${sameUnit(unit, kind, 'people')}`,
  );
  await transaction.execute(sql`delete from ${table} where course_session_id in (${sessions})`);
  await transaction.execute(sql`insert into ${table} (${columns})
    select ${values} from ${people} people ${sql.join(joins, sql` `)}`);
}
