import { daysUntil, formatDay, formatTime, type Language } from '@learn/domain';
import type { TranslateText } from '../texts.ts';

/** «gespeichert 14:03» for today, else with the day. @param savedAt ISO 8601 */
export function savedText(
  tProfile: TranslateText<'profile'>,
  language: Language,
  savedAt: string,
  now: Date,
): string {
  return daysUntil(savedAt, now) === 0
    ? tProfile('evaluate.savedToday', { time: formatTime(savedAt) })
    : tProfile('evaluate.savedOn', { day: formatDay(savedAt, language) });
}
