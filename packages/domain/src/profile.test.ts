import { expect, test } from 'vitest';
import { belongsToPath, isProfileCode, matchesProfile, profileFilterOptions } from './profile.ts';

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

test.each([
  [['leben'], ['leben'], true],
  [['leben'], ['nichtleben'], false],
  [['leben'], ['nichtleben', 'leben'], true],
  [['leben'], [null], true],
  [['leben'], ['nichtleben', null], true],
  [[], ['nichtleben'], true],
  [[], [], false],
])('what belongs to %j is in the path of a person who has chosen %j: %s', (profiles, chosen, expected) => {
  expect(belongsToPath(profiles, chosen)).toBe(expected);
});
