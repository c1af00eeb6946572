import type { Language } from './language.ts';
import { type DateValue, hasTime, timeZone, toInstant, zurichDay, zurichTime } from './zurich.ts';

const wholeNumber = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 0 });
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(language: Language, weekday: 'long' | 'short'): Intl.DateTimeFormat {
  const key = `${language} ${weekday}`;
  const known = dayFormats.get(key);
  if (known !== undefined) return known;
  const options = { timeZone, weekday, day: 'numeric', month: 'long' } as const;
  const format = new Intl.DateTimeFormat(`${language}-CH`, options);
  dayFormats.set(key, format);
  return format;
}

/** Day name, day and month in Zurich (specification §9), for instance «Montag, 16. März» or, short, «Mo, 16. März». */
export function formatDay(date: DateValue, language: Language, weekday: 'long' | 'short' = 'long'): string {
  return dayFormat(language, weekday).format(toInstant(date));
}

/** Time of day in Zurich as HH:mm in every language; empty for a day without time. */
export function formatTime(date: DateValue): string {
  return zurichTime(date);
}

/** Day and time, «Montag, 16. März, 08:30»; only the day for a day without time. */
export function formatDateTime(
  date: DateValue,
  language: Language,
  weekday: 'long' | 'short' = 'long',
): string {
  const day = formatDay(date, language, weekday);
  return hasTime(date) ? `${day}, ${zurichTime(date)}` : day;
}

/** Start and end, «Montag, 16. März, 08:30–16:30»; over several days both ends in full. */
export function formatPeriod(
  period: { readonly start: DateValue; readonly end?: DateValue | null },
  language: Language,
  weekday: 'long' | 'short' = 'long',
): string {
  const start = formatDateTime(period.start, language, weekday);
  if (period.end == null) return start;
  if (zurichDay(period.start) !== zurichDay(period.end)) {
    return `${start} – ${formatDateTime(period.end, language, weekday)}`;
  }
  return hasTime(period.start) && hasTime(period.end) ? `${start}–${zurichTime(period.end)}` : start;
}

/** A number written as in de-CH without decimals, thousands apart by an apostrophe, in every language (specification §9). */
export function formatNumber(value: number): string {
  return wholeNumber.format(value);
}
