import { expect, it } from 'vitest';
import { formatRelative } from './relativeTime.ts';

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

it('speaks all three languages', () => {
  expect(formatRelative('2026-03-15T12:00:00+01:00', now, 'fr')).toBe('hier');
  expect(formatRelative('2026-03-16T09:00:00+01:00', now, 'it')).toBe('1 ora fa');
});
