/** The languages of the product (specification §1); the first is the fallback. */
export const languages = ['de', 'fr', 'it'] as const;

export type Language = (typeof languages)[number];

/** Fallback and starting language. */
export const defaultLanguage: Language = 'de';

/** True for exactly 'de', 'fr' and 'it'. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The first preferred language that is supported, else German (specification §1).
 * @param preferred BCP 47 tags in order of preference, as `navigator.languages` gives them; 'fr-CH' counts as 'fr'.
 */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.trim().split(/[-_]/)[0]?.toLowerCase();
    if (isLanguage(primary)) return primary;
  }
  return defaultLanguage;
}
