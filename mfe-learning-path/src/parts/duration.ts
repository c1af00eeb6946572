import type { TranslateText } from '../texts.ts';

/** From this many minutes on, hours are easier to read. */
const hoursFrom = 120;

/** A duration in few characters: «45 Min.», «2 Std.», «3 Std. 10 Min.». @param minutes 0 or more, whole */
export function shortDuration(minutes: number, t: TranslateText): string {
  if (minutes < hoursFrom) return t('duration.minutesShort', { minutes });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0
    ? t('duration.hoursShort', { hours })
    : t('duration.hoursMinutesShort', { hours, minutes: rest });
}

/** A duration in full words, for headings: «12 Minuten», or as {@link shortDuration} from two hours on. */
export function fullDuration(minutes: number, t: TranslateText): string {
  return minutes < hoursFrom ? t('duration.minutes', { count: minutes }) : shortDuration(minutes, t);
}

/** Minutes that are meant as an estimate: above ten, up to the next five. */
export function roundedMinutes(minutes: number): number {
  return minutes > 10 ? Math.ceil(minutes / 5) * 5 : minutes;
}
