import { contentsOf, criteriaOf } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import type { Visitor } from '../authentication/visitor.ts';
import { completions } from '../completions/tables.ts';
import type { ContentNode, CourseTree, CriterionNode } from '../course-pages/courseTree.ts';
import type { Database } from '../database/database.ts';
import { listDashboardConfig } from './service.ts';

/** How far a participant is in a course (specification §3, Course progress). */
export interface CourseProgress {
  readonly course_id: string;
  readonly session_to_continue_id: string | null;
  readonly competence: {
    readonly total_count: number;
    readonly success_count: number;
    readonly fail_count: number;
  };
  readonly assignment: {
    readonly total_count: number;
    readonly points_max_count: number;
    readonly points_achieved_count: number;
  };
}

const gradedTypes = new Set(['learnpath.LearningContentAssignment', 'learnpath.LearningContentEdoniqTest']);

/**
 * The visitor's progress in the session he would continue; self-assessments count in that session only. Points are
 * those of released evaluations, of which there are none before evaluations are recorded.
 * @returns null for a visitor who is no participant of the course
 */
export async function readCourseProgress(
  db: Database,
  visitor: Visitor,
  tree: CourseTree,
): Promise<CourseProgress | null> {
  const panels = await listDashboardConfig(db, visitor);
  const panel = panels.find(({ course_id }) => course_id === tree.courseId);
  if (panel?.role_key !== 'Member' || panel.session_to_continue_id === null) return null;
  const statuses = await db
    .select({ key: completions.translationKey, status: completions.completionStatus })
    .from(completions)
    .where(
      and(
        eq(completions.userId, visitor.userId),
        eq(completions.courseSessionId, panel.session_to_continue_id),
        eq(completions.pageType, 'competence.PerformanceCriterion'),
      ),
    );
  const criteria = tree.circles.flatMap((circle) => criteriaOf<CriterionNode>(circle));
  const keys = new Set(criteria.map(({ translation_key }) => translation_key));
  const assessed = statuses.filter(({ key }) => keys.has(key));
  const graded = tree.circles
    .flatMap((circle) => contentsOf<ContentNode>(circle))
    .filter(({ content_type }) => gradedTypes.has(content_type));
  return {
    course_id: tree.courseId,
    session_to_continue_id: panel.session_to_continue_id,
    competence: {
      total_count: criteria.length,
      success_count: assessed.filter(({ status }) => status === 'SUCCESS').length,
      fail_count: assessed.filter(({ status }) => status === 'FAIL').length,
    },
    assignment: { total_count: graded.length, points_max_count: 0, points_achieved_count: 0 },
  };
}
