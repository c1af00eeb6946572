import type { KnownExamState } from '@learn/domain';
import type { PlacedContent } from './placedContents.ts';

/** States that are given to those who are open for an exam but have not finished the path, one after the other. */
export const statesUnderWay: readonly KnownExamState[] = [
  'booked',
  'inEvaluation',
  'ready',
  'failed',
  'cancelled',
  'inProgress',
  'bookingReady',
];

/** The same of an exam that needs no booking. */
export const statesWithoutBooking: readonly KnownExamState[] = [
  'open',
  'inEvaluation',
  'inProgress',
  'failed',
];

/** States of those who have finished the path. */
export const statesAtTheEnd: readonly KnownExamState[] = ['passed', 'passedImport', 'passed', 'failed'];

/** An exam circle with the content on which a person's exam state stands. */
export interface ExamPlace extends PlacedContent {
  readonly exam: { readonly id: string; readonly requires_booking: boolean };
}

/** A step on the way to a state; days before today, and who takes it. */
export interface ExamStep {
  readonly from: KnownExamState;
  readonly to: KnownExamState;
  readonly daysAgo: number;
  readonly actor: 'server' | 'person' | 'examiner' | 'admin';
}

/**
 * The steps that lead to a state, all of them transitions of the domain; an imported result has the one step of the
 * import.
 */
export function stepsTo(state: KnownExamState, requires_booking: boolean): readonly ExamStep[] {
  const ready = requires_booking ? 'bookingReady' : 'open';
  const unlocked = step('locked', ready, 48, 'server');
  if (state === 'locked') return [];
  if (state === 'bookingReady' || state === 'open') return [unlocked];
  if (state === 'passedImport') return [unlocked, step(ready, 'passedImport', 30, 'admin')];
  const booked = step('bookingReady', 'booked', 36, 'person');
  if (state === 'booked') return [unlocked, booked];
  if (state === 'cancelled') return [unlocked, booked, step('booked', 'cancelled', 5, 'person')];
  const today = state === 'ready' || state === 'inProgress';
  const opened = step('booked', 'ready', today ? 0 : 21, 'server');
  const toStart = requires_booking ? [unlocked, booked, opened] : [unlocked];
  if (state === 'ready') return toStart;
  const started = step(requires_booking ? 'ready' : 'open', 'inProgress', today ? 0 : 21, 'person');
  if (state === 'inProgress') return [...toStart, started];
  const handedIn = step('inProgress', 'inEvaluation', 21, 'person');
  if (state === 'inEvaluation') return [...toStart, started, handedIn];
  return [...toStart, started, handedIn, step('inEvaluation', state, 12, 'examiner')];
}

function step(from: KnownExamState, to: KnownExamState, daysAgo: number, actor: ExamStep['actor']): ExamStep {
  return { from, to, daysAgo, actor };
}
