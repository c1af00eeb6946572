import { contentsOf, criteriaOf, totalPoints } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import { catalogueReader } from '../assignments/catalogue.ts';
import { readCompletionOutlines } from '../assignments/readCompletions.ts';
import type { Visitor } from '../authentication/visitor.ts';
import { completions } from '../completions/tables.ts';
import type { ContentNode, CourseTree, CriterionNode } from '../course-pages/courseTree.ts';
import { visibleCircles } from '../course-pages/visibleCircles.ts';
import type { VisibleCourse } from '../course-pages/visibleCourse.ts';
import type { Database } from '../database/database.ts';
import { listPanels } from './service.ts';

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
    /** assignments and tests of the path */
    readonly total_count: number;
    /** of those that count towards certificates, one decimal */
    readonly points_max_count: number;
    /** released points of the same, after deductions */
    readonly points_achieved_count: number;
  };
}

const gradedTypes = new Set(['learnpath.LearningContentAssignment', 'learnpath.LearningContentEdoniqTest']);

/**
 * The visitor's progress in the session he would continue. Counted are the published contents of the circles that he
 * meets there: those of visible topics that belong to the profile chosen for the session.
 * @returns null for a visitor who is no participant of the course
 */
export async function readCourseProgress(
  db: Database,
  visitor: Visitor,
  { visible, tree }: { readonly visible: VisibleCourse; readonly tree: CourseTree },
): Promise<CourseProgress | null> {
  const panels = await listPanels(db, visitor);
  const panel = panels.find(({ course_id }) => course_id === tree.courseId);
  const sessionId = panel?.session_to_continue_id;
  if (panel?.role_key !== 'Member' || sessionId == null) return null;
  const enrolment = visible.enrolments.find(({ course_session_id }) => course_session_id === sessionId);
  const circles = visibleCircles(tree, enrolment?.chosen_profile?.code);
  const criteria = circles.flatMap((circle) => criteriaOf<CriterionNode>(circle));
  const keys = new Set(criteria.map(({ translation_key }) => translation_key));
  const graded = circles
    .flatMap((circle) => contentsOf<ContentNode>(circle))
    .filter(({ content_type }) => gradedTypes.has(content_type));
  const [statuses, points] = await Promise.all([
    readAssessments(db, visitor.userId, sessionId),
    readPoints(db, { userId: visitor.userId, sessionId, course: visible.course, graded }),
  ]);
  const assessed = statuses.filter(({ key }) => keys.has(key));
  return {
    course_id: tree.courseId,
    session_to_continue_id: sessionId,
    competence: {
      total_count: criteria.length,
      success_count: assessed.filter(({ status }) => status === 'SUCCESS').length,
      fail_count: assessed.filter(({ status }) => status === 'FAIL').length,
    },
    assignment: { total_count: graded.length, ...points },
  };
}

function readAssessments(db: Database, userId: string, sessionId: string) {
  return db
    .select({ key: completions.translationKey, status: completions.completionStatus })
    .from(completions)
    .where(
      and(
        eq(completions.userId, userId),
        eq(completions.courseSessionId, sessionId),
        eq(completions.pageType, 'competence.PerformanceCriterion'),
      ),
    );
}

interface PointsOf {
  readonly userId: string;
  readonly sessionId: string;
  readonly course: VisibleCourse['course'];
  readonly graded: readonly ContentNode[];
}

async function readPoints(db: Database, { userId, sessionId, course, graded }: PointsOf) {
  const [{ byContent }, rows] = await Promise.all([
    catalogueReader(db)(course),
    readCompletionOutlines(db, { userIds: [userId], sessionIds: [sessionId] }),
  ]);
  const counted = graded.flatMap(({ translation_key }) => {
    const assignment = byContent.get(translation_key);
    return assignment?.competenceCertificateId == null ? [] : [assignment];
  });
  const released = rows.filter(({ completionStatus }) => completionStatus === 'EVALUATION_SUBMITTED');
  const pointsOf = (assignmentId: string) =>
    released.find((row) => row.assignmentId === assignmentId)?.evaluationPointsFinal;
  return {
    points_max_count: totalPoints(counted.map(({ maxPoints }) => maxPoints)),
    points_achieved_count: totalPoints(counted.map(({ id }) => pointsOf(id))),
  };
}
