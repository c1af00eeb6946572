import type { ExamOverview, PersonExam } from '@learn/contracts';
import {
  type ExamState,
  formatDateTime,
  formatDay,
  formatPeriod,
  formatPrice,
  isExamBookingOver,
} from '@learn/domain';
import { useNow } from '@learn/platform';
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
  const deadline = useDeadline({ state, overview });
  const { exam_type, own } = overview;
  const attempts = own?.attempts_left ?? undefined;
  const facts = priced.includes(state)
    ? [
        ...(exam_type ? [formatPrice(exam_type.price)] : []),
        ...(attempts ? [t('attemptsLeft', { count: attempts })] : []),
      ]
    : [];
  return (
    <div>
      {sentence && <Text $measure>{sentence}</Text>}
      {deadline && <Text $measure>{deadline}</Text>}
      {state === 'failed' && attempts === 0 && <Text $measure>{t('about.noAttempts')}</Text>}
      {facts.length > 0 && (
        <Text $size={14} $tone="secondary">
          {facts.join(' · ')}
        </Text>
      )}
    </div>
  );
}

/** Until when the own date can be changed or given back, where that ends before it begins. */
function useDeadline({ state, overview }: Omit<ExamFactsProps, 'person'>): string | undefined {
  const { t, language } = useTexts('exam');
  const now = useNow();
  const booked = bookedDate(overview);
  if (state !== 'booked' || !booked?.booking_until) return undefined;
  const date = formatDateTime(booked.booking_until, language);
  return t(isExamBookingOver(booked, now) ? 'about.deadlineOver' : 'about.deadline', { date });
}

function bookedDate({ dates, own }: ExamOverview) {
  return dates.find(({ id }) => id === own?.exam_date_id);
}

function useSentence({ state, overview, person }: ExamFactsProps): string | undefined {
  const { t, language } = useTexts('exam');
  const booked = bookedDate(overview);
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
