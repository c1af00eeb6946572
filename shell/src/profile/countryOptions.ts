import { countryCodes, type Language } from '@learn/domain';
import type { ComboboxOption } from '@learn/ui/form';

const known = new Map<Language, readonly ComboboxOption<string>[]>();

/** The countries by their names in a language; Switzerland and Liechtenstein, where nearly everybody lives, come first. */
export function countryOptions(language: Language): readonly ComboboxOption<string>[] {
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
