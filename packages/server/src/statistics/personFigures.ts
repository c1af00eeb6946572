import { createHash } from 'node:crypto';
import { withdrawalMinutes } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { catalogueReader } from '../assignments/catalogue.ts';
import {
  countedAssignments,
  type PathAssignment,
  pathAssignments,
} from '../assignments/countedAssignments.ts';
import { withdrawable } from '../assignments/submission.ts';
import { certificateFigures } from '../cohorts/certificateFigures.ts';
import type { Database } from '../database/database.ts';
import { perDatabase } from '../database/perDatabase.ts';
import { byName } from './agentPeople.ts';
import type { AgentSelection } from './agentSelection.ts';
import { among } from './conditions.ts';
import { membersIn, theseSessions } from './metrics/metricScope.ts';
import { progressOf } from './progressFigures.ts';
import { sessionsAtOnce, withRefreshLock } from './refreshMetrics.ts';
import { rowsOf } from './rowsOf.ts';

/** What is wanted of the rows that are kept. */
interface Wanted {
  /** of `member`, the kept row, and of `person` (id and names) and `session` (id and start) */
  readonly columns: SQL;
  /** condition on `session` */
  readonly where?: SQL;
}

/** How often what is lacking is written before the list is worked out anew. */
const rounds = 3;

/**
 * What is kept of each person of the employers of a selection in its sessions, by name; grades are those of a session alone. The sums
 * of the sessions have to be up to date already. What they lack is written first: the one statement that reads tells. Sessions and
 * employees are read once each (`offset 0`): the planner takes them for few, and looks them up for each of thousands of rows.
 * @returns undefined where nothing is kept, for mentees are few, or where others change these sessions faster than they are written
 */
export async function readKept<Row>(
  db: Database,
  selection: AgentSelection,
  { columns, where = sql`true` }: Wanted,
): Promise<Row[] | undefined> {
  const { employerIds, sessions } = selection;
  if (employerIds === undefined) return undefined;
  const assignments = await readAssignments(db, selection);
  const employed = among(sql`organisation_id`, employerIds, 'text');
  for (let round = 0; round < rounds; round += 1) {
    const rows = await rowsOf<Row & { readonly lacking: string | null }>(
      db,
      sql`select ${columns}, case when member.enrolment_id is null then session.id end as lacking
        from (select * from organisation_member_figures where ${employed}) sums
        join (
          select session.id, session.start_date from course_sessions session
          where session.id in (${sessions}) and ${where} offset 0
        ) session on session.id = sums.course_session_id
        left join organisation_person_figures member on ${isUpToDate(assignments)}
        left join (
          select id, first_name, last_name from users where ${employed} offset 0
        ) person on person.id = member.user_id
        where member.enrolment_id is null or person.id is not null
        order by ${byName}`,
    );
    const lacking = rows.flatMap((row) => row.lacking ?? []);
    if (lacking.length === 0) return rows;
    await fill(db, selection, { assignments, employerIds, ids: [...new Set(lacking)] });
  }
  return undefined;
}

/** The assignments that decide what is kept, and a short text that changes with them. */
interface CountingAssignments {
  readonly counted: readonly PathAssignment[];
  readonly basis: string;
}

async function readAssignments(db: Database, { course, tree }: AgentSelection): Promise<CountingAssignments> {
  if (tree === undefined) return { counted: [], basis: basisOf([]) };
  const catalogue = await catalogueReader(db)(course);
  return {
    counted: countedAssignments(catalogue, tree),
    basis: basisOf(pathAssignments(catalogue, tree)),
  };
}

/** To be raised with every change of what the columns mean. */
const definition = 1;

