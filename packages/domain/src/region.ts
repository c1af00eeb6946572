import type { Language } from './language.ts';

/** The regions whose names differ between the languages, by the string that is stored. */
export const regionNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  Basel: { de: 'Basel', fr: 'Bâle', it: 'Basilea' },
  Bern: { de: 'Bern', fr: 'Berne', it: 'Berna' },
  Deutschschweiz: { de: 'Deutschschweiz', fr: 'Suisse alémanique', it: 'Svizzera tedesca' },
  Mittelland: { de: 'Mittelland', fr: 'Plateau suisse', it: 'Altopiano svizzero' },
  Nordwestschweiz: { de: 'Nordwestschweiz', fr: 'Suisse du Nord-Ouest', it: 'Svizzera nordoccidentale' },
  Ostschweiz: { de: 'Ostschweiz', fr: 'Suisse orientale', it: 'Svizzera orientale' },
  Romandie: { de: 'Romandie', fr: 'Suisse romande', it: 'Svizzera romanda' },
  Ticino: { de: 'Tessin', fr: 'Tessin', it: 'Ticino' },
  Zentralschweiz: { de: 'Zentralschweiz', fr: 'Suisse centrale', it: 'Svizzera centrale' },
  Zürich: { de: 'Zürich', fr: 'Zurich', it: 'Zurigo' },
};

/** The name of a region in a language. @param region as it is stored; one without names of its own is shown as it is */
export function regionName(region: string, language: Language): string {
  return Object.hasOwn(regionNames, region) ? (regionNames[region]?.[language] ?? region) : region;
}

/** Regions to choose from, by their names in a language. @param regions as they are stored, which are the values */
export function regionOptions(
  regions: readonly string[],
  language: Language,
): { readonly value: string; readonly label: string }[] {
  return regions
    .map((region) => ({ value: region, label: regionName(region, language) }))
    .sort((left, right) => left.label.localeCompare(right.label, language));
}
