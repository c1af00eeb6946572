import type { Language } from '@learn/domain';

/** «November 2026», in French and Italian «novembre 2026». @param month YYYY-MM */
export function monthName(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-CH`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-15T12:00:00Z`));
}
