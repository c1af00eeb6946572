import { formatShortDate, type Language } from '@learn/domain';
import type { TranslateText } from '../texts.ts';

/** Ids stand for what the field names otherwise. */
const id = /^[\da-f]{8}-[\da-f]{4}-/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** What another person has put into a field meanwhile, as a sentence beside it; without the value where it is no text. */
export function conflictWords(value: unknown, t: TranslateText, language: Language): string {
  const words = wordsOf(value, language);
  if (words === undefined) return t('form.changed.other');
  return words === '' ? t('form.changed.empty') : t('form.changed.value', { value: words });
}

function wordsOf(value: unknown, language: Language): string | undefined {
  if (value === null) return '';
  if (typeof value === 'string' && !id.test(value)) return day.test(value) ? formatShortDate(value) : value;
  if (typeof value !== 'object') return undefined;
  if ('day' in value && 'time' in value) {
    return value.day === '' ? '' : `${formatShortDate(String(value.day))}, ${value.time}`;
  }
  return 'de' in value ? String(Reflect.get(value, language) || value.de) : undefined;
}
