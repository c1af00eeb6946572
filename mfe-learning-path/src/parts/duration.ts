import { durationParts } from '@learn/domain';
import type { TranslateText } from '../texts.ts';

/** A duration in few characters: «45 Min.», «2 Std.», «3 Std. 10 Min.». @param all minutes, 0 or more, whole */
export function shortDuration(all: number, t: TranslateText): string {
  const { hours, minutes } = durationParts(all);
  if (hours === 0) return t('duration.minutesShort', { minutes });
  return minutes === 0
    ? t('duration.hoursShort', { hours })
    : t('duration.hoursMinutesShort', { hours, minutes });
}

/** A duration in full words, for headings: «12 Minuten», or as {@link shortDuration} from two hours on. */
export function fullDuration(all: number, t: TranslateText): string {
  return durationParts(all).hours === 0 ? t('duration.minutes', { count: all }) : shortDuration(all, t);
}
