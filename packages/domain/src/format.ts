import type { Language } from './language.ts';
import { type DateValue, hasTime, timeZone, toInstant, zurichDay, zurichTime } from './zurich.ts';

let wholeNumber: Intl.NumberFormat | undefined;
const dateFormats = new Map<string, Intl.DateTimeFormat>();

type DateParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>;

/** Kept, because a formatter takes longer to make than a page to draw. */
function dateFormat(language: Language, parts: DateParts): Intl.DateTimeFormat {
  const key = [language, parts.weekday, parts.day, parts.month, parts.year].join();
  const known = dateFormats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(`${language}-CH`, { timeZone, ...parts });
  dateFormats.set(key, format);
  return format;
}

/** Day name, day and month in Zurich (specification §9), for instance «Montag, 16. März» or, short, «Mo, 16. März». */
export function formatDay(date: DateValue, language: Language, weekday: 'long' | 'short' = 'long'): string {
  return dateFormat(language, { weekday, day: 'numeric', month: 'long' }).format(toInstant(date));
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
  return dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(toInstant(date));
}

/** The day of the month and the short name of the month in Zurich, «25» and «Nov.». */
export function formatDayAndMonth(date: DateValue, language: Language): [day: string, month: string] {
  const instant = toInstant(date);
  const format = (parts: DateParts) => dateFormat(language, parts).format(instant);
  return [format({ day: 'numeric' }), format({ month: 'short' })];
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
  const day = dateFormat(language, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  const words = day.format(toInstant(date));
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

/** A number written as in de-CH without decimals, thousands apart by an apostrophe, in every language (specification §9). */
export function formatNumber(value: number): string {
  // not at the start of a page, of which making it would be a fifth
  wholeNumber ??= new Intl.NumberFormat('de-CH', { maximumFractionDigits: 0 });
  return wholeNumber.format(value);
}

/** A share in percent, without its sign: «2.4», «2,4» in French; the sign stands in the text around it. @param share 0 … 1 */
export function formatShare(share: number, language: Language): string {
  return new Intl.NumberFormat(`${language}-CH`, { maximumFractionDigits: 1 }).format(share * 100);
}

/** The name of a month, 1 to 12: «März». */
export function formatMonth(month: number, language: Language): string {
  const name = String(month).padStart(2, '0');
  return new Intl.DateTimeFormat(`${language}-CH`, { timeZone: 'UTC', month: 'long' }).format(
    new Date(`2026-${name}-15T12:00:00Z`),
  );
}

/** A day in figures, «05.03.2026», as in every language of Switzerland. @param day YYYY-MM-DD */
export function formatShortDate(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** An amount of money: «CHF 1’450.00», «1 450.00 CHF» in French. @param rappen hundredths of a franc */
export function formatPrice(rappen: number, language: Language): string {
  return new Intl.NumberFormat(`${language}-CH`, { style: 'currency', currency: 'CHF' }).format(rappen / 100);
}
