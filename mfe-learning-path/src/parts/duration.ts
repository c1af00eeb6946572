import { durationParts } from '@learn/domain';
import type { TranslateText } from '../texts.ts';

/** A duration in few characters: «45 Min.», «2 Std.», «3 Std. 10 Min.». @param all minutes, 0 or more, whole */
export function durationText(all: number, t: TranslateText): string {
  const { hours, minutes } = durationParts(all);
  if (hours === 0) return t('duration.minutes', { minutes });
  return minutes === 0 ? t('duration.hours', { hours }) : t('duration.hoursMinutes', { hours, minutes });
}
