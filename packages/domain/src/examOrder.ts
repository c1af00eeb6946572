import { type ExamState, isExamPassed } from './exam.ts';
import { hasExamAttempt } from './examDate.ts';
import { type DateValue, toInstant } from './zurich.ts';

/** An exam as far as its place in a list depends on it. */
export interface OrderedExam {
  readonly state: ExamState;
  /** null and undefined: not limited */
  readonly attempts_left?: number | null | undefined;
  /** the own date, else the next one that can be booked */
  readonly date?: { readonly start: DateValue } | null | undefined;
}

/** What an exam asks of a person, in the order in which it is listed. */
export const examTasks = ['now', 'book', 'wait', 'later', 'done'] as const;

export type ExamTask = (typeof examTasks)[number];

const tasks: Readonly<Record<ExamState, ExamTask>> = {
  inProgress: 'now',
  ready: 'now',
  open: 'now',
  bookingReady: 'book',
  cancelled: 'book',
  failed: 'book',
  booked: 'wait',
  inEvaluation: 'wait',
  unknown: 'wait',
  locked: 'later',
  passed: 'done',
  passedImport: 'done',
};

/** What an exam asks of a person (specification §2, vv-exams); a failed one without another try asks for nothing. */
export function examTask({ state, attempts_left }: OrderedExam): ExamTask {
  return state === 'failed' && !hasExamAttempt(attempts_left) ? 'done' : tasks[state];
}

/**
 * Exams by what has to be done: what is under way or can begin, what is to be booked, what is awaited, what is locked, what
 * is over; among the same the earlier date first, else the order in which they come.
 */
export function sortExams<Exam extends OrderedExam>(exams: readonly Exam[]): Exam[] {
  const rank = (exam: Exam) => examTasks.indexOf(examTask(exam));
  const time = ({ date }: Exam) => (date ? toInstant(date.start).getTime() : Number.POSITIVE_INFINITY);
  return exams.toSorted((left, right) => {
    const byTask = rank(left) - rank(right);
    if (byTask !== 0) return byTask;
    return time(left) === time(right) ? 0 : time(left) - time(right);
  });
}

/** How many of some exams are passed, here or elsewhere. */
export function countPassedExams(exams: readonly Pick<OrderedExam, 'state'>[]): number {
  return exams.filter(({ state }) => isExamPassed(state)).length;
}
