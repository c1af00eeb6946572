import { toInstant, zurichDay } from '@learn/domain';

export const dayLength = 24 * 60 * 60 * 1000;

/** The same time of day, so many days later; negative: earlier. */
export function shiftDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayLength);
}

/**
 * A time of day in Zurich, so many days from `now`; of a weekend the Friday before, because nobody teaches then.
 * @param time `HH:mm` or `HH:mm:ss`
 */
export function workday(now: Date, days: number, time: string): Date {
  const day = shiftDays(now, days);
  const weekday = new Date(zurichDay(day)).getUTCDay();
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return toInstant(`${zurichDay(shiftDays(day, -back))}T${time}`);
}
