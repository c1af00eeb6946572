import { describe, expect, it } from 'vitest';
import { daysLeft } from './daysLeft.ts';
import { groupByDay } from './groupByDay.ts';
import { monthName } from './monthName.ts';

const now = new Date('2026-03-02T20:00:00+01:00');

describe('a date is near', () => {
  it.each([
    ['earlier today', { start: '2026-03-02T08:00:00+01:00' }, 0],
    ['over since yesterday', { start: '2026-03-01T08:00:00+01:00' }, undefined],
    [
      'begun before and not over',
      { start: '2026-02-20T08:00:00+01:00', end: '2026-03-05T17:00:00+01:00' },
      0,
    ],
    ['tomorrow just after midnight', { start: '2026-03-02T23:30:00Z', end: null }, 1],
    ['in a week', { start: '2026-03-09T08:00:00+01:00' }, 7],
    ['in eight days', { start: '2026-03-10T08:00:00+01:00' }, undefined],
  ])('%s', (_name, dueDate, expected) => {
    expect(daysLeft(dueDate, now)).toBe(expected);
  });
});

it('dates are put together by month and by the day in Zurich', () => {
  const at = (start: string) => ({ start });
  const dates = [
    at('2026-03-30T08:00:00+02:00'),
    at('2026-03-30T12:00:00+02:00'),
    at('2026-03-31T21:59:00Z'),
    at('2026-03-31T22:30:00Z'),
  ];
  expect(
    groupByDay(dates).map(({ month, days }) => [
      month,
      days.map(({ day, dueDates }) => [day, dueDates.length]),
    ]),
  ).toEqual([
    [
      '2026-03',
      [
        ['2026-03-30', 2],
        ['2026-03-31', 1],
      ],
    ],
    ['2026-04', [['2026-04-01', 1]]],
  ]);
  expect(groupByDay([])).toEqual([]);
});

it.each([
  ['de', 'März 2026'],
  ['fr', 'Mars 2026'],
  ['it', 'Marzo 2026'],
] as const)('months are named in %s', (language, expected) => {
  expect(monthName('2026-03', language)).toBe(expected);
});
