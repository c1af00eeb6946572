import { fillPath, linkPatterns } from '@learn/contracts';
import { inSession } from '../course-sessions/inSession.ts';

interface FeedbackPlace {
  readonly courseSlug: string;
  readonly courseSessionId: string;
  /** page of any language */
  readonly unitId: string;
  readonly menteeId: string;
}

/** Page on which a mentor gives feedback on a self-assessment (specification §2); a unit has one per mentee. */
export function feedbackPath({ courseSlug, courseSessionId, unitId, menteeId }: FeedbackPlace): string {
  const page = fillPath(linkPatterns.mentorFeedback, { courseSlug, learningUnitId: unitId }) ?? '';
  return inSession(`${page}?userId=${menteeId}`, courseSessionId);
}
