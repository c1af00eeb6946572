/** A moment: a Date, an ISO date-time, or an ISO day 'YYYY-MM-DD'. A date-time without offset is Zurich time. */
export type DateValue = string | Date;

/** The product's time zone, for display and for deadlines. */
const timeZone = 'Europe/Zurich';

const dayMilliseconds = 86_400_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const dateTimePattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:(Z)|([+-]\d{2}):?(\d{2})?)?$/i;

const hourMilliseconds = 3_600_000;
/** Since this year summer time lasts from the last Sunday of March to that of October, each at 01:00 UTC. */
const firstYearOfRule = 1996;
let olderClock: Intl.DateTimeFormat | undefined;

/** Whether the value has a time of day; a plain ISO day has none. */
export function hasTime(value: DateValue): boolean {
  return typeof value !== 'string' || !dayPattern.test(value);
}

/** Computed, because the formatter of the browser takes long to make and to ask. */
function wallClockText(instant: Date): string {
  const year = instant.getUTCFullYear();
  if (year < firstYearOfRule) return olderWallClockText(instant);
  const time = instant.getTime();
  const isSummer = time >= lastSunday(year, 2) && time < lastSunday(year, 9);
  return new Date(time + (isSummer ? 2 : 1) * hourMilliseconds).toISOString().slice(0, 19);
}

/** 01:00 UTC of the last Sunday of a month with 31 days. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * dayMilliseconds;
}

function olderWallClockText(instant: Date): string {
  olderClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = new Map(olderClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/** The instant at which Zurich's clocks show the given time; in the missing hour of spring, the moment after it. */
function fromWallClock(text: string): Date {
  const shown = Date.parse(`${text}Z`);
  const offsetAt = (time: number) => Date.parse(`${wallClockText(new Date(time))}Z`) - time;
  const wholeSecond = Math.floor(shown / 1000) * 1000;
  const guess = wholeSecond - offsetAt(wholeSecond);
  return new Date(shown - offsetAt(guess));
}

/**
 * The instant of a value; a day without time begins at midnight in Zurich. A database's short offset («+01») is read too.
 * @throws RangeError for text that is no ISO date.
 */
export function toInstant(value: DateValue): Date {
  const instant = readInstant(value);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not an ISO date: ${value}`);
  return instant;
}

function readInstant(value: DateValue): Date {
  if (typeof value !== 'string') return value;
  const [, day, time, utc, hours, minutes = '00'] = dateTimePattern.exec(
    dayPattern.test(value) ? `${value}T00:00` : value,
  ) ?? [value];
  const text = `${day}T${time}`;
  // The clock's own parser turns the 30th of February into the 2nd of March.
  const shown = new Date(`${text}Z`);
  if (Number.isNaN(shown.getTime()) || shown.toISOString().slice(0, 10) !== day) return new Date(Number.NaN);
  if (utc !== undefined) return shown;
  if (hours !== undefined) return new Date(`${text}${hours}:${minutes}`);
  return fromWallClock(text);
}

/** The calendar day in Zurich, 'YYYY-MM-DD'. */
export function zurichDay(value: DateValue): string {
  return wallClockText(toInstant(value)).slice(0, 10);
}

/** The time of day in Zurich, 'HH:mm'; empty for a day without time. */
export function zurichTime(value: DateValue): string {
  return hasTime(value) ? wallClockText(toInstant(value)).slice(11, 16) : '';
}

/** Whether Zurich's clocks do not show a time on a day: the hour that spring leaves out. @param day YYYY-MM-DD, `time` HH:mm */
export function isSkippedTime(day: string, time: string): boolean {
  const instant = readInstant(`${day}T${time}`);
  return !Number.isNaN(instant.getTime()) && zurichTime(instant) !== time.slice(0, 5);
}

/** The last instant that still counts: a day without time runs to 23:59:59.999 in Zurich, a date-time to itself. */
export function deadlineOf(value: DateValue): Date {
  if (hasTime(value)) return toInstant(value);
  return fromWallClock(`${zurichDay(value)}T23:59:59.999`);
}

/** Whether a deadline has passed. */
export function isPast(value: DateValue, now: Date): boolean {
  return now.getTime() > deadlineOf(value).getTime();
}

/** Whether something ends before it starts; where either end is open it does not. */
export function isBackwards({
  start,
  end,
}: {
  readonly start?: DateValue | undefined;
  readonly end?: DateValue | undefined;
}): boolean {
  return start !== undefined && end !== undefined && toInstant(end) < toInstant(start);
}

/** A calendar day so many days later. @param day YYYY-MM-DD @param days negative for earlier */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** The instant so many calendar days later at which Zurich's clocks show the same time, also across summer time. */
export function moveByDays(instant: Date, days: number): Date {
  const [day = '', time = ''] = wallClockText(instant).split('T');
  const milliseconds = String(instant.getUTCMilliseconds()).padStart(3, '0');
  return fromWallClock(`${addDays(day, days)}T${time}.${milliseconds}`);
}

/** The earlier of two ISO dates of the same form first, by their characters: the rules of a language take long to load. */
export function compareDates(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

/** Calendar days from one day to another, negative backwards. @param from YYYY-MM-DD, as is `to` */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMilliseconds;
}

/** Calendar days in Zurich from now to the date: 0 today, 1 tomorrow, negative in the past. */
export function daysUntil(value: DateValue, now: Date): number {
  return daysBetween(zurichDay(now), zurichDay(value));
}
