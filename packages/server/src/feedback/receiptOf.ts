import { createHash } from 'node:crypto';
import type { FeedbackAnswers } from './tables.ts';

/**
 * By what a submission that is sent again is known, as its answers are nobody's any more: only who has the client's random
 * key, which is kept nowhere here, can find out which answers it stands for.
 * @param key undefined: the submission cannot be known again
 */
export function receiptOf(key: string | undefined, answers: FeedbackAnswers): string | undefined {
  if (key === undefined) return undefined;
  const inOrder = Object.entries(answers).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([key, inOrder]))
    .digest('hex');
}
