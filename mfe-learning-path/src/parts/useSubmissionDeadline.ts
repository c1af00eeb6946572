import { formatDateTime, isPast } from '@learn/domain';
import { useNow } from '@learn/platform';
import { useTexts } from '../texts.ts';

interface PlannedAssignment {
  readonly submission_deadline?: { readonly start: string } | null;
}

/**
 * Until when an assignment is to be handed in, in words; after the deadline one can still hand in.
 * @returns undefined where there is no deadline
 */
export function useSubmissionDeadline(planned: PlannedAssignment | null | undefined, style?: 'short') {
  const { t, language } = useTexts();
  const now = useNow();
  const start = planned?.submission_deadline?.start;
  if (!start) return undefined;
  const past = isPast(start, now);
  const date = formatDateTime(start, language, style);
  return { past, date, words: t(past ? 'deadline.past' : 'deadline.open', { date }) };
}
