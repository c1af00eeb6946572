import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../statistics/rowsOf.ts';
import type { Cohort } from './cohort.ts';
import { type CohortFilter, seenMembers } from './seenMembers.ts';

/** How many people figures are of. */
export interface PeopleCounts {
  /** each counts once, in however many sessions they are and by whatever right they are seen */
  readonly person_count: number;
  /** of these, those whose results in some session are in no list */
  readonly unlisted_count: number;
}

/** @see PeopleCounts */
export async function countPeople(
  db: Database,
  cohorts: readonly Cohort[],
  filter: CohortFilter,
): Promise<PeopleCounts> {
  if (cohorts.length === 0) return { person_count: 0, unlisted_count: 0 };
  const seen = cohorts.map((cohort) => {
    const isUnlisted = cohort.sumsOf === undefined ? sql`false` : sql`not seen.is_known`;
    return sql`select seen.user_id, ${isUnlisted} as is_unlisted from ${seenMembers(cohort, filter)} seen`;
  });
  const [row] = await rowsOf<PeopleCounts>(
    db,
    sql`select count(distinct user_id)::int as person_count,
        (count(distinct user_id) filter (where is_unlisted))::int as unlisted_count
      from (${sql.join(seen, sql` union all `)}) people`,
  );
  if (row === undefined) throw new Error('Counts are always one row.');
  return row;
}
