import { daysUntil, isUpcoming } from '@learn/domain';

interface Dated {
  readonly start: string;
  readonly end?: string | null;
}

/** A date counts as near from so many days before. */
const nearDays = 7;

/** Days to a date that is near: 0 today, also while it lasts, to 7; undefined for all others. */
export function daysLeft(dueDate: Dated, now: Date): number | undefined {
  if (!isUpcoming(dueDate, now)) return undefined;
  const days = Math.max(0, daysUntil(dueDate.start, now));
  return days <= nearDays ? days : undefined;
}
