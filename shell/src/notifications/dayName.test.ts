import { expect, it } from 'vitest';
import { dayName } from './dayName.ts';
import { groupByDay } from './groupByDay.ts';

const now = new Date('2026-03-16T10:00:00+01:00');

it.each([
  ['2026-03-16', 'Heute, Montag, 16. März'],
  ['2026-03-15', 'Gestern, Sonntag, 15. März'],
  ['2026-03-14', 'Samstag, 14. März'],
  ['2025-12-31', 'Mittwoch, 31. Dezember 2025'],
])('%s is %s', (day, name) => {
  expect(dayName(day, now, 'de')).toBe(name);
});

it('begins with a capital letter in every language', () => {
  expect(dayName('2026-03-15', now, 'fr')).toMatch(/^Hier, /);
  expect(dayName('2026-03-16', now, 'it')).toMatch(/^Oggi, /);
  expect(dayName('2026-03-10', now, 'fr')).toBe('Mardi 10 mars');
});

it('groups by the calendar day of Zurich and keeps the order', () => {
  const things = ['2026-03-16T09:00:00Z', '2026-03-15T23:30:00Z', '2026-03-15T22:30:00Z'].map(
    (timestamp) => ({
      timestamp,
    }),
  );
  expect(groupByDay(things).map(({ day, things: ofDay }) => [day, ofDay.length])).toEqual([
    ['2026-03-16', 2],
    ['2026-03-15', 1],
  ]);
});
