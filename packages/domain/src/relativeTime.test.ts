import { expect, it } from 'vitest';
import { languages } from './language.ts';
import { formatDaysAway, formatRelative } from './relativeTime.ts';

const now = new Date('2026-03-16T10:00:00+01:00');

it.each([
  ['2026-03-16T09:59:30+01:00', 'jetzt'],
  ['2026-03-16T10:00:20+01:00', 'jetzt'],
  ['2026-03-16T09:58:10+01:00', 'vor 1 Minute'],
  ['2026-03-16T09:01:00+01:00', 'vor 59 Minuten'],
  ['2026-03-16T07:10:00+01:00', 'vor 2 Stunden'],
  ['2026-03-15T23:30:00+01:00', 'gestern'],
  ['2026-03-12T23:30:00+01:00', 'vor 4 Tagen'],
  ['2026-03-09T08:00:00+01:00', 'letzte Woche'],
  ['2026-02-20T08:00:00+01:00', 'vor 3 Wochen'],
  ['2025-12-10T08:00:00+01:00', 'vor 3 Monaten'],
  ['2024-01-10T08:00:00+01:00', 'vor 2 Jahren'],
  ['2026-03-17', 'morgen'],
  ['2026-03-16T13:30:00+01:00', 'in 3 Stunden'],
])('says of %s: %s', (date, words) => {
  expect(formatRelative(date, now, 'de')).toBe(words);
});

it.each([
  ['2026-11-15', 'vor 2 Wochen'],
  ['2026-11-16', 'letzte Woche'],
  ['2026-12-06', 'nächste Woche'],
  ['2026-12-08', 'in 2 Wochen'],
  ['2026-10-20', 'letzten Monat'],
  ['2026-09-30', 'vor 1 Monat'],
  ['2025-11-01', 'letztes Jahr'],
  ['2024-12-31', 'vor 1 Jahr'],
])('calls the week, month and year beside this one by their names only: %s is %s', (date, words) => {
  expect(formatRelative(date, new Date('2026-11-28T10:00:00+01:00'), 'de')).toBe(words);
});

it('speaks all three languages', () => {
  expect(formatRelative('2026-03-15T12:00:00+01:00', now, 'fr')).toBe('hier');
  expect(formatRelative('2026-03-16T09:00:00+01:00', now, 'it')).toBe('1 ora fa');
  expect([formatRelative(now, now, 'fr'), formatRelative(now, now, 'it')]).toEqual(['maintenant', 'ora']);
});

it.each(languages)('says in %s what a formatter of the platform says', (language) => {
  const format = new Intl.RelativeTimeFormat(`${language}-CH`, { numeric: 'auto' });
  const units = [
    ['minute', 60_000, 59],
    ['hour', 3_600_000, 9],
    ['day', 86_400_000, 6],
    ['week', 7 * 86_400_000, 4],
    ['month', 30 * 86_400_000, 12],
    ['year', 365 * 86_400_000, 30],
  ] as const;
  for (const [unit, length, most] of units) {
    for (const count of Array.from({ length: most }, (_, index) => index + 1).flatMap((one) => [-one, one])) {
      const date = new Date(now.getTime() + count * length);
      expect(formatRelative(date, now, language)).toBe(format.format(count, unit));
    }
  }
  for (const days of [-3, -2, -1, 0, 1, 2, 3]) {
    expect(formatDaysAway(days, language)).toBe(format.format(days, 'day'));
  }
});
