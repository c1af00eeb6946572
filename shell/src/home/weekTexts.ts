import { durationParts } from '@learn/domain';
import { useRemoteTexts } from '@learn/platform/i18n';

/** Texts of the week of a participant. */
export function useTexts() {
  const texts = useRemoteTexts<typeof import('../locales/week.de.json')>('shell/week');
  const { t } = texts;
  /** «etwa 45 Min.»; undefined where nothing says how long it takes. @param all minutes */
  const about = (all: number): string | undefined => {
    if (all === 0) return undefined;
    const { hours, minutes } = durationParts(all);
    if (hours === 0) return t('about.minutes', { minutes });
    return minutes === 0 ? t('about.hours', { hours }) : t('about.both', { hours, minutes });
  };
  return { ...texts, about };
}
