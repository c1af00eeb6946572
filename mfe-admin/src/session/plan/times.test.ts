import { expect, test } from 'vitest';
import { isWhole, momentAt, momentOf, typedMoment, typedPeriod } from './times.ts';

test('what is typed in winter and in summer is Zurich time', () => {
  expect(momentAt('2026-01-12', '08:30')).toBe('2026-01-12T07:30:00.000Z');
  expect(momentAt('2026-07-12', '08:30')).toBe('2026-07-12T06:30:00.000Z');
});

test('a period is shown as it was typed', () => {
  const typed = { day: '2026-07-12', from: '08:30', until: '16:00' };
  expect(typedPeriod(momentAt(typed.day, typed.from), momentAt(typed.day, typed.until))).toEqual(typed);
  expect(isWhole(typed)).toBe(true);
  expect(isWhole({ ...typed, until: '' })).toBe(false);
});

test('a deadline without time counts to the end of its day, and without a day it is none', () => {
  expect(momentOf({ day: '2026-01-12', time: '' })).toBe('2026-01-12T22:59:00.000Z');
  expect(momentOf(typedMoment(null, '23:59'))).toBeNull();
  expect(typedMoment('2026-01-12T22:59:00.000Z', '12:00')).toEqual({ day: '2026-01-12', time: '23:59' });
});
