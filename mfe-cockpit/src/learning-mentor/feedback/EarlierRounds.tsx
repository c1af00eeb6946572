import { formatDay } from '@learn/domain';
import { Card, Disclosure, Stack } from '@learn/ui';
import { ComparisonList, Remark } from '@learn/ui/content';
import { useTexts } from '../../texts.ts';
import { AssessmentTag } from './CriterionCard.tsx';
import { personOf } from './personOf.ts';
import type { UnitFeedback } from './unitFeedback.ts';

/** What the mentor has said to the same unit before, as both saw it then. */
export function EarlierRounds({ feedback }: { feedback: UnitFeedback }) {
  const { t, language } = useTexts('mentor');
  const { rounds, requester, criteria } = feedback;
  const earlier = rounds.filter(({ id }) => id !== feedback.id);
  if (earlier.length === 0) return undefined;
  return (
    <Card>
      {earlier.map((round) => {
        const day = formatDay(round.submitted_at, language);
        return (
          <Disclosure key={round.id} level={2} title={t('feedback.earlier', { day })}>
            <Stack>
              {round.question !== null && <Remark {...personOf(requester)}>{round.question}</Remark>}
              <ComparisonList
                label={t('feedback.earlier', { day })}
                heads={{
                  title: t('feedback.criterion'),
                  first: requester.first_name,
                  second: t('feedback.you'),
                }}
                rows={round.criteria.map(({ id, self_assessment, feedback: given, comment }) => ({
                  key: id,
                  title: criteria.find((criterion) => criterion.id === id)?.title,
                  first: self_assessment && <AssessmentTag assessment={self_assessment} />,
                  second: <AssessmentTag assessment={given} />,
                  below:
                    comment === null ? undefined : <Remark {...personOf(round.provider)}>{comment}</Remark>,
                }))}
              />
            </Stack>
          </Disclosure>
        );
      })}
    </Card>
  );
}
