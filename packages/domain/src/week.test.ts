import { describe, expect, test } from 'vitest';
import { daysOfWeek, doneInWeek, dueInWeek, estimatedMinutes, weekByDay } from './week.ts';

describe('a week', () => {
  test.each([
    ['a Monday', '2026-11-23T00:00:00+01:00', '2026-11-23', '2026-11-29'],
    ['the last minute of Sunday', '2026-11-29T23:59:59+01:00', '2026-11-23', '2026-11-29'],
    ['Sunday by UTC, Monday in Zurich', '2026-11-22T23:30:00Z', '2026-11-23', '2026-11-29'],
    ['Sunday in summer by UTC, Monday in Zurich', '2026-07-05T22:30:00Z', '2026-07-06', '2026-07-12'],
    ['the week in which summer time ends', '2026-10-25T12:00:00Z', '2026-10-19', '2026-10-25'],
    ['the turn of the year', '2027-01-01T12:00:00Z', '2026-12-28', '2027-01-03'],
  ])('of %s', (_, now, monday, sunday) => {
    const days = daysOfWeek(now);
    expect([days.length, days[0], days[6]]).toEqual([7, monday, sunday]);
  });
});

const thursday = new Date('2026-11-26T09:00:00Z');

describe('what is done in a week', () => {
  test.each([
    ['2026-11-22T22:59:59Z', false],
    ['2026-11-22T23:00:00Z', true],
    ['2026-11-26T08:59:00Z', true],
    ['2026-11-29T22:59:59Z', true],
    ['2026-11-29T23:00:00Z', false],
  ])('%s: %s', (completed_at, counts) => {
    expect(doneInWeek([{ completed_at }], thursday)).toHaveLength(counts ? 1 : 0);
  });

  test('comes with the latest first', () => {
    const at = (completed_at: string) => ({ completed_at });
    expect(
      doneInWeek([at('2026-11-23T08:00:00Z'), at('2026-11-25T08:00:00Z')], thursday).map(({ completed_at }) =>
        completed_at.slice(0, 10),
      ),
    ).toEqual(['2026-11-25', '2026-11-23']);
  });
});

describe('what is due in a week', () => {
  test.each([
    ['yesterday', '2026-11-25T12:00:00Z', null, false, false],
    ['earlier today', '2026-11-26T06:00:00Z', null, false, true],
    ['since yesterday and until tomorrow', '2026-11-25T08:00:00Z', '2026-11-27T15:00:00Z', false, true],
    ['on Sunday, 23:59', '2026-11-29T22:59:00Z', null, false, true],
    ['on Monday', '2026-11-29T23:00:00Z', null, false, false],
    ['tomorrow, and done', '2026-11-27T12:00:00Z', null, true, false],
  ])('%s', (_, start, end, done, counts) => {
    expect(dueInWeek([{ start, end, done }], thursday)).toHaveLength(counts ? 1 : 0);
  });

  test('is ordered by start', () => {
    const on = (start: string) => ({ start, end: null, done: false });
    const dates = [on('2026-11-29T08:00:00Z'), on('2026-11-27T08:00:00Z')];
    expect(dueInWeek(dates, thursday)).toEqual([dates[1], dates[0]]);
  });
});

test('each day says how much is done and due', () => {
  const done = [{ completed_at: '2026-11-23T08:00:00Z' }, { completed_at: '2026-11-23T23:30:00Z' }];
  const due = [{ start: '2026-11-29T22:59:00Z' }];
  expect(weekByDay(done, due, thursday).map((day) => [day.done, day.due])).toEqual([
    [1, 0],
    [1, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 1],
  ]);
});

test.each([
  [[], 0],
  [[4, 5], 9],
  [[20, null, 12], 35],
])('contents of %j minutes take about %s', (all, expected) => {
  expect(estimatedMinutes(all.map((minutes) => ({ minutes })))).toBe(expected);
});
