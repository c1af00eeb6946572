import { contentsOf, criteriaOf } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { completions } from '../completions/tables.ts';
import type { ContentNode, CourseTree, CriterionNode } from '../course-pages/courseTree.ts';
import { inProfile, visibleCircles } from '../course-pages/visibleCircles.ts';
import { courseSessions, courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';

interface ProgressMetrics {
  readonly circle_count: number;
  readonly circle_completed_count: number;
  readonly content_count: number;
  readonly content_completed_count: number;
  readonly competence_count: number;
  readonly competence_success_count: number;
  readonly competence_fail_count: number;
  readonly last_activity_at: string | null;
}

/**
 * Counts in the database what the pages of the tree have come to for the enrolment beside which it is joined: circles
 * completed as `isCircleCompleted` says, contents and criteria.
 */
export function menteeProgress(tree: CourseTree | undefined) {
  const inCircles = sql`
    select item.circle_key,
      count(*) filter (where not item.is_criterion) as contents,
      count(*) filter (where not item.is_criterion and done.completion_status = 'SUCCESS') as completed,
      count(*) filter (where item.is_criterion) as criteria,
      count(*) filter (where item.is_criterion and done.completion_status = 'SUCCESS') as success,
      count(*) filter (where item.is_criterion and done.completion_status = 'FAIL') as fail,
      max(done.updated_at) as latest
    from jsonb_to_recordset(${JSON.stringify(pagesOf(tree))}::jsonb)
      as item(circle_key uuid, key uuid, is_criterion boolean, profiles text[])
    left join ${completions} as done on done.translation_key = item.key
      and done.user_id = ${courseSessionUsers.userId} and done.course_session_id = ${courseSessions.id}
    where ${inProfile(sql`item.profiles`, sql`${courseProfiles.code}`)}
    group by item.circle_key`;
  const progress = sql`(
    select json_build_object(
      'circle_count', count(*),
      'circle_completed_count', count(*) filter (
        where completed = contents and (criteria = 0 or success + fail > 0)),
      'content_count', coalesce(sum(contents), 0),
      'content_completed_count', coalesce(sum(completed), 0),
      'competence_count', coalesce(sum(criteria), 0),
      'competence_success_count', coalesce(sum(success), 0),
      'competence_fail_count', coalesce(sum(fail), 0),
      'last_activity_at', max(latest)) as metrics
    from (${inCircles}) as circle) as progress`;
  return { progress, metrics: sql<ProgressMetrics>`progress.metrics` };
}

function pagesOf(tree: CourseTree | undefined) {
  return (tree === undefined ? [] : visibleCircles(tree)).flatMap((circle) => {
    const common = { circle_key: circle.translation_key, profiles: circle.profiles };
    return [
      ...contentsOf<ContentNode>(circle).map((page) => ({ page, is_criterion: false })),
      ...criteriaOf<CriterionNode>(circle).map((page) => ({ page, is_criterion: true })),
    ].map(({ page, is_criterion }) => ({ ...common, key: page.translation_key, is_criterion }));
  });
}
