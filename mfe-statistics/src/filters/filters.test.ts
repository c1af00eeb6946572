import { expect, test } from 'vitest';
import { filterVariables, readFilters, withParameters } from './filters.ts';

test.each([
  ['', {}],
  ['region=Bern', { region: 'Bern' }],
  ['region=&circle=c1&other=x', { circle: 'c1' }],
  [
    'session=s&generation=2026&region=Bern&circle=c',
    { session: 's', generation: '2026', region: 'Bern', circle: 'c' },
  ],
])('the address ?%s has the filters %j', (query, filters) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(filters);
});

test.each([
  ['region=Bern&x=1', { region: undefined }, 'x=1'],
  ['region=Bern', { region: 'Ticino & Co.' }, 'region=Ticino+%26+Co.'],
  ['', { session: 's', circle: 'c' }, 'session=s&circle=c'],
  ['session=s', { session: '' }, ''],
])('?%s with %j is ?%s', (query, change, expected) => {
  expect(withParameters(new URLSearchParams(query), change).toString()).toBe(expected);
});

test('the server is asked for what is chosen, and for nothing else', () => {
  expect(filterVariables({})).toEqual({});
  expect(filterVariables({ session: 's', generation: '2026' })).toEqual({
    course_session_ids: 's',
    generations: '2026',
  });
  expect(filterVariables({ region: 'Bern', circle: 'c' })).toEqual({ regions: 'Bern', circle_ids: 'c' });
});
