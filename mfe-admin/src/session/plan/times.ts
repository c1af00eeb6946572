import { type DateValue, toInstant, zurichDay, zurichTime } from '@learn/domain';

/** A period within a day, as it is typed: YYYY-MM-DD and twice HH:mm, in Zurich. */
export interface TypedPeriod {
  readonly day: string;
  readonly from: string;
  readonly until: string;
}

/** A moment as it is typed; an empty day is none. */
export interface TypedMoment {
  readonly day: string;
  readonly time: string;
}

export function typedPeriod(start: DateValue, end: DateValue): TypedPeriod {
  return { day: zurichDay(start), from: zurichTime(start), until: zurichTime(end) };
}

/** @param usual time of a moment that is not set yet */
export function typedMoment(value: string | null, usual: string): TypedMoment {
  return value === null ? { day: '', time: usual } : { day: zurichDay(value), time: zurichTime(value) };
}

/** The moment as the server takes it; null without a day. A day without time counts to its end. */
export function momentOf({ day, time }: TypedMoment): string | null {
  return day === '' ? null : momentAt(day, time || '23:59');
}

/** @param day YYYY-MM-DD, `time` HH:mm, in Zurich */
export function momentAt(day: string, time: string): string {
  return toInstant(`${day}T${time}`).toISOString();
}

/** Whether a period is whole and runs forwards; the ends are compared as texts, for they are of one day. */
export function isWhole({ day, from, until }: TypedPeriod): boolean {
  return day !== '' && from !== '' && until !== '';
}
