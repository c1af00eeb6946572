/** So many seconds an evaluator counts as being at a participant's work after their page was heard of last. */
export const evaluatorSeconds = 25;

/** Every so many seconds their page says so again. */
export const evaluatorPauseSeconds = 8;
