import type { Language } from '@learn/domain';
import { capitalised } from '../capitalised.ts';

/** «November 2026», «Novembre 2026». @param month YYYY-MM */
export function monthName(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-CH`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return capitalised(format.format(new Date(`${month}-15T12:00:00Z`)), language);
}
