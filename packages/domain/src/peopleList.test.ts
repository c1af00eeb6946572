import { expect, test } from 'vitest';
import { type ListRules, type ListView, shownRows } from './peopleList.ts';

interface Row {
  readonly name: string;
  readonly done: boolean;
  readonly points?: number;
}

const rows: readonly Row[] = [
  { name: 'Ana Berger', done: true, points: 3 },
  { name: 'Bruno Caduff', done: false },
  { name: 'Chloé Dubois', done: true, points: 5 },
  { name: 'Dario Egli', done: false, points: 3 },
];

const rules: ListRules<Row, 'done' | 'open', 'name' | 'points'> = {
  isIn: (state, { done }) => done === (state === 'done'),
  searched: ({ name }) => name,
  figures: { points: ({ points }) => points },
};

test.each<[Partial<ListView<'done' | 'open', 'name' | 'points'>>, string]>([
  [{}, 'ABCD'],
  [{ descending: true }, 'DCBA'],
  [{ state: 'done' }, 'AC'],
  [{ search: 'chloe' }, 'C'],
  [{ state: 'open', search: 'd' }, 'D'],
  [{ sort: 'points' }, 'ADCB'],
  [{ sort: 'points', descending: true }, 'CADB'],
  [{ sort: 'points', state: 'open' }, 'DB'],
])('%j shows %s', (change, expected) => {
  const view: ListView<'done' | 'open', 'name' | 'points'> = {
    state: 'all',
    search: '',
    sort: 'name',
    descending: false,
    ...change,
  };
  const shown = shownRows(rows, view, rules);
  expect(shown.map(({ name }) => name[0]).join('')).toBe(expected);
});
