import { expect, test } from 'vitest';
import { filterVariables, readFilters } from './filters.ts';

test.each([
  ['', {}],
  ['region=Bern', { region: 'Bern' }],
  ['region=&circle=c1&other=x&person=', { circle: 'c1' }],
  ['person=a&profile=leben&person=b&person=a', { profile: 'leben', person: ['a', 'b'] }],
  [
    'session=s&generation=2026&region=Bern&circle=c',
    { session: 's', generation: '2026', region: 'Bern', circle: 'c' },
  ],
])('the address ?%s has the filters %j', (query, filters) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(filters);
});

test('the server is asked for what is chosen, and for nothing else', () => {
  expect(filterVariables({})).toEqual({});
  expect(filterVariables({ session: 's', generation: '2026' })).toEqual({
    course_session_ids: 's',
    generations: '2026',
  });
  expect(filterVariables({ region: 'Bern', circle: 'c' })).toEqual({ regions: 'Bern', circle_ids: 'c' });
  expect(filterVariables({ profile: 'leben', person: ['a'] })).toEqual({ profiles: 'leben', user_ids: 'a' });
  expect(filterVariables({ person: ['a', 'b'] })).toEqual({ user_ids: ['a', 'b'] });
});
