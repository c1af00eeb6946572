import { expect, test } from 'vitest';
import { organisation } from '../testing/organisation.ts';
import {
  organisationFigures,
  organisationSums,
  organisationYears,
  profilesOfYear,
  readOrganisationChoice,
} from './organisationView.ts';

const now = new Date('2026-11-25T12:00:00Z');

test.each([
  ['', { year: 2026, profile: 'all' }],
  ['year=2025&profile=leben', { year: 2025, profile: 'leben' }],
  ['year=25&profile=other', { year: 2026, profile: 'all' }],
  ['profile=all', { year: 2026, profile: 'all' }],
])('the address ?%s chooses %j', (address, expected) => {
  expect(readOrganisationChoice(organisation(), new URLSearchParams(address), now)).toEqual(expected);
});

test('on the first hours of a year in Zurich its figures are shown', () => {
  const newYear = new Date('2026-12-31T23:30:00Z');
  expect(readOrganisationChoice(organisation(), new URLSearchParams(), newYear).year).toBe(2027);
});

test('years are those of which something is known, the current and the chosen one', () => {
  expect(organisationYears(organisation(), 2019, now)).toEqual([2026, 2025, 2019]);
});

test.each([
  [2026, 'all', { participants: 3, cost: 17_400.5, payers: 3, examCost: 1260, certificates: 3 }],
  [2026, 'leben', { participants: 1, cost: 14_500.5, payers: 1, examCost: 840, certificates: 3 }],
  [2026, 'generell', { participants: 1, cost: 1450, payers: 1, examCost: 420, certificates: 0 }],
  [2025, 'all', { participants: 0, cost: 960, payers: 1, examCost: 420, certificates: 2 }],
])('the sums of %s, %s', (year, profile, expected) => {
  expect(organisationSums(organisationFigures(organisation(), { year, profile }))).toMatchObject(expected);
});

test('profiles of a page are those of its rows', () => {
  expect(profilesOfYear(organisation(), 2026, 'costs')).toEqual([
    { code: 'generell', name: 'Generell', count: 1 },
    { code: 'leben', name: 'Leben', count: 1 },
  ]);
  expect(profilesOfYear(organisation(), 2026, 'certificates')).toEqual([
    { code: 'leben', name: 'Leben', count: 3 },
  ]);
});
