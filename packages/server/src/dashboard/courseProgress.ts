import { contentsOf, criteriaOf, showsAssignment, totalPoints } from '@learn/domain';
import { catalogueReader } from '../assignments/catalogue.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { ContentNode, CourseTree, CriterionNode } from '../course-pages/courseTree.ts';
import { visibleCircles } from '../course-pages/visibleCircles.ts';
import type { VisibleCourse } from '../course-pages/visibleCourse.ts';
import { readParticipations } from '../course-sessions/participations.ts';
import { type DatedSession, sessionToContinue } from '../course-sessions/sessionToContinue.ts';
import type { Database } from '../database/database.ts';
import { readSessionWork } from './sessionWork.ts';

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

/**
 * The current user's progress in the session they would continue. Counted are the published contents of the circles
 * that they meets there: those of visible topics that belong to the profile chosen for the session.
 * @returns null for a user who is no participant of the course, or more than that
 */
export async function readCourseProgress(
  db: Database,
  currentUser: CurrentUser,
  { visible, tree }: { readonly visible: VisibleCourse; readonly tree: CourseTree },
): Promise<CourseProgress | null> {
  const own = await sessionsOfParticipant(db, currentUser, visible);
  const ids = own.map(({ id }) => id);
  const [works, { byContent }] = await Promise.all([
    ids.length === 0 ? [] : readSessionWork(db, currentUser.userId, ids),
    catalogueReader(db)(visible.course),
  ]);
  const begun = works.filter(({ isBegun }) => isBegun).map(({ sessionId }) => sessionId);
  const sessionId = sessionToContinue(own, begun);
  if (sessionId === null) return null;
  const work = works.find((one) => one.sessionId === sessionId);
  const enrolment = visible.enrolments.find(({ course_session_id }) => course_session_id === sessionId);
  const circles = visibleCircles(tree, enrolment?.chosen_profile?.code);
  const criteria = circles.flatMap((circle) => criteriaOf<CriterionNode>(circle));
  const graded = circles
    .flatMap((circle) => contentsOf<ContentNode>(circle))
    .filter(({ content_type }) => showsAssignment(content_type));
  const counted = graded.flatMap(({ translation_key }) => {
    const assignment = byContent.get(translation_key);
    return assignment?.competenceCertificateId == null ? [] : [assignment];
  });
  const keys = new Set(criteria.map(({ translation_key }) => translation_key));
  const assessed = (work?.assessments?.split(',') ?? [])
    .map((assessment) => assessment.split(' '))
    .filter(([key = '']) => keys.has(key));
  return {
    course_id: tree.courseId,
    session_to_continue_id: sessionId,
    competence: {
      total_count: criteria.length,
      success_count: assessed.filter(([, status]) => status === 'SUCCESS').length,
      fail_count: assessed.filter(([, status]) => status === 'FAIL').length,
    },
    assignment: {
      total_count: graded.length,
      points_max_count: totalPoints(counted.map(({ maxPoints }) => maxPoints)),
      points_achieved_count: totalPoints(counted.map(({ id }) => work?.points?.[id])),
    },
  };
}

/** Sessions of the course, by begin, of a person who is nothing but a participant in all of theirs; of others none. */
async function sessionsOfParticipant(
  db: Database,
  currentUser: CurrentUser,
  { course, enrolments, accompaniesOthers }: VisibleCourse,
): Promise<readonly DatedSession[]> {
  if (!accompaniesOthers) {
    if (enrolments.some(({ role }) => role !== 'MEMBER')) return [];
    return enrolments.map(({ course_session_id, start_date, end_date }) => ({
      id: course_session_id,
      startDate: start_date,
      endDate: end_date,
    }));
  }
  const all = await readParticipations(db, currentUser.userId);
  const ofCourse = all.filter((one) => one.course.id === course.id);
  return ofCourse.every(({ role }) => role === 'MEMBER') ? ofCourse.map(({ session }) => session) : [];
}
