import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  compareDates,
  daysBetween,
  daysUntil,
  deadlineOf,
  hasTime,
  isBackwards,
  isPast,
  isSkippedTime,
  moveByDays,
  toInstant,
  zurichDay,
  zurichTime,
} from './zurich.ts';

describe('an instant', () => {
  test.each([
    ['2026-03-16T08:30:00Z', '2026-03-16T08:30:00.000Z'],
    ['2026-03-16T08:30:00.5+01:00', '2026-03-16T07:30:00.500Z'],
    ['2026-03-16 08:30:00+01', '2026-03-16T07:30:00.000Z'],
    ['2026-03-16', '2026-03-15T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-07-01T08:30', '2026-07-01T06:30:00.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(toInstant(text).toISOString()).toBe(expected);
  });

  test.each(['', 'x', '2026-13-01', '2026-02-30', '16.03.2026', '2026-3-1', '2026-03-16T25:00', '2026-03'])(
    'is not read from «%s»',
    (text) => {
      expect(() => toInstant(text)).toThrow(RangeError);
    },
  );

  test('is the same whether its Zurich time or its UTC time was given', () => {
    const bounds = { min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(bounds), (date) => {
        const wallClock = `${zurichDay(date)}T${zurichTime(date)}`;
        const [day, time] = [zurichDay(toInstant(wallClock)), zurichTime(toInstant(wallClock))];
        expect(`${day}T${time}`).toBe(wallClock);
      }),
    );
  });
});

describe('a time of day', () => {
  test.each([
    ['2026-03-29', '01:59', false],
    ['2026-03-29', '02:00', true],
    ['2026-03-29', '02:59:30', true],
    ['2026-03-29', '03:00', false],
    ['2026-03-28', '02:30', false],
    // shown twice, and the first one counts
    ['2026-10-25', '02:30', false],
    ['2026-03-29', '', false],
    ['', '02:30', false],
  ])('%s %s is left out in spring: %s', (day, time, expected) => {
    expect(isSkippedTime(day, time)).toBe(expected);
  });
});

describe('the clock of Zurich', () => {
  const reference = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Zurich',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const shownAt = (date: Date) => {
    const [year, month, day] = zurichDay(date).split('-');
    return `${day}/${month}/${year}, ${zurichTime(date)}`;
  };

  test.each([
    '1995-09-24T01:00:00Z',
    '1996-10-27T00:59:59Z',
    '1996-10-27T01:00:00Z',
    '2026-03-29T00:59:59Z',
    '2026-03-29T01:00:00Z',
    '2026-10-25T00:59:59Z',
    '2026-10-25T01:00:00Z',
    '2026-12-31T23:30:00Z',
  ])('at %s is the one of the time zone database', (instant) => {
    expect(shownAt(new Date(instant))).toBe(reference.format(new Date(instant)));
  });

  test('is the one of the time zone database in every year', () => {
    const bounds = { min: new Date('1970-01-02'), max: new Date('2099-12-30'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(bounds), (date) => {
        expect(shownAt(date)).toBe(reference.format(date));
      }),
      { numRuns: 2000 },
    );
  });
});

test('a day in the making, whose year has two digits, is one of its year', () => {
  expect([zurichDay('0027-06-01'), zurichTime('0027-06-01T10:00')]).toEqual(['0027-06-01', '10:00']);
});

describe('a deadline', () => {
  test.each([
    ['2026-03-16', '2026-03-16T22:59:59.999Z'],
    ['2026-07-01', '2026-07-01T21:59:59.999Z'],
    ['2026-03-29', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '2026-10-25T22:59:59.999Z'],
    ['2026-03-16T12:00:00Z', '2026-03-16T12:00:00.000Z'],
  ])('on %s ends at %s', (value, expected) => {
    expect(deadlineOf(value).toISOString()).toBe(expected);
  });

  test('without time is not past before midnight in Zurich', () => {
    expect(isPast('2026-03-16', new Date('2026-03-16T22:59:59Z'))).toBe(false);
    expect(isPast('2026-03-16', new Date('2026-03-16T23:00:00Z'))).toBe(true);
  });

  test('with a time is past after it', () => {
    expect(isPast('2026-03-16T12:00:00Z', new Date('2026-03-16T12:00:00Z'))).toBe(false);
    expect(isPast('2026-03-16T12:00:00Z', new Date('2026-03-16T12:00:01Z'))).toBe(true);
  });
});

test('a day without time has no time of day', () => {
  expect([hasTime('2026-03-16'), zurichTime('2026-03-16')]).toEqual([false, '']);
  expect([hasTime(new Date()), hasTime('2026-03-16T00:00'), zurichTime('2026-03-16T00:00')]).toEqual([
    true,
    true,
    '00:00',
  ]);
});

test.each([
  ['2026-03-16', '2026-03-16T22:30:00Z', 0],
  ['2026-03-16', '2026-03-15T23:30:00Z', 0],
  ['2026-03-17T00:30:00+01:00', '2026-03-16T22:30:00Z', 1],
  ['2026-03-30', '2026-03-28T23:30:00Z', 1],
  ['2026-10-26', '2026-10-25T21:00:00Z', 1],
  ['2026-03-01', '2026-03-16T12:00:00Z', -15],
])('days until %s, at %s: %d', (date, now, expected) => {
  expect(daysUntil(date, new Date(now))).toBe(expected);
});

describe('a plan that is moved by days', () => {
  test.each([
    ['2026-03-27T07:30:00.000Z', 7, '2026-04-03T06:30:00.000Z'],
    ['2026-10-30T22:59:59.999Z', -7, '2026-10-23T21:59:59.999Z'],
    ['2026-01-05T08:00:00.000Z', 364, '2027-01-04T08:00:00.000Z'],
  ])('%s, %d days later, is %s', (before, days, after) => {
    expect(moveByDays(new Date(before), days).toISOString()).toBe(after);
  });

  test('counts days over the end of a year and a leap day', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2028-01-01', '2027-12-31')).toBe(-1);
  });

  test('ends before it starts only where both are known', () => {
    expect(isBackwards({ start: '2026-01-02', end: '2026-01-01' })).toBe(true);
    expect(isBackwards({ start: '2026-01-02', end: '2026-01-02' })).toBe(false);
    expect(isBackwards({ start: undefined, end: '2026-01-02' })).toBe(false);
    expect(isBackwards({ start: '2026-01-02' })).toBe(false);
  });
});

test.each([
  [
    ['2027-02-01', '2026-12-31', '2027-01-05'],
    ['2026-12-31', '2027-01-05', '2027-02-01'],
  ],
  [
    ['2026-03-16T08:30:00Z', '2026-03-16T08:30:00Z', '2026-03-16T07:30:00Z'],
    ['2026-03-16T07:30:00Z', '2026-03-16T08:30:00Z', '2026-03-16T08:30:00Z'],
  ],
])('dates %j in their order', (dates, ordered) => {
  expect(dates.toSorted(compareDates)).toEqual(ordered);
});
