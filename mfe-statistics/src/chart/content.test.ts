import { expect, test } from 'vitest';
import { chart } from '../testing/charts.ts';
import { barGeometry } from './barGeometry.ts';
import { greatestOf, pointsOf, rowText, textOf } from './content.ts';

const one = chart({
  rows: [
    { id: 'a', label: 'Kickoff', values: [92], detail: '23 von 25' },
    { id: 'b', label: 'Basis', values: [null], withheld: 'Sichtbar ab 5 Personen' },
  ],
});
const two = chart({
  kind: 'stacked',
  series: [
    { id: 'yes', label: 'ja', colour: 'green' },
    { id: 'no', label: 'nochmals', colour: 'brown' },
  ],
  rows: [
    { id: 'a', label: 'Kickoff', values: [201, 19] },
    { id: 'b', label: 'Basis', values: [null, 3] },
  ],
});

test('each value is read once, and a row without any says why', () => {
  expect(pointsOf(one, 'de').map(({ text }) => text)).toEqual([
    'Kickoff: 92 % · 23 von 25',
    'Basis: Sichtbar ab 5 Personen',
  ]);
  expect(pointsOf(two, 'de')).toEqual([
    { row: 0, series: 0, text: 'Kickoff, ja: 201 %' },
    { row: 0, series: 1, text: 'Kickoff, nochmals: 19 %' },
    { row: 1, series: 0, text: 'Basis, ja: –' },
    { row: 1, series: 1, text: 'Basis, nochmals: 3 %' },
  ]);
});

test('the text alternative has title, unit, sentence and all values', () => {
  expect(textOf(one, 'de')).toBe(
    'Anwesenheit, Prozent. Anteil der Anwesenheiten je Circle. Kickoff: 92 % · 23 von 25; Basis: Sichtbar ab 5 Personen.',
  );
  expect(textOf(one, 'fr')).toContain('Kickoff\u202f: 92 % · 23 von 25\u202f; Basis\u202f: Sichtbar');
});

test.each([
  [one, 0, '92 % · 23 von 25'],
  [one, 1, 'Sichtbar ab 5 Personen'],
  [two, 0, '201 % / 19 %'],
  [two, 1, '– / 3 %'],
] as const)('at the end of a row stand its values', (content, index, text) => {
  const row = content.rows[index];
  expect(row && rowText(content, row)).toBe(text);
});

test.each([
  ['the given end', { ...one, max: 100 }, 100],
  ['the greatest value', one, 92],
  ['the greatest sum', two, 220],
  ['never nothing', chart({ rows: [] }), 1],
])('bars end at %s', (_, content, end) => {
  expect(greatestOf(content)).toBe(end);
});

test('bars side by side need more height than stacked ones', () => {
  const [stacked, grouped] = [barGeometry(two, 600), barGeometry({ ...two, kind: 'bars' }, 600)];
  expect(grouped.bars).toBe(2 * stacked.bars);
  expect(grouped.height - stacked.height).toBe(2 * stacked.bars);
});

test('a label that does not fit beside its values has a line of its own, in the whole chart', () => {
  const long = chart({
    rows: [
      { id: 'a', label: 'Kompetenznachweis Sachversicherung', values: [92] },
      { id: 'b', label: 'Basis', values: [80] },
    ],
  });
  const [narrow, wide] = [barGeometry(long, 280), barGeometry(long, 900)];
  expect([narrow.twoLines, wide.twoLines]).toEqual([true, false]);
  expect(narrow.height).toBeGreaterThan(wide.height);
  expect(narrow.bars, 'the bars stay as high').toBe(wide.bars);
});
