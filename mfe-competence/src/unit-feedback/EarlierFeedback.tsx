import { formatDay, fullName } from '@learn/domain';
import { $user, useStore } from '@learn/platform';
import { Disclosure, Stack } from '@learn/ui';
import { ComparisonList, Remark } from '@learn/ui/content';
import { AssessmentTag } from '../assessment/AssessmentTag.tsx';
import { assessmentOfStatus } from '../assessment/assessment.ts';
import { useTexts } from '../texts.ts';
import { personOf } from './personOf.ts';
import { TheirTag } from './TheirTag.tsx';
import type { FeedbackRound, UnitFeedback } from './unitFeedback.ts';

/** What was given before the latest feedback, as both saw it then; the question of the latest stands above it. */
export function EarlierFeedback({ feedback }: { feedback: UnitFeedback }) {
  const { t, language } = useTexts('feedback');
  const [latest, ...earlier] = feedback.rounds;
  if (latest === undefined) return undefined;
  return (
    <div>
      {latest.question !== null && (
        <Disclosure level={2} title={t('earlier.question')}>
          <Asked round={latest} />
        </Disclosure>
      )}
      {earlier.map((round) => {
        const name = fullName(round.provider.first_name, round.provider.last_name);
        const title = t('earlier.title', { name, day: formatDay(round.submitted_at, language, 'short') });
        return (
          <Disclosure key={round.id} level={2} title={title}>
            <Stack>
              <Asked round={round} />
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

function Asked({ round }: { round: FeedbackRound }) {
  const { language } = useTexts('feedback');
  const user = useStore($user);
  if (round.question === null || !user) return undefined;
  return (
    <Remark {...personOf(user)} day={formatDay(round.requested_at, language, 'short')}>
      {round.question}
    </Remark>
  );
}
