import type { courseStatistics, Wire } from '@learn/contracts/endpoints';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { among, oneOf } from './conditions.ts';
import { membersIn } from './metrics/metricScope.ts';
import { rowsOf } from './rowsOf.ts';
import type { Selection, SelectionPart } from './selection.ts';
import { isOfEverybody, isOfOneEmployer, readEmployerSums, readKeptSums } from './sums.ts';

export type SelectionMetrics = Wire<z.output<typeof courseStatistics>>['course_session_selection_metrics'];

/** How many sessions, participants and experts were chosen; nobody is counted twice. Results are those of whole groups. */
export async function readSelectionMetrics(db: Database, selection: Selection): Promise<SelectionMetrics> {
  const sums = await readKeptSums(db, selection);
  const isWhole = selection.parts.length === 1 && selection.parts.every(isOfEverybody);
  return {
    session_count: sums.sessions,
    participant_count: isWhole ? sums.participants - sums.repeated : await countPersons(db, selection),
    expert_count: sums.experts,
    results_session_count: await countSessionsWithResults(db, selection, sums.sessions),
  };
}

/** @param all how many sessions were chosen */
async function countSessionsWithResults(db: Database, { parts }: Selection, all: number): Promise<number> {
  const [{ groups }, ...others] = parts;
  if (others.length === 0) return groups === undefined ? all : groups.ofChosenPeople ? 0 : groups.count;
  if (parts.every((part) => part.groups === undefined)) return all;
  const withResults = parts.flatMap((part) => {
    if (part.groups === undefined) return part.isChosen;
    return part.groups.ofChosenPeople ? [] : part.groups.isChosen;
  });
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from course_sessions session where ${oneOf(withResults)}`,
  );
  return row?.count ?? 0;
}

async function countPersons(db: Database, { parts }: Selection): Promise<number> {
  const [part, ...others] = parts;
  if (others.length === 0 && isOfOneEmployer(part)) {
    const { participants, repeated } = await readEmployerSums(db, part);
    return participants - repeated;
  }
  const ofChosenPeople = parts.some(({ enrolments }) => enrolments !== undefined);
  const people = sql.join(
    parts.map((one) => (ofChosenPeople ? sql`select user_id from ${membersIn(one)} member` : countedIn(one))),
    sql` union all `,
  );
  // A person who takes part in several of the sessions is in the list of repeaters of each.
  const statement = ofChosenPeople
    ? sql`select count(distinct user_id)::int as persons from (${people}) member`
    : sql`with metrics as materialized (${people})
        select ((select coalesce(sum(participants), 0) from metrics)
          - (select count(*) - count(distinct person) from metrics, unnest(repeaters) person))::int as persons`;
  const [row] = await rowsOf<{ persons: number }>(db, statement);
  return row?.persons ?? 0;
}

/** The kept counts of the people of a part, a select of participants and repeaters. */
function countedIn({ sessions, organisationIds, beyond = [] }: SelectionPart): SQL {
  if (organisationIds === undefined) {
    return sql`select participants, repeaters from session_figures where course_session_id in (${sessions})`;
  }
  const elsewhere = beyond.map((other) => sql` and course_session_id not in (${other.sessions})`);
  return sql`select participants, repeaters from organisation_member_figures
    where course_session_id in (${sessions}) and ${among(sql`organisation_id`, organisationIds, 'text')}
      ${sql.join(elsewhere)}`;
}
