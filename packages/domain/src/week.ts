import { type DueDateNode, isUpcoming, sortDueDates } from './dueDate.ts';
import { roundedMinutes } from './duration.ts';
import { addDays, type DateValue, zurichDay } from './zurich.ts';

/** The seven days of a week in Zurich, from Monday to Sunday, each YYYY-MM-DD. */
export function daysOfWeek(now: DateValue): string[] {
  const today = zurichDay(now);
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, days) => addDays(monday, days));
}

/** What a person has completed in the week of now, the latest first. */
export function doneInWeek<Done extends { readonly completed_at: DateValue }>(
  all: readonly Done[],
  now: Date,
): Done[] {
  const days = daysOfWeek(now);
  return all
    .filter(({ completed_at }) => days.includes(zurichDay(completed_at)))
    .sort((left, right) => Number(new Date(right.completed_at)) - Number(new Date(left.completed_at)));
}

/** What is still to come from today until Sunday and not done already, by start. */
export function dueInWeek<Due extends DueDateNode & { readonly done: boolean }>(
  all: readonly Due[],
  now: Date,
): Due[] {
  const [sunday = ''] = daysOfWeek(now).slice(-1);
  return sortDueDates(
    all.filter((date) => !date.done && isUpcoming(date, now) && zurichDay(date.start) <= sunday),
  );
}

/** How much of each day of the week is done and due, for a view of seven days. */
export function weekByDay(
  done: readonly { readonly completed_at: DateValue }[],
  due: readonly Pick<DueDateNode, 'start'>[],
  now: Date,
): { readonly day: string; readonly done: number; readonly due: number }[] {
  return daysOfWeek(now).map((day) => ({
    day,
    done: done.filter(({ completed_at }) => zurichDay(completed_at) === day).length,
    due: due.filter(({ start }) => zurichDay(start) === day).length,
  }));
}

/** Time that contents take together, as an estimate in minutes; what says nothing counts nothing. */
export function estimatedMinutes(all: readonly { readonly minutes: number | null }[]): number {
  return roundedMinutes(all.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0));
}
