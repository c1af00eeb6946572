import type { Language } from '@learn/domain';

/** The text with a capital letter at its beginning, as headings have it: French and Italian days and months have none. */
export function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
