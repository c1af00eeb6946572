interface FeedbackPlace {
  readonly courseSlug: string;
  /** page of any language */
  readonly unitId: string;
  readonly menteeId: string;
}

/** Page on which a mentor gives feedback on a self-assessment (specification §2); a unit has one per mentee. */
export function feedbackPath({ courseSlug, unitId, menteeId }: FeedbackPlace): string {
  return `/course/${courseSlug}/learning-mentor/self-evaluation-feedback/${unitId}?userId=${menteeId}`;
}
