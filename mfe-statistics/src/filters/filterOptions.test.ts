import { expect, test } from 'vitest';
import { courseFrame } from '../testing/statistics.ts';
import { filterOptions, scopeText } from './filterOptions.ts';

const { course_session_properties: properties } = courseFrame();

test.each([
  ['de', 'Romandie'],
  ['fr', 'Suisse romande'],
  ['it', 'Svizzera romanda'],
] as const)('in %s the region «Romandie» is chosen as «%s»', (language, name) => {
  expect(filterOptions(properties, language).region).toContainEqual({ value: 'Romandie', label: name });
  expect(scopeText(properties, { region: 'Romandie' }, language)).toBe(name);
});
