/** Averages and free texts of fewer persons or answers would tell about single people (domain decisions §10, §14). */
export const minimumForAverages = 5;

/**
 * Why results of people are not shown: chosen people would be told apart, a group has fewer than five people, or an
 * expert looks after no circle of the selection.
 */
export const withheldReasons = ['person_selection', 'too_few_people', 'no_own_circles'] as const;

export type WithheldReason = (typeof withheldReasons)[number];

/** Why feedback is not shown: its answers are anonymous, so that no choice of people narrows them, or the reader's role shows none. */
export const feedbackWithheldReasons = ['anonymous', 'not_in_role'] as const;

export type FeedbackWithheldReason = (typeof feedbackWithheldReasons)[number];
