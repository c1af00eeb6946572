import { formatDateTime, isPast } from '@learn/domain';
import { $language, useNow, useStore } from '@learn/platform';
import { Inline } from '@learn/ui';
import { useTexts } from '../../../texts.ts';
import type { ContentOf } from '../../contentData.ts';
import { DaysLeft } from '../DaysLeft.tsx';
import { Fact, Facts } from '../Facts.tsx';

interface TestFactsProps {
  readonly content: ContentOf<'EdoniqTest'>;
  /** its result is there, nothing is due any more */
  readonly done: boolean;
}

/** Until when the test is to be done, how much it counts, and for what. */
export function TestFacts({ content, done }: TestFactsProps) {
  const { t } = useTexts('event');
  const language = useStore($language);
  const now = useNow();
  const deadline = content.course_session_edoniq_test?.deadline?.start;
  const points = content.content_assignment?.max_points;
  return (
    <Facts>
      {deadline && (
        <Fact icon="calendar" label={t('test.deadline')}>
          <Inline $gap={12}>
            <span>
              {formatDateTime(deadline, language)}
              {!done && isPast(deadline, now) && ` (${t('test.over')})`}
            </span>
            {!done && <DaysLeft start={deadline} end={deadline} />}
          </Inline>
        </Fact>
      )}
      {points !== undefined && points > 0 && (
        <Fact icon="test" label={t('test.maximum')}>
          {t('test.points', { count: points })}
        </Fact>
      )}
      {content.competence_certificate && (
        <Fact icon="award" label={t('test.countsFor')}>
          {content.competence_certificate.title}
        </Fact>
      )}
    </Facts>
  );
}
