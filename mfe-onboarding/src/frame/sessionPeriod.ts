import { formatDate, type Language } from '@learn/domain';

/** When a session takes place: «2. März 2026 – 30. Oktober 2026». */
export function sessionPeriod(
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string },
  language: Language,
): string {
  return `${formatDate(start_date, language)} – ${formatDate(end_date, language)}`;
}
