import { expect, test } from 'vitest';
import { isProfileCode, matchesProfile, profileFilterOptions } from './profile.ts';

test.each([
  [[], []],
  [['leben'], ['leben']],
  [
    ['leben', 'nichtleben'],
    ['all', 'leben', 'nichtleben'],
  ],
])('profiles %j are offered as %j', (profiles, expected) => {
  expect(profileFilterOptions(profiles)).toEqual(expected);
});

test('filter values are no profiles', () => {
  expect(['leben', 'all', 'allbranche', 'generell'].filter(isProfileCode)).toEqual(['leben', 'generell']);
});

test.each([
  [['leben'], 'leben', true],
  [['leben'], 'nichtleben', false],
  [['leben'], 'all', true],
  [['leben'], 'allbranche', true],
  [['leben'], null, true],
  [[], 'leben', true],
])('what belongs to %j is shown under %s: %s', (profiles, filter, expected) => {
  expect(matchesProfile(profiles, filter)).toBe(expected);
});
