import { type ExamState, hasExamAttempt } from '@learn/domain';

/** The one thing that comes first in a state; its words are those of the table in specification §4, or «Termin wählen». */
export type FirstStep = 'register' | 'chooseDate' | 'start' | 'continue' | 'again';

export interface ExamActions {
  readonly first: FirstStep | undefined;
  /** «Jetzt starten» stands beside the first step, as the table wants it, where it cannot be done yet */
  readonly startLater: boolean;
  readonly change: boolean;
  readonly cancel: boolean;
  readonly handIn: boolean;
}

const none: ExamActions = {
  first: undefined,
  startLater: false,
  change: false,
  cancel: false,
  handIn: false,
};

const byState: Readonly<Partial<Record<ExamState, ExamActions>>> = {
  bookingReady: { ...none, first: 'register' },
  booked: { ...none, startLater: true, change: true, cancel: true },
  cancelled: { ...none, first: 'chooseDate', startLater: true },
  open: { ...none, first: 'start' },
  ready: { ...none, first: 'start' },
  inProgress: { ...none, first: 'continue', handIn: true },
  failed: { ...none, first: 'again' },
};

interface ExamLimits {
  /** null: not limited; with none left there is no other try */
  readonly attemptsLeft: number | null;
  /** the deadline of the own date is over: the seat is kept */
  readonly bookingOver?: boolean;
}

/** What a participant can do with the exam (specification §4, domain decisions §6). */
export function examActions(
  state: ExamState,
  { attemptsLeft, bookingOver = false }: ExamLimits,
): ExamActions {
  if (state === 'failed' && !hasExamAttempt(attemptsLeft)) return none;
  const actions = byState[state] ?? none;
  return bookingOver ? { ...actions, change: false, cancel: false } : actions;
}