/** Changes whenever an assignment counts in another way, or for others. */
function basisOf(path: readonly PathAssignment[]): string {
  const said = path.map(({ row, profiles }) => [
    row.id,
    row.competenceCertificateId,
    row.competenceCertificateWeight,
    row.maxPoints,
    profiles,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([definition, said]))
    .digest('base64url');
}

/** Condition: the kept row `member` belongs to `sums` and is of these assignments and of now. */
function isUpToDate({ basis }: CountingAssignments): SQL {
  return sql`member.course_session_id = sums.course_session_id and member.organisation_id = sums.organisation_id
    and member.basis = ${basis} and (member.valid_until is null or member.valid_until > now())`;
}

interface Missing {
  readonly assignments: CountingAssignments;
  readonly employerIds: readonly string[];
  /** of sessions */
  readonly ids: readonly string[];
}

/** What is being written, by employers and content: who wants the same meanwhile waits for it. */
const fillsOf = perDatabase(() => new Map<string, Promise<void>>());

async function fill(db: Database, selection: AgentSelection, missing: Missing): Promise<void> {
  const fills = fillsOf(db);
  const key = [selection.course.id, missing.assignments.basis, ...missing.employerIds].join(' ');
  const running = fills.get(key);
  if (running !== undefined) return running;
  const filling = writeMissing(db, selection, missing).finally(() => fills.delete(key));
  fills.set(key, filling);
  return filling;
}

async function writeMissing(
  db: Database,
  selection: AgentSelection,
  { assignments, employerIds, ids }: Missing,
): Promise<void> {
  const progress = await progressOf(db, selection, sql`people`);
  for (let start = 0; start < ids.length; start += sessionsAtOnce) {
    const these = theseSessions(ids.slice(start, start + sessionsAtOnce));
    await withRefreshLock(db, async (transaction) => {
      // another process may have written them while this one waited
      const lacking = await rowsOf<{ id: string }>(
        transaction,
        sql`select distinct sums.course_session_id as id from organisation_member_figures sums
          where ${among(sql`sums.organisation_id`, employerIds, 'text')} and sums.course_session_id in (${these})
            and not exists (select 1 from organisation_person_figures member where ${isUpToDate(assignments)})`,
      );
      if (lacking.length === 0) return;
      const sessions = theseSessions(lacking.map(({ id }) => id));
      await write(transaction, { sessions, employerIds, assignments, progress });
    });
  }
}

interface Written {
  readonly sessions: SQL;
  readonly employerIds: readonly string[];
  readonly assignments: CountingAssignments;
  readonly progress: SQL;
}

async function write(transaction: Database, written: Written): Promise<void> {
  const { sessions, employerIds, assignments, progress } = written;
  const employed = among(sql`member.organisation_id`, employerIds, 'text');
  const grades = certificateFigures(
    { enrolments: sql`(select * from people)`, unit: 'enrolment_id', sees: sql`true`, seenAlike: sql`''` },
    assignments.counted,
  );
  await transaction.execute(sql`delete from organisation_person_figures member
    where ${employed} and member.course_session_id in (${sessions})`);
  await transaction.execute(sql`
    insert into organisation_person_figures (course_session_id, organisation_id, enrolment_id, user_id, basis, valid_until,
      asked, submitted, passed, failed, average, halves)
    with recursive people as materialized (
      select member.* from ${membersIn({ sessions, perOrganisation: true })} member where ${employed}
    ), ${grades.tables}
    select member.course_session_id, member.organisation_id, member.enrolment_id, member.user_id, ${assignments.basis},
      final.since, progress.asked, progress.submitted, progress.passed, progress.failed,
      f.average, coalesce(jsonb_strip_nulls(f.halves), '{}')
    from people member
    join organisation_member_figures sums
      on sums.course_session_id = member.course_session_id and sums.organisation_id = member.organisation_id
    join ${progress} progress on progress.enrolment_id = member.enrolment_id
    join figures f on f.enrolment_id = member.enrolment_id
    left join ${firstFinal(sessions)} final on final.course_session_id = member.course_session_id`);
}

/**
 * When the first submission of a session can no longer be taken back, as a select in brackets: course_session_id, since. Sessions
 * with a release that can be are marked until then (`refreshMetrics`).
 */
function firstFinal(sessions: SQL): SQL {
  const minutes = sql.raw(`interval '${withdrawalMinutes} minutes'`);
  return sql`(
    select c.course_session_id, min(c.submitted_at + ${minutes}) as since from assignment_completions c
    where c.course_session_id in (${sessions}) and ${withdrawable(sql`c`)}
    group by c.course_session_id
  )`;
}
