import { formatMonth, type Language } from '@learn/domain';
import { capitalised } from '../capitalised.ts';

/** «November 2026», «Novembre 2026». @param month YYYY-MM */
export function monthName(month: string, language: Language): string {
  const [year, number] = month.split('-');
  return capitalised(`${formatMonth(Number(number), language)} ${year}`, language);
}
