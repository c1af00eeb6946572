import { formatDay } from '@learn/domain';
import { $user, useStore } from '@learn/platform';
import { Remark } from '@learn/ui/content';
import { useTexts } from '../texts.ts';
import { personOf } from './personOf.ts';
import type { FeedbackRound } from './unitFeedback.ts';

/** What the person asked in a round; nothing where they only asked for feedback. */
export function AskedQuestion({ round }: { round: Pick<FeedbackRound, 'question' | 'requested_at'> }) {
  const { language } = useTexts('feedback');
  const user = useStore($user);
  if (round.question === null || !user) return undefined;
  return (
    <Remark {...personOf(user)} day={formatDay(round.requested_at, language, 'short')}>
      {round.question}
    </Remark>
  );
}
