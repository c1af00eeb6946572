import { describe, expect, test } from 'vitest';
import { examStates } from './exam.ts';
import {
  canBookExam,
  examAttemptsLeft,
  examBookingEnds,
  examStateNow,
  freeSeats,
  hasExamAttempt,
  hasExamBegun,
  isExamBookingOver,
  isExamDateFree,
  upcomingExamDates,
} from './examDate.ts';

const start = '2026-03-02T08:00:00+01:00';

describe('the date of an exam', () => {
  test.each([
    ['2026-03-02T06:59:59.999Z', false],
    ['2026-03-02T07:00:00.000Z', true],
    ['2026-03-02T07:00:00.001Z', true],
  ])('at %s it has begun: %s', (now, begun) => {
    expect(hasExamBegun(start, new Date(now))).toBe(begun);
    expect(examStateNow('booked', start, new Date(now))).toBe(begun ? 'ready' : 'booked');
  });

  test('makes a ready exam of a booked one only', () => {
    const later = new Date('2026-03-03T00:00:00Z');
    for (const state of examStates.filter((one) => one !== 'booked'))
      expect(examStateNow(state, start, later)).toBe(state);
    expect(examStateNow('booked', undefined, later)).toBe('booked');
  });

  test.each([
    [2, 0, false, true],
    [2, 1, false, true],
    [2, 2, false, false],
    [2, 3, false, false],
    [2, 0, true, false],
  ])('of %d seats with %d taken, own date %s, offers one: %s', (seats, taken, is_booked, offered) => {
    const date = { start, free_seats: freeSeats(seats, taken), is_booked };
    expect(isExamDateFree(date, new Date('2026-03-01T12:00:00Z'))).toBe(offered);
    expect(isExamDateFree(date, new Date(start))).toBe(false);
  });

  test.each([
    [undefined, '2026-03-02T07:00:00.000Z'],
    [null, '2026-03-02T07:00:00.000Z'],
    ['2026-02-20T22:59:59Z', '2026-02-20T22:59:59.000Z'],
    ['2026-03-05T22:59:59Z', '2026-03-02T07:00:00.000Z'],
  ])('with the deadline %s is booked and given back until %s', (booking_until, ends) => {
    const date = { start, booking_until };
    expect(examBookingEnds(date).toISOString()).toBe(ends);
    expect(isExamBookingOver(date, new Date(Date.parse(ends) - 1))).toBe(false);
    expect(isExamBookingOver(date, new Date(ends))).toBe(true);
  });
});

describe('an exam', () => {
  test('is booked before it has begun', () => {
    expect(examStates.filter(canBookExam)).toEqual(['booked', 'cancelled', 'bookingReady']);
    expect(canBookExam('unknown')).toBe(false);
  });

  test.each([
    [3, 0, true],
    [3, 2, true],
    [3, 3, false],
    [3, 4, false],
  ])('of %d attempts with %d taken offers another: %s', (maximum, attempts, offered) => {
    expect(hasExamAttempt(examAttemptsLeft(maximum, attempts))).toBe(offered);
  });

  test.each([null, undefined])('without a limit (%s) offers another', (attemptsLeft) => {
    expect(hasExamAttempt(attemptsLeft)).toBe(true);
  });
});

test.each([
  ['2026-03-01T00:00:00Z', ['a', 'b']],
  ['2026-03-16T07:59:59Z', ['a', 'b']],
  ['2026-03-16T08:00:00Z', ['b']],
  ['2026-04-01T00:00:00Z', []],
])('at %s the dates %j are offered', (now, offered) => {
  const dates = [
    { id: 'a', start: '2026-03-16T08:00:00Z' },
    { id: 'b', start: '2026-03-20T08:00:00Z' },
  ];
  expect(upcomingExamDates(dates, new Date(now)).map(({ id }) => id)).toEqual(offered);
});
