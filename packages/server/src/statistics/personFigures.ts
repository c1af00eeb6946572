import { createHash } from 'node:crypto';
import { withdrawalMinutes } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { catalogueReader } from '../assignments/catalogue.ts';
import {
  countedAssignments,
  type PathAssignment,
  pathAssignments,
} from '../assignments/countedAssignments.ts';
import { released, withdrawable } from '../assignments/submission.ts';
import { certificateFigures } from '../cohorts/certificateFigures.ts';
import type { Database } from '../database/database.ts';
import type { AgentSelection } from './agentSelection.ts';
import { among } from './conditions.ts';
import { membersIn, theseSessions } from './metrics/metricScope.ts';
import { progressOf } from './progressFigures.ts';
import { alone, sessionsAtOnce } from './refreshMetrics.ts';
import { rowsOf } from './rowsOf.ts';

/**
 * What is kept of each person of the employers of a selection in its sessions, brought up to date: a select in brackets with the
 * columns of `organisation_person_figures`. Their grades are those of a session alone. The sums of the sessions have to be up to
 * date already: the figures are gone wherever something was written since.
 * @returns undefined where nothing is kept: mentees are few
 */
export async function keptFigures(db: Database, selection: AgentSelection): Promise<SQL | undefined> {
  const { employerIds, course, tree, sessions } = selection;
  if (employerIds === undefined) return undefined;
  const catalogue = await catalogueReader(db)(course);
  const basis = basisOf(tree === undefined ? [] : pathAssignments(catalogue, tree));
  const counted = tree === undefined ? [] : countedAssignments(catalogue, tree);
  const ofEmployers = (table: string) => among(sql.raw(`${table}.organisation_id`), employerIds, 'text');
  const outdated = await rowsOf<{ id: string }>(
    db,
    sql`select distinct sums.course_session_id as id from organisation_member_figures sums
      where ${ofEmployers('sums')} and sums.course_session_id in (${sessions}) and not exists (
        select 1 from organisation_person_figures kept
        where kept.course_session_id = sums.course_session_id and kept.organisation_id = sums.organisation_id
          and kept.basis = ${basis} and (kept.valid_until is null or kept.valid_until > now()))`,
  );
  if (outdated.length > 0) {
    const progress = await progressOf(db, selection, sql`people`);
    for (let start = 0; start < outdated.length; start += sessionsAtOnce) {
      const ids = outdated.slice(start, start + sessionsAtOnce).map(({ id }) => id);
      const written = { sessions: theseSessions(ids), ofEmployers, basis, progress, counted };
      await alone(db, (transaction) => write(transaction, written));
    }
  }
  return sql`(select kept.* from organisation_person_figures kept
    where ${ofEmployers('kept')} and kept.course_session_id in (${sessions}))`;
}

/** Joins `person` to a `member` of keptFigures: all people of an employer lie together, so each need not be looked up. */
export function personOfEmployer({ employerIds }: AgentSelection): SQL {
  return sql`join (
    select id, first_name, last_name from users where ${among(sql`users.organisation_id`, employerIds, 'text')}
  ) person on person.id = member.user_id`;
}

/** Changes whenever an assignment counts in another way, or for others. */
function basisOf(path: readonly PathAssignment[]): string {
  const said = path.map(({ row, profiles }) => [
    row.id,
    row.competenceCertificateId,
    row.competenceCertificateWeight,
    row.maxPoints,
    profiles,
  ]);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

interface Written {
  readonly sessions: SQL;
  /** condition on a table with organisation_id */
  readonly ofEmployers: (table: string) => SQL;
  readonly basis: string;
  readonly progress: SQL;
  readonly counted: readonly PathAssignment[];
}

async function write(transaction: Database, wanted: Written): Promise<void> {
  const { sessions, ofEmployers, basis, progress, counted } = wanted;
  const grades = certificateFigures(
    { enrolments: sql`(select * from people)`, unit: 'enrolment_id', sees: sql`true`, seenAlike: sql`''` },
    counted,
  );
  await transaction.execute(sql`delete from organisation_person_figures kept
    where ${ofEmployers('kept')} and kept.course_session_id in (${sessions})`);
  await transaction.execute(sql`
    insert into organisation_person_figures (course_session_id, organisation_id, enrolment_id, user_id, basis, valid_until,
      asked, submitted, evaluated, passed, failed, average, halves)
    with recursive people as materialized (
      select member.* from ${membersIn({ sessions, perOrganisation: true })} member where ${ofEmployers('member')}
    ), ${grades.tables}
    select member.course_session_id, member.organisation_id, member.enrolment_id, member.user_id, ${basis}, soon.until,
      progress.asked, progress.submitted, progress.evaluated, progress.passed, progress.failed,
      f.average, coalesce(jsonb_strip_nulls(f.halves), '{}')
    from people member
    join organisation_member_figures sums
      on sums.course_session_id = member.course_session_id and sums.organisation_id = member.organisation_id
    join ${progress} progress on progress.enrolment_id = member.enrolment_id
    join figures f on f.enrolment_id = member.enrolment_id
    left join ${becomesFinal(sessions)} soon on soon.course_session_id = member.course_session_id`);
}

/** When the first submission or release of a session can no longer be taken back: course_session_id, until. */
function becomesFinal(sessions: SQL): SQL {
  const minutes = sql.raw(`interval '${withdrawalMinutes} minutes'`);
  return sql`(
    select c.course_session_id, min(case when ${withdrawable(sql`c`)} then c.submitted_at + ${minutes}
      else c.evaluation_withdrawable_until end) as until
    from assignment_completions c
    where c.course_session_id in (${sessions}) and (${withdrawable(sql`c`)}
      or (c.completion_status = 'EVALUATION_SUBMITTED' and not ${released(sql`c`)}))
    group by c.course_session_id
  )`;
}
