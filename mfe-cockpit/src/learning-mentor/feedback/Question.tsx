import { formatDay } from '@learn/domain';
import { Card } from '@learn/ui';
import { Remark } from '@learn/ui/content';
import { useTexts } from '../../texts.ts';
import { personOf } from './personOf.ts';
import type { UnitFeedback } from './unitFeedback.ts';

/** What the participant would like to know; nothing where they only ask for feedback. */
export function Question({ feedback }: { feedback: UnitFeedback }) {
  const { t, language } = useTexts('mentor');
  const { question, requester, requested_at } = feedback;
  if (question === null) return undefined;
  const day = formatDay(requested_at, language);
  return (
    <Card>
      <Remark {...personOf(requester)} day={t('feedback.asksOn', { day })}>
        {question}
      </Remark>
    </Card>
  );
}
