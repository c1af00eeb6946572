import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { regionName, regionNames, regionOptions } from './region.ts';

test.each([
  ['Zürich', ['Zürich', 'Zurich', 'Zurigo']],
  ['Ticino', ['Tessin', 'Tessin', 'Ticino']],
  ['Bezirk Nord', ['Bezirk Nord', 'Bezirk Nord', 'Bezirk Nord']],
  ['constructor', ['constructor', 'constructor', 'constructor']],
  ['', ['', '', '']],
])('the region stored as «%s» is called %j', (region, names) => {
  expect(languages.map((language) => regionName(region, language))).toEqual(names);
});

test('no two regions have the same name in a language', () => {
  for (const language of languages) {
    const names = Object.keys(regionNames).map((region) => regionName(region, language));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('regions are offered by their names, and chosen by what is stored', () => {
  const regions = ['Mittelland', 'Ostschweiz', 'Romandie', 'Zürich'];
  expect(regionOptions(regions, 'fr')).toEqual([
    { value: 'Mittelland', label: 'Plateau suisse' },
    { value: 'Ostschweiz', label: 'Suisse orientale' },
    { value: 'Romandie', label: 'Suisse romande' },
    { value: 'Zürich', label: 'Zurich' },
  ]);
  expect(regionOptions(regions, 'it').map(({ value }) => value)).toEqual([
    'Mittelland',
    'Ostschweiz',
    'Romandie',
    'Zürich',
  ]);
});
