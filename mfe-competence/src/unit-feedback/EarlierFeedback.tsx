import { formatDay, fullName } from '@learn/domain';
import { Disclosure, Stack } from '@learn/ui';
import { ComparisonList, Remark } from '@learn/ui/content';
import { AssessmentTag } from '../assessment/AssessmentTag.tsx';
import { assessmentOfStatus } from '../assessment/assessment.ts';
import { useTexts } from '../texts.ts';
import { AskedQuestion } from './AskedQuestion.tsx';
import { personOf } from './personOf.ts';
import { TheirTag } from './TheirTag.tsx';
import type { UnitFeedback } from './unitFeedback.ts';

/** What was given before the latest feedback, as both saw it then. */
export function EarlierFeedback({ feedback }: { feedback: UnitFeedback }) {
  const { t, language } = useTexts('feedback');
  const [, ...earlier] = feedback.rounds;
  if (earlier.length === 0) return undefined;
  return (
    <div>
      {earlier.map((round) => {
        const name = fullName(round.provider.first_name, round.provider.last_name);
        const title = t('earlier.title', { name, day: formatDay(round.submitted_at, language, 'short') });
        return (
          <Disclosure key={round.id} level={2} title={title}>
            <Stack>
              <AskedQuestion round={round} />
              <ComparisonList
                label={title}
                heads={{ title: t('criterion'), first: t('you'), second: name }}
                rows={round.criteria.map(({ id, self_assessment, feedback: said, comment }) => ({
                  key: id,
                  title: feedback.criteria.find((criterion) => criterion.id === id)?.title,
                  first: self_assessment && (
                    <AssessmentTag assessment={assessmentOfStatus(self_assessment)} />
                  ),
                  second: <TheirTag assessment={assessmentOfStatus(said)} />,
                  below: comment && <Remark {...personOf(round.provider)}>{comment}</Remark>,
                }))}
              />
            </Stack>
          </Disclosure>
        );
      })}
    </div>
  );
}
