import type { ExamOverview, PersonExam } from '@learn/contracts';
import { type ExamState, formatDay, formatNumber, formatPeriod } from '@learn/domain';
import { Text } from '@learn/ui';
import { useTexts } from '../texts.ts';

interface ExamFactsProps {
  readonly state: ExamState;
  readonly overview: ExamOverview;
  readonly person: PersonExam;
}

const priced: readonly ExamState[] = ['bookingReady', 'booked', 'cancelled', 'open', 'ready', 'failed'];

/** What a state means for the participant, with date, result, price and attempts. */
export function ExamFacts({ state, overview, person }: ExamFactsProps) {
  const { t } = useTexts('exam');
  const sentence = useSentence({ state, overview, person });
  const { exam_type, own } = overview;
  const attempts = own?.attempts_left ?? undefined;
  const facts = priced.includes(state)
    ? [
        ...(exam_type ? [t('price', { amount: formatNumber(exam_type.price / 100) })] : []),
        ...(attempts ? [t('attemptsLeft', { count: attempts })] : []),
      ]
    : [];
  return (
    <div>
      {sentence && <Text $measure>{sentence}</Text>}
      {state === 'failed' && attempts === 0 && <Text $measure>{t('about.noAttempts')}</Text>}
      {facts.length > 0 && (
        <Text $size={14} $tone="secondary">
          {facts.join(' · ')}
        </Text>
      )}
    </div>
  );
}

function useSentence({ state, overview, person }: ExamFactsProps): string | undefined {
  const { t, language } = useTexts('exam');
  const booked = overview.dates.find(({ id }) => id === overview.own?.exam_date_id);
  const taken = person.results.at(-1)?.taken_on;
  switch (state) {
    case 'locked':
      return undefined;
    case 'booked':
      return booked && t('about.booked', { date: formatPeriod(booked, language), place: booked.place });
    case 'ready':
      return booked
        ? t('about.ready', { date: formatPeriod(booked, language), place: booked.place })
        : t('about.readyPlain');
    case 'passed':
    case 'passedImport':
      return taken ? t('about.passed', { date: formatDay(taken, language) }) : t('about.passedPlain');
    case 'failed':
      return taken ? t('about.failed', { date: formatDay(taken, language) }) : t('about.failedPlain');
    default:
      return t(`about.${state}`);
  }
}
