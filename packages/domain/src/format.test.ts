import { describe, expect, it, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayAndMonth,
  formatDayAsOf,
  formatMonth,
  formatPeriod,
  formatPlanned,
  formatPlannedPeriod,
  formatShortDate,
  formatTime,
  otherYear,
} from './format.ts';
import { languages } from './language.ts';
import { addDays } from './zurich.ts';

test.each([
  ['de', 'Montag, 16. März', 'Mo., 16. März'],
  ['fr', 'lundi 16 mars', 'lun. 16 mars'],
  ['it', 'lunedì 16 marzo', 'lun 16 marzo'],
] as const)('a day in %s is «%s», short «%s»', (language, long, short) => {
  expect(formatDay('2026-03-16', language)).toBe(long);
  expect(formatDay('2026-03-15T23:30:00Z', language, 'short')).toBe(short);
});

test.each([
  ['de', '16. März 2026'],
  ['fr', '16 mars 2026'],
  ['it', '16 marzo 2026'],
] as const)('a date in %s is «%s»', (language, date) => {
  expect(formatDate('2026-03-15T23:30:00Z', language)).toBe(date);
});

test.each([
  ['de', '16', 'Mär'],
  ['fr', '16', 'mars'],
  ['it', '16', 'mar'],
] as const)('day and short month in %s are «%s» and «%s»', (language, day, month) => {
  expect(formatDayAndMonth('2026-03-15T23:30:00Z', language)).toEqual([day, month]);
});

test('a time is HH:mm in Zurich', () => {
  expect(formatTime('2026-03-16T07:05:00Z')).toBe('08:05');
  expect(formatTime('2026-07-01T22:00:00Z')).toBe('00:00');
  expect(formatTime('2026-03-16')).toBe('');
});

test('a date without time shows the day only', () => {
  expect(formatDateTime('2026-03-16T08:30', 'de')).toBe('Montag, 16. März, 08:30');
  expect(formatDateTime('2026-03-16', 'de')).toBe('Montag, 16. März');
});

test.each([
  ['2026-03-16T08:30', '2026-03-16T16:30', 'Montag, 16. März, 08:30–16:30'],
  ['2026-03-16T08:30', null, 'Montag, 16. März, 08:30'],
  ['2026-03-16', '2026-03-16', 'Montag, 16. März'],
  ['2026-03-16', '2026-03-17', 'Montag, 16. März – Dienstag, 17. März'],
  ['2026-03-16T08:30', '2026-03-17T12:00', 'Montag, 16. März, 08:30 – Dienstag, 17. März, 12:00'],
])('from %s to %s is «%s»', (start, end, expected) => {
  expect(formatPeriod({ start, end }, 'de')).toBe(expected);
});

test.each([
  [1, 'de', 'Januar'],
  [3, 'fr', 'mars'],
  [12, 'it', 'dicembre'],
] as const)('month %s in %s is %s', (month, language, expected) => {
  expect(formatMonth(month, language)).toBe(expected);
});

test('a day in figures', () => {
  expect(formatShortDate('2026-03-05')).toBe('05.03.2026');
});

test('a plan over years names the year', () => {
  expect(formatPlanned('2026-11-18T22:59:00Z', 'de')).toBe('Mi., 18. November 2026, 23:59');
  expect(formatPlanned('2026-11-18', 'it')).toBe('mer, 18 novembre 2026');
  const day = { start: '2026-11-18T07:30:00Z', end: '2026-11-18T15:30:00Z' };
  expect(formatPlannedPeriod(day, 'fr')).toBe('mer., 18 novembre 2026, 08:30–16:30');
  expect(formatPlannedPeriod({ ...day, end: '2026-11-19T15:30:00Z' }, 'de')).toBe(
    'Mi., 18. November 2026, 08:30 – Do., 19. November 2026, 16:30',
  );
});

describe('a day as of another', () => {
  const now = new Date('2026-12-31T22:30:00Z');

  it.each([
    ['2026-01-05', undefined, 'Montag, 5. Januar'],
    ['2027-01-05', '2027', 'Dienstag, 5. Januar 2027'],
    // half past midnight in Zurich
    ['2026-12-31T23:30:00Z', '2027', 'Freitag, 1. Januar 2027'],
  ])('%s says its year where it is another one', (date, year, words) => {
    expect(otherYear(date, now)).toBe(year);
    expect(formatDayAsOf(date, now, 'de')).toBe(words);
  });

  it('is written as the language does', () => {
    expect(formatDayAsOf('2027-01-05', now, 'fr', 'short')).toBe('mar. 5 janvier 2027');
    expect(formatDayAsOf('2027-01-05', now, 'it')).toBe('martedì 5 gennaio 2027');
  });
});

test.each(languages)('every day is written in %s as a formatter of the platform writes it', (language) => {
  const formatter = (parts: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(`${language}-CH`, { timeZone: 'UTC', ...parts });
    return (day: string) => format(new Date(day));
  };
  const date = { day: 'numeric', month: 'long' } as const;
  const long = formatter({ ...date, weekday: 'long' });
  const short = formatter({ ...date, weekday: 'short' });
  const planned = formatter({ ...date, weekday: 'short', year: 'numeric' });
  const withYear = formatter({ ...date, year: 'numeric' });
  const [dayOfMonth, month] = [formatter({ day: 'numeric' }), formatter({ month: 'short' })];
  for (let number = 0; number < 365; number += 1) {
    const day = addDays('2027-01-01', number);
    expect(formatDay(day, language)).toBe(long(day));
    expect(formatDay(day, language, 'short')).toBe(short(day));
    expect(formatPlanned(day, language)).toBe(planned(day));
    expect(formatDate(day, language)).toBe(withYear(day));
    expect(formatDayAndMonth(day, language)).toEqual([dayOfMonth(day), month(day)]);
  }
});
