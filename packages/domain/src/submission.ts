const minute = 60_000;

/** So many minutes a participant can take back what they handed in; others see it after that (domain decisions §5). */
export const withdrawalMinutes = 10;

/** The moment from which a submission stands. */
export function submissionFinalAt(submittedAt: string | Date): Date {
  return new Date(new Date(submittedAt).getTime() + withdrawalMinutes * minute);
}

/**
 * Whether a submission stands: it cannot be taken back any more, and others than the participant see it.
 * @param submittedAt null: the moment is not known, so it was long ago
 */
export function submissionIsFinal(submittedAt: string | Date | null, now: Date): boolean {
  return submittedAt === null || submissionFinalAt(submittedAt) <= now;
}

/** So many seconds an evaluator can take back a released evaluation; the participant sees it after that. */
export const releaseWithdrawalSeconds = 60;

/** The moment from which a released evaluation stands. */
export function releaseFinalAt(releasedAt: string | Date): Date {
  return new Date(new Date(releasedAt).getTime() + releaseWithdrawalSeconds * 1000);
}
