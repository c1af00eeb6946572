import { formatShortDate, languages } from '@learn/domain';
import type { TranslateText } from '../texts.ts';

/** Ids stand for what the field names otherwise. */
const id = /^[\da-f]{8}-[\da-f]{4}-/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** What another person has put into a field meanwhile, as a sentence beside it; without the value where it is no text. */
export function conflictWords(value: unknown, t: TranslateText): string {
  const words = wordsOf(value, t);
  if (words === undefined) return t('form.changed.other');
  return words === '' ? t('form.changed.empty') : t('form.changed.value', { value: words });
}

function wordsOf(value: unknown, t: TranslateText): string | undefined {
  if (value === null) return '';
  const language = languages.find((one) => one === value);
  if (language !== undefined) return t(`form.language.${language}`);
  if (typeof value === 'string' && !id.test(value)) return day.test(value) ? formatShortDate(value) : value;
  if (typeof value !== 'object' || !('day' in value && 'time' in value)) return undefined;
  return value.day === '' ? '' : `${formatShortDate(String(value.day))}, ${value.time}`;
}
