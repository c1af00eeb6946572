import { countryCodes } from './country.ts';
import type { Language } from './language.ts';

/** A country to choose: its code, and its name in a language. */
export interface CountryOption {
  readonly value: string;
  readonly label: string;
}

const known = new Map<Language, readonly CountryOption[]>();

/** The countries by their names in a language; Switzerland and Liechtenstein, where nearly everybody lives, come first. */
export function countryOptions(language: Language): readonly CountryOption[] {
  const before = known.get(language);
  if (before) return before;
  const locale = `${language}-CH`;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const first = ['CH', 'LI'];
  const options = countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => rank(one.value) - rank(other.value) || compare(one.label, other.label));
  known.set(language, options);
  return options;

  function rank(code: string): number {
    return first.includes(code) ? first.indexOf(code) : first.length;
  }
}
