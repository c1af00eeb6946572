import type { Language } from './language.ts';
import { type DateValue, daysUntil, toInstant } from './zurich.ts';

const formats = new Map<Language, Intl.RelativeTimeFormat>();

function formatOf(language: Language): Intl.RelativeTimeFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.RelativeTimeFormat(`${language}-CH`, { numeric: 'auto' });
  formats.set(language, format);
  return format;
}

/**
 * How long ago something was, or how far ahead it is: «vor 5 Minuten», «gestern», «in 3 Wochen». From a day on,
 * calendar days in Zurich count, so that what was yesterday is never «vor 23 Stunden».
 */
export function formatRelative(date: DateValue, now: Date, language: Language): string {
  const format = formatOf(language);
  const seconds = (toInstant(date).getTime() - now.getTime()) / 1000;
  const days = daysUntil(date, now);
  if (Math.abs(seconds) < 60) return format.format(0, 'second');
  if (Math.abs(seconds) < 3600) return format.format(Math.trunc(seconds / 60), 'minute');
  if (days === 0) return format.format(Math.trunc(seconds / 3600), 'hour');
  if (Math.abs(days) < 7) return format.format(days, 'day');
  if (Math.abs(days) < 30) return format.format(Math.trunc(days / 7), 'week');
  if (Math.abs(days) < 365) return format.format(Math.trunc(days / 30), 'month');
  return format.format(Math.trunc(days / 365), 'year');
}
