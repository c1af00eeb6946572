import { daysUntil, formatDayAsOf, type Language } from '@learn/domain';
import { capitalised } from '../capitalised.ts';

/**
 * A calendar day as the heading of what happened on it: «Heute, Montag, 16. März»; with the year in another year.
 * @param day 'YYYY-MM-DD' in Zurich
 */
export function dayName(day: string, now: Date, language: Language): string {
  const days = daysUntil(day, now);
  const date = formatDayAsOf(day, now, language);
  const words = new Intl.RelativeTimeFormat(`${language}-CH`, { numeric: 'auto' });
  return capitalised(days < -1 || days > 0 ? date : `${words.format(days, 'day')}, ${date}`, language);
}
