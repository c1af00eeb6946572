import { isAwaitingRelease } from '@learn/domain';
import { assertMayDo } from '../access/definePolicy.ts';
import { readSessionAccess } from '../access/readSessionAccess.ts';
import type { SessionAccess } from '../access/sessionAccess.ts';
import { assignmentAccessOf, mayEvaluate, maySeeCompletion } from '../assignments/policy.ts';
import { presentCompletion } from '../assignments/presentCompletion.ts';
import { readSessionOutlines } from '../assignments/readCompletions.ts';
import { type PlacedAssignment, readCourseAssignments } from '../assignments/sessionCatalogue.ts';
import { asCounted } from '../assignments/submission.ts';
import type { AssignmentCompletionStatus } from '../assignments/tables.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import type { CircleNode } from '../course-pages/courseTree.ts';
import { visibleCircles } from '../course-pages/visibleCircles.ts';
import { readSessionAssignments, type SessionAssignment } from '../courses/courseSessionAssignments.ts';
import type { Database } from '../database/database.ts';
import { mayWriteDocuments } from '../documents/policy.ts';
import { mayOpenCockpit, maySeeCircleWork } from './policy.ts';

/** What a participant did in an assignment, as its evaluators see it. */
export interface ParticipantWork {
  readonly user_id: string;
  readonly assignment_id: string;
  readonly completion_status: AssignmentCompletionStatus;
  /** it is handed in, not released, and the current user may evaluate it */
  readonly to_evaluate: boolean;
  /** official; null: no grade yet, also as long as the release can be taken back */
  readonly grade: number | null;
  /** after deductions; null: not evaluated yet, or not to be seen */
  readonly points: number | null;
  readonly max_points: number | null;
  /** null until released, and where nothing is passed or failed */
  readonly passed: boolean | null;
}

/** An assignment of a circle with what participants did in it. */
export interface AssignmentWork extends PlacedAssignment {
  /** undefined: the session has no deadlines for it */
  readonly deadlines: SessionAssignment | undefined;
  readonly works: readonly ParticipantWork[];
}

/** A circle with the assignments that the current user sees work of, in the order of the path. */
export interface CircleWork {
  readonly courseSessionId: string;
  readonly circle: CircleNode;
  /** the current user adds and deletes documents there */
  readonly may_write_documents: boolean;
  readonly assignments: readonly AssignmentWork[];
}

/**
 * The circles that the current user looks after in a session, with the assignments of participants (specification §2,
 * cockpit); for supervisors and admins all circles.
 * @returns in the order of the path
 * @throws not_found, forbidden for who has no cockpit there
 */
export async function readCockpit(
  db: Database,
  currentUser: CurrentUser,
  courseSessionId: string,
): Promise<CircleWork[]> {
  const sessionAccess = await readSessionAccess(db, currentUser, courseSessionId);
  assertMayDo(mayOpenCockpit, sessionAccess);
  const [{ course, tree, assignments }, [deadlines = []]] = await Promise.all([
    readCourseAssignments(db, sessionAccess.courseId, currentUser.language),
    readSessionAssignments(db, [courseSessionId]),
  ]);
  const worksOf = await readWorks(db, sessionAccess, assignments);
  return visibleCircles(tree)
    .filter((circle) => maySeeCircleWork.allows({ sessionAccess, circleKey: circle.translation_key }))
    .map((circle) => ({
      courseSessionId,
      circle,
      may_write_documents: mayWriteDocuments.allows({
        sessionAccess,
        enabled: course.enableCircleDocuments,
        circleKey: circle.translation_key,
      }),
      assignments: assignments
        .filter(({ place }) => place.circle.id === circle.id)
        .map((assignment) => ({
          ...assignment,
          deadlines: deadlines.find(({ assignment_id }) => assignment_id === assignment.row.id),
          works: worksOf.get(assignment.row.id) ?? [],
        })),
    }));
}

async function readWorks(
  db: Database,
  sessionAccess: SessionAccess,
  assignments: readonly PlacedAssignment[],
): Promise<ReadonlyMap<string, readonly ParticipantWork[]>> {
  const rows = await readSessionOutlines(db, sessionAccess.courseSessionId);
  const catalogue = new Map(assignments.map(({ row }) => [row.id, row]));
  const works = rows.flatMap((row): ParticipantWork[] => {
    const assignment = catalogue.get(row.assignmentId);
    if (assignment === undefined) return [];
    const assignmentAccess = assignmentAccessOf(sessionAccess, row);
    if (!maySeeCompletion.allows({ assignmentAccess, assignment })) return [];
    const { completion_status } = presentCompletion(row, assignment, assignmentAccess);
    const counted = presentCompletion(asCounted(row), assignment, assignmentAccess);
    return [
      {
        user_id: row.userId,
        assignment_id: assignment.id,
        completion_status,
        to_evaluate:
          assignment.needsExpertEvaluation &&
          isAwaitingRelease(completion_status) &&
          mayEvaluate.allows({ assignmentAccess, assignment }),
        grade: counted.grade?.official ?? null,
        points: counted.evaluation_points_final,
        max_points: counted.evaluation_max_points,
        passed: counted.evaluation_passed,
      },
    ];
  });
  return Map.groupBy(works, ({ assignment_id }) => assignment_id);
}
