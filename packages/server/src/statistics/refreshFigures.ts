import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { assignmentFigures, assignmentTotals } from './figures/assignments.ts';
import { attendanceFigures, attendanceTotals } from './figures/attendance.ts';
import { competenceFigures, competenceTotals } from './figures/competences.ts';
import { feedbackFigures, feedbackTotals } from './figures/feedback.ts';
import { type FigureScope, theseSessions } from './figures/figureScope.ts';
import { memberFigures, organisationMembers } from './figures/members.ts';
import { rowsOf } from './rowsOf.ts';
import { sumColumns } from './sums.ts';
import { type FigureKind, figureKinds } from './tables.ts';

/** Any number; all processes of this product agree on it. */
const refreshLock = 5_270_042;

/** Sessions that are added up in one transaction. */
const sessionsAtOnce = 100;

/**
 * Adds up anew the figures of those sessions of a scope of which something changed. Whatever was committed before the
 * call is in the figures after it; a process that finds another one at work waits for it.
 * @param sessions a select of course session ids
 */
export async function refreshFigures(db: Database, sessions: SQL): Promise<void> {
  const stale = await rowsOf<{ id: string }>(
    db,
    sql`select distinct course_session_id as id from stale_sessions
      where course_session_id in (${sessions}) order by id`,
  );
  for (let start = 0; start < stale.length; start += sessionsAtOnce) {
    const ids = stale.slice(start, start + sessionsAtOnce).map(({ id }) => id);
    await db.transaction((transaction) => addUp(transaction, ids));
  }
}

/** Figures of all sessions, for the background; what nobody asks for does not pile up. */
export function refreshAllFigures(db: Database): Promise<void> {
  return refreshFigures(db, sql`select course_session_id from stale_sessions`);
}

interface Details {
  readonly table: SQL;
  readonly select: (scope: FigureScope) => SQL;
}

const perOrganisation = (select: Details['select']) => (scope: FigureScope) =>
  // How many people are enough is asked once the organisations of a reader are put together.
  select({ ...scope, perOrganisation: true, minimum: 1 });

const details: Readonly<Record<FigureKind, readonly Details[]>> = {
  members: [{ table: sql`organisation_member_figures`, select: organisationMembers }],
  assignments: [
    { table: sql`session_assignment_figures`, select: assignmentFigures },
    { table: sql`organisation_assignment_figures`, select: perOrganisation(assignmentFigures) },
  ],
  attendance: [
    { table: sql`session_attendance_figures`, select: attendanceFigures },
    { table: sql`organisation_attendance_figures`, select: perOrganisation(attendanceFigures) },
  ],
  feedback: [{ table: sql`session_feedback_figures`, select: feedbackFigures }],
  competences: [
    { table: sql`session_competence_figures`, select: competenceFigures },
    { table: sql`organisation_competence_figures`, select: perOrganisation(competenceFigures) },
  ],
};

/**
 * The marks are removed first and the figures read afterwards: a write whose mark is not seen yet is marked still, one
 * whose mark is seen is read. The lock keeps a process with an older view from writing over a newer one.
 */
async function addUp(transaction: Database, ids: readonly string[]): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${refreshLock})`);
  const removed = await rowsOf<{ id: string; kind: FigureKind }>(
    transaction,
    sql`with removed as (
      delete from stale_sessions where course_session_id in (${theseSessions(ids)}) returning *
    ) select distinct course_session_id as id, kind from removed`,
  );
  if (removed.length === 0) return;
  for (const kind of figureKinds) {
    const ids = removed.flatMap((mark) => (mark.kind === kind ? [mark.id] : []));
    if (ids.length > 0) await addUpDetails(transaction, kind, theseSessions(ids));
  }
  await sumUp(transaction, theseSessions([...new Set(removed.map(({ id }) => id))]));
}

async function addUpDetails(transaction: Database, kind: FigureKind, sessions: SQL): Promise<void> {
  for (const { table, select } of details[kind]) {
    await transaction.execute(sql`delete from ${table} where course_session_id in (${sessions})`);
    await transaction.execute(sql`insert into ${table} select * from ${select({ sessions })} figures`);
  }
}

const sums = Object.values(sumColumns).flat();

/** Writes the one row per session of which summaries are made. */
async function sumUp(transaction: Database, sessions: SQL): Promise<void> {
  const ofSessions = (table: SQL) => sql`(select * from ${table} where course_session_id in (${sessions}))`;
  const blocks = [
    assignmentTotals(ofSessions(sql`session_assignment_figures`)),
    attendanceTotals(ofSessions(sql`session_attendance_figures`)),
    feedbackTotals(ofSessions(sql`session_feedback_figures`)),
    competenceTotals(ofSessions(sql`session_competence_figures`)),
  ];
  const joins = blocks.map((block, index) => {
    const name = sql.raw(`block_${index}`);
    return sql`left join ${block} ${name} on ${name}.course_session_id = people.course_session_id`;
  });
  const columns = sql.join(
    sums.map((name) => sql.raw(name)),
    sql`, `,
  );
  const values = sql.join(
    sums.map((name) => sql.raw(`coalesce(${name}, 0)`)),
    sql`, `,
  );
  await transaction.execute(sql`delete from session_figures where course_session_id in (${sessions})`);
  await transaction.execute(sql`
    insert into session_figures (course_session_id, participants, experts, repeaters, ${columns})
    select people.course_session_id, people.participants, people.experts, people.repeaters, ${values}
    from ${memberFigures({ sessions })} people ${sql.join(joins, sql` `)}`);
}
