import { formatDay } from '@learn/domain';
import { Card, Notice, Stack } from '@learn/ui';
import { ComparisonList, Remark } from '@learn/ui/content';
import { useTexts } from '../../texts.ts';
import { AssessmentTag } from './CriterionCard.tsx';
import { EarlierRounds } from './EarlierRounds.tsx';
import { NextTask } from './NextTask.tsx';
import { personOf } from './personOf.ts';
import { Question } from './Question.tsx';
import type { UnitFeedback } from './unitFeedback.ts';

/** What the mentor has handed over, beside the participant's own assessments. */
export function GivenFeedback({ feedback }: { feedback: UnitFeedback }) {
  const { t, language } = useTexts('mentor');
  const { criteria, requester, provider, submitted_at } = feedback;
  const agreed = criteria.filter((one) => one.feedback === one.self_assessment).length;
  const name = requester.first_name;
  return (
    <Stack $gap={24}>
      {submitted_at !== null && (
        <Notice tone="finished" icon="check" role="status">
          {t('feedback.given', { name, day: formatDay(submitted_at, language) })}{' '}
          {t('feedback.agreed', { agreed, count: criteria.length })}
        </Notice>
      )}
      <Question feedback={feedback} />
      <Card>
        <ComparisonList
          label={t('feedback.criteria')}
          heads={{ title: t('feedback.criterion'), first: name, second: t('feedback.you') }}
          rows={criteria.map(({ id, title, self_assessment, feedback: given, comment }) => ({
            key: id,
            title,
            first: <AssessmentTag assessment={self_assessment} />,
            second: <AssessmentTag assessment={given} />,
            below: comment === null ? undefined : <Remark {...personOf(provider)}>{comment}</Remark>,
          }))}
        />
      </Card>
      <EarlierRounds feedback={feedback} />
      <NextTask />
    </Stack>
  );
}
