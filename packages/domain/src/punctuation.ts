import type { Language } from './language.ts';

/** A sign as it follows a word: in French a narrow space that does not break stands before it. */
export function signAfter(sign: ':' | ';', language: Language): string {
  return language === 'fr' ? `\u202f${sign}` : sign;
}

/** A name with its value: «Kurs: alle». */
export function labelled(label: string, value: string, language: Language): string {
  return `${label}${signAfter(':', language)} ${value}`;
}
