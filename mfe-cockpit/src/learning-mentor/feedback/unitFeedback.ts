import type { AnswerOf, endpoints } from '@learn/contracts';

/** A self-assessment of a learning unit and the mentor's beside it. */
export type UnitFeedback = AnswerOf<typeof endpoints.selfEvaluationFeedback>;

/** Of the writes by which a mentor gives it. */
export const feedbackArea = 'mentor-feedback';

/** Which feedback: of a participant on a learning unit. */
export interface FeedbackAddress {
  readonly courseSessionId: string;
  readonly unitId: string;
  readonly userId: string;
}
