import { fillPath, linkPatterns } from '@learn/contracts';
import { inSession } from '../course-sessions/inSession.ts';

interface FeedbackPlace {
  readonly courseSlug: string;
  readonly courseSessionId: string;
  /** page of any language */
  readonly unitId: string;
  readonly menteeId: string;
}

/** Page on which a mentor gives feedback on a self-assessment, and the participant reads it (specification §2). */
export function feedbackPath({ courseSlug, courseSessionId, unitId, menteeId }: FeedbackPlace): string {
  const page = fillPath(linkPatterns.mentorFeedback, { courseSlug, learningUnitId: unitId }) ?? '';
  return inSession(`${page}?userId=${menteeId}`, courseSessionId);
}
