import { fillPath, linkPatterns } from '@learn/contracts';
import { inSession } from '../course-sessions/inSession.ts';

interface EvaluationPlace {
  readonly courseSlug: string;
  readonly courseSessionId: string;
  readonly assignmentId: string;
  /** the participant */
  readonly userId: string;
}

/** Page on which a person's work in an assignment is evaluated (specification §2). */
export function evaluationPath({
  courseSlug,
  courseSessionId,
  assignmentId,
  userId,
}: EvaluationPlace): string {
  const page = fillPath(linkPatterns.assignmentEvaluation, { courseSlug, assignmentId, userId }) ?? '';
  return inSession(page, courseSessionId);
}
