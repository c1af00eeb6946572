import { type ExamState, examTask, sortExams } from '@learn/domain';
import type { ListedExam } from './useExams.ts';

/** What there is to say of the exam that comes first; other states ask for nothing. */
export type NextExamText = 'inProgress' | 'start' | 'book' | 'again' | 'booked';

const texts: Readonly<Partial<Record<ExamState, NextExamText>>> = {
  inProgress: 'inProgress',
  ready: 'start',
  open: 'start',
  bookingReady: 'book',
  cancelled: 'book',
  failed: 'again',
  booked: 'booked',
};

/** Exams by what has to be done; the earlier of the own and the next date decides among the same. */
export function byTask(exams: readonly ListedExam[]): ListedExam[] {
  const dated = exams.map((exam) => ({ ...exam, exam, date: exam.date ?? exam.next_date }));
  return sortExams(dated).map(({ exam }) => exam);
}

/** The exam that asks for something first, with what it asks for; undefined where none does. */
export function nextExam(
  exams: readonly ListedExam[],
): { readonly exam: ListedExam; readonly text: NextExamText } | undefined {
  const [exam] = byTask(exams);
  const text = exam && examTask(exam) !== 'done' ? texts[exam.state] : undefined;
  return exam && text && { exam, text };
}
