import { monthNames, shortMonthName, shortWeekdayName, weekdayNames } from './calendarNames.ts';
import type { Language } from './language.ts';
import { type DateValue, hasTime, zurichDay, zurichTime } from './zurich.ts';

interface CalendarDay {
  readonly year: string;
  /** 1 to 12 */
  readonly month: number;
  /** of the month */
  readonly day: number;
  /** 0 is Sunday */
  readonly weekday: number;
}

function calendarDay(date: DateValue): CalendarDay {
  const text = zurichDay(date);
  const [year = '', month, day] = text.split('-');
  return { year, month: Number(month), day: Number(day), weekday: new Date(text).getUTCDay() };
}

function dayAndMonth({ day, month }: CalendarDay, language: Language): string {
  return `${day}${language === 'de' ? '.' : ''} ${formatMonth(month, language)}`;
}

/** Day name, day and month in Zurich (specification §9), for instance «Montag, 16. März» or, short, «Mo., 16. März». */
export function formatDay(date: DateValue, language: Language, weekday: 'long' | 'short' = 'long'): string {
  const day = calendarDay(date);
  const name =
    weekday === 'long' ? weekdayNames[language][day.weekday] : shortWeekdayName(day.weekday, language);
  return `${name}${language === 'de' ? ',' : ''} ${dayAndMonth(day, language)}`;
}

/** The year in Zurich of a date that lies in another one than `now`; undefined in the same year. */
export function otherYear(date: DateValue, now: Date): string | undefined {
  const [year, thisYear] = [date, now].map((moment) => zurichDay(moment).slice(0, 4));
  return year === thisYear ? undefined : year;
}

/** The same as formatDay, with the year of a date that lies in another one than `now`: «Dienstag, 5. Januar 2027». */
export function formatDayAsOf(
  date: DateValue,
  now: Date,
  language: Language,
  weekday: 'long' | 'short' = 'long',
): string {
  const year = otherYear(date, now);
  return [formatDay(date, language, weekday), ...(year === undefined ? [] : [year])].join(' ');
}

/** Day, month and year in Zurich, for what is kept for years: «25. November 2026». */
export function formatDate(date: DateValue, language: Language): string {
  const day = calendarDay(date);
  return `${dayAndMonth(day, language)} ${day.year}`;
}

/** The day of the month and the short name of the month in Zurich, «25» and «Nov», «nov.» in French. */
export function formatDayAndMonth(date: DateValue, language: Language): [day: string, month: string] {
  const { day, month } = calendarDay(date);
  return [String(day), shortMonthName(month, language)];
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

/** Weekday and date with the year, for plans that run over years, and the time where there is one: «Mi., 18. November 2026, 23:59». */
export function formatPlanned(date: DateValue, language: Language): string {
  const words = `${shortWeekdayName(calendarDay(date).weekday, language)}, ${formatDate(date, language)}`;
  return hasTime(date) ? `${words}, ${zurichTime(date)}` : words;
}

/** The same for a period; over several days both ends in full. */
export function formatPlannedPeriod(
  { start, end }: { readonly start: DateValue; readonly end: DateValue },
  language: Language,
): string {
  const begin = formatPlanned(start, language);
  return zurichDay(start) === zurichDay(end)
    ? `${begin}–${zurichTime(end)}`
    : `${begin} – ${formatPlanned(end, language)}`;
}

/** The name of a month, 1 to 12: «März». */
export function formatMonth(month: number, language: Language): string {
  return monthNames[language][month - 1] ?? '';
}

/** A day in figures, «05.03.2026», as in every language of Switzerland. @param day YYYY-MM-DD */
export function formatShortDate(day: string): string {
  return day.split('-').toReversed().join('.');
}
