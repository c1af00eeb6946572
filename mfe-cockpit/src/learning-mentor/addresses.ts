import { linkPatterns } from '@learn/contracts';

/** How far all mentees are in a praxis assignment. */
export const praxisAssignmentPath =
  `${linkPatterns.learningMentor}/details/praxis-assignments/:praxisAssignmentId` as const;

/** How far all mentees are in the self-assessment of a learning unit and its feedback. */
export const unitFeedbackPath =
  `${linkPatterns.learningMentor}/details/self-evaluation-feedback-assignments/:learningUnitId` as const;

/** An address in a session that need not be the current one. */
export function inSession(address: string, courseSessionId: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}courseSessionId=${courseSessionId}`;
}
