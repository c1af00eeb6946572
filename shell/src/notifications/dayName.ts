import { daysUntil, formatDayAsOf, formatDaysAway, type Language } from '@learn/domain';
import { capitalised } from '../capitalised.ts';

/**
 * A calendar day as the heading of what happened on it: «Heute, Montag, 16. März»; with the year in another year.
 * @param day 'YYYY-MM-DD' in Zurich
 */
export function dayName(day: string, now: Date, language: Language): string {
  const days = daysUntil(day, now);
  const date = formatDayAsOf(day, now, language);
  const isNear = days === 0 || days === -1;
  return capitalised(isNear ? `${formatDaysAway(days, language)}, ${date}` : date, language);
}
