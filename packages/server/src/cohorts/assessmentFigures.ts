import { criteriaOf } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { CourseTree, CriterionNode } from '../course-pages/courseTree.ts';
import { inProfile, visibleCircles } from '../course-pages/visibleCircles.ts';
import type { Cohort } from './cohort.ts';
import type { CohortFigures } from './cohortList.ts';
import { seesCircle } from './seenMembers.ts';

/** A criterion that is assessed, as the statement needs it. */
interface CountedCriterion {
  readonly key: string;
  readonly circle_key: string;
  /** codes; none: everybody's */
  readonly profiles: readonly string[];
}

/** The published criteria of a course, all or those of circles. @param circleKeys translation keys */
export function countedCriteria(tree: CourseTree, circleKeys?: readonly string[]): CountedCriterion[] {
  return visibleCircles(tree)
    .filter(({ translation_key }) => circleKeys?.includes(translation_key) ?? true)
    .flatMap((circle) =>
      criteriaOf<CriterionNode>(circle).map(({ translation_key }) => ({
        key: translation_key,
        circle_key: circle.translation_key,
        profiles: circle.profiles,
      })),
    );
}

/**
 * How `people` assess themselves: total, success, fail and open of the criteria that belong to the profile chosen for the
 * session (specification §3, action competence) and that are seen.
 */
export function assessmentFigures(cohort: Cohort, criteria: readonly CountedCriterion[]): CohortFigures {
  const stated = (status: string) =>
    sql`count(*) filter (where own.completion_status = ${status} and criterion.key is not null)::int`;
  return {
    tables: sql`criterion as materialized (select * from json_to_recordset(${JSON.stringify(criteria)}::json)
        as c(key uuid, circle_key uuid, profiles text[])),
      counted as (
        select p.enrolment_id, count(criterion.key)::int as total,
          ${stated('SUCCESS')} as success, ${stated('FAIL')} as fail
        from people p
        left join course_profiles profile on profile.id = p.chosen_profile_id
        left join criterion on ${seesCircle(cohort, sql`p`, sql`criterion.circle_key`)}
          and ${inProfile(sql`criterion.profiles`, sql`profile.code`)}
        left join completions own on own.user_id = p.user_id and own.course_session_id = p.course_session_id
          and own.translation_key = criterion.key and own.page_type = 'competence.PerformanceCriterion'
        group by p.enrolment_id
      ),
      figures as materialized (select *, total - success - fail as open from counted)`,
    fields: sql`'total_count', f.total, 'success_count', f.success, 'fail_count', f.fail, 'open_count', f.open`,
  };
}

/** What a figure of the list is sorted by; undefined for what is none. */
export function assessmentKey(name: string): SQL | undefined {
  return name === 'success' || name === 'fail' || name === 'open' ? sql`f.${sql.raw(name)}` : undefined;
}
