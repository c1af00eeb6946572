import { canTransition, type ExamState } from './exam.ts';
import { type DateValue, toInstant } from './zurich.ts';

/** Whether the date of an exam has begun: then it is neither booked nor given back any more (domain decisions §6). */
export function hasExamBegun(start: DateValue, now: Date): boolean {
  return toInstant(start).getTime() <= now.getTime();
}

/** As far as booking depends on a date of an exam. */
export interface BookableExamDate {
  readonly start: DateValue;
  /** undefined and null: until it begins */
  readonly booking_until?: DateValue | null | undefined;
}

/**
 * Until when a date can be booked and given back: its deadline, and at the latest its beginning (domain decisions §6).
 */
export function examBookingEnds({ start, booking_until }: BookableExamDate): Date {
  const begins = toInstant(start);
  const deadline = booking_until ? toInstant(booking_until) : begins;
  return deadline < begins ? deadline : begins;
}

/** Whether a date can neither be booked nor given back any more (domain decisions §6). */
export function isExamBookingOver(date: BookableExamDate, now: Date): boolean {
  return examBookingEnds(date).getTime() <= now.getTime();
}

/**
 * The state of an exam that counts now: a booked one is ready from the moment at which its date begins, and that follows
 * from the clock (domain decisions §6).
 * @param start of the booked date; undefined where there is none
 */
export function examStateNow(stored: ExamState, start: DateValue | undefined, now: Date): ExamState {
  return stored === 'booked' && start !== undefined && hasExamBegun(start, now) ? 'ready' : stored;
}

/**
 * Whether a date can be booked in a state: for the first time, after a cancelled one, or instead of the own one (domain
 * decisions §6).
 */
export function canBookExam(state: ExamState): boolean {
  return state === 'booked' || canTransition(state, 'booked');
}

/** The dates that are offered for booking, with or without a free seat: those that have not begun (domain decisions §6). */
export function upcomingExamDates<ExamDate extends { readonly start: DateValue }>(
  dates: readonly ExamDate[],
  now: Date,
): ExamDate[] {
  return dates.filter(({ start }) => !hasExamBegun(start, now));
}

/** Seats of a date that are left, never below 0. */
export function freeSeats(seats: number, taken: number): number {
  return Math.max(0, seats - taken);
}

/** Whether a date offers a person a seat now: one is left, it is not the own date, and its deadline lies ahead. */
export function isExamDateFree(
  date: BookableExamDate & { readonly free_seats: number; readonly is_booked: boolean },
  now: Date,
): boolean {
  return date.free_seats > 0 && !date.is_booked && !isExamBookingOver(date, now);
}

/** How often a person may still take an exam, never below 0. @param maximum of the kind of exam */
export function examAttemptsLeft(maximum: number, attempts: number): number {
  return Math.max(0, maximum - attempts);
}

/** Whether there is another try. @param attemptsLeft null and undefined: not limited */
export function hasExamAttempt(attemptsLeft: number | null | undefined): boolean {
  return attemptsLeft !== 0;
}
