import { expect, test } from 'vitest';
import { courseFrame } from '../testing/statistics.ts';
import { filterOptions, scopeText, withoutUnknown } from './filterOptions.ts';

const { course_session_properties: properties } = courseFrame();

test.each([
  ['de', 'Romandie'],
  ['fr', 'Suisse romande'],
  ['it', 'Svizzera romanda'],
] as const)('in %s the region «Romandie» is chosen as «%s»', (language, name) => {
  expect(filterOptions(properties, language).region).toContainEqual({ value: 'Romandie', label: name });
  expect(scopeText(properties, { region: 'Romandie' }, language)).toBe(name);
});

const comparison = { filter: 'session', value: 'elsewhere' } as const;

test.each([
  [{ filters: { session: 'session-bern', region: 'Romandie', circle: 'key-basis' } }, {}],
  [{ filters: { session: 'elsewhere', circle: 'basis' } }, { session: undefined, circle: undefined }],
  [
    { filters: { profile: 'leben', person: ['ana'] }, comparison },
    { profile: undefined, person: [], compare: undefined },
  ],
])('of what the address says, unknown is left out: %j', (said, expected) => {
  expect(withoutUnknown(properties, said)).toEqual(expected);
});

test('of sessions that are not among the latest nobody knows', () => {
  const filters = { session: 'elsewhere' };
  expect(withoutUnknown({ ...properties, has_more_sessions: true }, { filters })).toEqual({});
});
