import {
  type ExamState,
  examTask,
  formatDate,
  formatDateTime,
  formatPeriod,
  formatPrice,
  isExamBookingOver,
} from '@learn/domain';
import { useNow } from '@learn/platform';
import { useTexts } from '../texts.ts';
import type { ListedExam } from './useExams.ts';

/** States in which the result of an earlier attempt says nothing about the present one. */
const underWay: readonly ExamState[] = ['locked', 'ready', 'inProgress', 'inEvaluation'];

/** The lines below an exam in a list, whoever reads it: date and place, seats, deadline, result, attempts, lock. */
export function useExamFacts(): (exam: ListedExam) => string[] {
  const { t, language } = useTexts('exam');
  const now = useNow();

  const place = ({ date }: ListedExam) =>
    date ? [t('list.fact.date', { date: formatPeriod(date, language), place: date.place })] : [];

  const deadline = ({ date }: ListedExam) =>
    date?.booking_until && !isExamBookingOver(date, now)
      ? [t('list.fact.cancelUntil', { date: formatDateTime(date.booking_until, language) })]
      : [];

  const next = ({ next_date: date }: ListedExam) => {
    if (!date) return [t('list.fact.noDate')];
    const until = date.booking_until && formatDateTime(date.booking_until, language);
    return [
      t('list.fact.nextDate', { date: formatPeriod(date, language), place: date.place }),
      line(
        t('list.fact.seats', { free: date.free_seats, count: date.seats }),
        until && t('list.fact.bookUntil', { date: until }),
      ),
    ];
  };

  const result = ({ state, result: last, attempts_left: left }: ListedExam) => {
    if (!last) return [];
    const words = t(`list.fact.${last.result}`, {
      attempt: last.attempt,
      date: formatDate(last.taken_on, language),
    });
    return [line(words, state === 'failed' && left !== null && t('list.fact.attempts', { count: left }))];
  };

  const lock = ({ unlocked_by }: ListedExam) => {
    const circles = new Intl.ListFormat(`${language}-CH`, { type: 'disjunction' }).format(
      unlocked_by.map(({ title }) => t('list.fact.circle', { title })),
    );
    return [unlocked_by.length > 0 ? t('list.fact.unlockedBy', { circles }) : t('list.fact.locked')];
  };

  const price = ({ exam_type }: ListedExam) => (exam_type ? [formatPrice(exam_type.price)] : []);

  return (exam) => {
    const { state } = exam;
    if (state === 'locked') return lock(exam);
    if (state === 'passedImport') return [t('list.fact.imported')];
    if (state === 'passed') return result(exam);
    if (state === 'unknown') return [t('list.fact.unknown')];
    if (state === 'open') return [t('list.fact.anytime'), ...price(exam), ...result(exam)];
    if (state === 'booked') return [...place(exam), ...deadline(exam)];
    if (underWay.includes(state)) return place(exam);
    const dates = examTask(exam) === 'book' && exam.requires_booking ? next(exam) : [];
    return [...result(exam), ...dates, ...(state === 'failed' ? [] : price(exam))];
  };
}

/** What there is of these, side by side. */
function line(...words: readonly (string | false | null)[]): string {
  return words.filter(Boolean).join(' · ');
}
