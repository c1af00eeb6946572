import { expect, it } from 'vitest';
import {
  calendarYear,
  certificatesByProfile,
  certificatesByYear,
  costsByMonth,
  costsByProfile,
  examPart,
  examsByMonth,
  examsByProfile,
  ofProfile,
  peopleByProfile,
  profileCounts,
  sumChf,
  wholePercent,
  yearChoices,
} from './organisationFigures.ts';

it.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[730.5, 100, 200], 1030.5],
])('%j add up to %s', (prices, expected) => {
  expect(sumChf(prices)).toBe(expected);
});

it.each([
  [30, 37, 81],
  [1, 2, 50],
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [0, 4, 0],
  [4, 4, 100],
  [0, 0, undefined],
])('%s of %s are %s percent', (part, whole, expected) => {
  expect(wholePercent(part, whole)).toBe(expected);
});

it.each([
  ['2025-12-31T22:59:00Z', 2025],
  ['2025-12-31T23:01:00Z', 2026],
  ['2026-06-01T10:00:00Z', 2026],
])('%s is in the year %s in Zurich', (moment, expected) => {
  expect(calendarYear(new Date(moment))).toBe(expected);
});

const cost = (chosen_profile: string | null, day: string, price_chf: number) => ({
  chosen_profile,
  day,
  price_chf,
});
const costs = [
  cost('leben', '2026-03-01', 1450),
  cost('leben', '2026-03-31', 1450),
  cost('generell', '2026-11-02', 960),
  cost(null, '2026-11-03', 880.5),
];

it.each([
  ['all', 4],
  ['leben', 2],
  ['nichtleben', 0],
])('under the filter %s there are %s rows', (profile, expected) => {
  expect(ofProfile(costs, profile)).toHaveLength(expected);
});

it('profiles are counted in their order, those that do not occur are left out', () => {
  const listed = [{ code: 'generell' }, { code: 'nichtleben' }, { code: 'leben' }];
  expect(profileCounts(costs, listed)).toEqual([
    { code: 'generell', count: 1 },
    { code: 'leben', count: 2 },
  ]);
});

it('people by profile begin with the most, those without one come last', () => {
  const listed = [{ code: 'generell' }, { code: 'leben' }];
  expect(peopleByProfile(costs, listed)).toEqual([
    { key: 'leben', count: 2 },
    { key: 'generell', count: 1 },
    { key: null, count: 1 },
  ]);
  expect(peopleByProfile(costs.slice(0, 2), listed)).toEqual([{ key: 'leben', count: 2 }]);
});

const granted = (year: number, profile_code: string, count: number) => ({ year, profile_code, count });
const certificates = [granted(2026, 'leben', 3), granted(2024, 'generell', 1), granted(2026, 'generell', 4)];

it('certificates are counted by profile and by year', () => {
  expect(certificatesByProfile(certificates)).toEqual([
    { key: 'generell', count: 5 },
    { key: 'leben', count: 3 },
  ]);
  expect(certificatesByYear(certificates)).toEqual([
    { key: 2024, count: 1 },
    { key: 2026, count: 7 },
  ]);
});

it('costs by month have all twelve months', () => {
  const months = costsByMonth(costs, ({ day }) => day);
  expect(months.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(months[2]).toEqual({ key: 3, count: 2, total_chf: 2900 });
  expect(months[10]).toEqual({ key: 11, count: 2, total_chf: 1840.5 });
  expect(months[0]).toEqual({ key: 1, count: 0, total_chf: 0 });
});

it('costs by profile begin with the greatest', () => {
  expect(costsByProfile(costs)).toEqual([
    { key: 'leben', count: 2, total_chf: 2900 },
    { key: 'generell', count: 1, total_chf: 960 },
    { key: null, count: 1, total_chf: 880.5 },
  ]);
});

const exam = (chosen_profile: string | null, exam_result: 'passed' | 'failed', day: string) => ({
  chosen_profile,
  exam_result,
  day,
});
const exams = [
  exam('leben', 'passed', '2026-06-01'),
  exam('leben', 'failed', '2026-03-01'),
  exam('leben', 'passed', '2026-03-02'),
  exam('generell', 'passed', '2026-06-02'),
];

it('the pass rate is the rounded percentage of passed exams', () => {
  expect(examPart('all', exams)).toEqual({ key: 'all', taken: 4, passed: 3, rate: 75 });
  expect(examPart('none', [])).toEqual({ key: 'none', taken: 0, passed: 0, rate: undefined });
  expect(examsByProfile(exams)).toEqual([
    { key: 'generell', taken: 1, passed: 1, rate: 100 },
    { key: 'leben', taken: 3, passed: 2, rate: 67 },
  ]);
});

it('exams by month are in the order of the year, without empty months', () => {
  expect(examsByMonth(exams, ({ day }) => day)).toEqual([
    { key: 3, taken: 2, passed: 1, rate: 50 },
    { key: 6, taken: 2, passed: 2, rate: 100 },
  ]);
});

it.each([
  [[], [2026]],
  [
    [2024, 2026, 2025, 2024],
    [2026, 2025, 2024],
  ],
  [[2027], [2027, 2026]],
])('of %j the choices are %j', (known, expected) => {
  expect(yearChoices(known, 2026)).toEqual(expected);
});
