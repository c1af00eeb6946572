import { type SQL, sql } from 'drizzle-orm';
import { among } from '../statistics/conditions.ts';
import { selfAssessments } from '../statistics/metrics/competences.ts';
import type { Cohort } from './cohort.ts';
import type { CohortFigures } from './cohortList.ts';
import { seesCircle } from './seenMembers.ts';

/**
 * How `people` assess themselves, by the definition of the statistics, as a select in brackets of rows that are to be added up: enrolment_id,
 * total, success and fail of the criteria that they meet and that are seen; `met` counts their circles.
 * @param circleKeys translation keys; without them all circles count
 */
export function seenAssessments(cohort: Cohort, circleKeys?: readonly string[]): SQL {
  const own = selfAssessments(sql`(select * from people)`, sql`select ${cohort.courseId}::uuid`);
  return sql`(select own.enrolment_id, own.total, own.success, own.fail, own.met from ${own} own
    where ${seesCircle(cohort, sql`own`, sql`own.circle_key`)} and ${among(sql`own.circle_key`, circleKeys, 'uuid')})`;
}

/** The same by person: total, success, fail and open. */
export function assessmentFigures(cohort: Cohort, circleKeys?: readonly string[]): CohortFigures {
  const sum = (name: string) => sql.raw(`coalesce(sum(own.${name}), 0)::int as ${name}`);
  return {
    tables: sql`counted as (
        select own.enrolment_id, ${sum('total')}, ${sum('success')}, ${sum('fail')} from (
          select * from ${seenAssessments(cohort, circleKeys)} own
          union all
          select enrolment_id, 0, 0, 0, 0 from people
        ) own group by own.enrolment_id
      ),
      figures as materialized (select *, total - success - fail as open from counted)`,
    fields: sql`'total_count', f.total, 'success_count', f.success, 'fail_count', f.fail, 'open_count', f.open`,
  };
}

/** What a figure of the list is sorted by; undefined for what is none. */
export function assessmentKey(name: string): SQL | undefined {
  return name === 'success' || name === 'fail' || name === 'open' ? sql`f.${sql.raw(name)}` : undefined;
}
