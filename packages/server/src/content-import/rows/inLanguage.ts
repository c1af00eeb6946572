import type { Addresses, Text } from '@learn/course-content';
import type { Language } from '@learn/domain';

/** A value with every text in it replaced by that of one language. */
export type Spoken<Value> = Value extends Text
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: Spoken<Value[Key]> }
    : Value;

/** Takes the texts of one language out of a value of any shape. */
export function inLanguage<Value>(value: Value, language: Language): Spoken<Value> {
  return spoken(value, language) as Spoken<Value>;
}

function spoken(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((element) => spoken(element, language));
  if (typeof value !== 'object' || value === null) return value;
  if ('de' in value && 'fr' in value && 'it' in value) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoken(inner, language)]));
}

/** The text of a language; nothing where it is left out. */
export function textOf(text: Text | undefined, language: Language): string {
  return text?.[language] ?? '';
}

/** The address for a language; nothing where it is left out. */
export function addressOf(addresses: Addresses | undefined, language: Language): string {
  return typeof addresses === 'object' ? addresses[language] : (addresses ?? '');
}
