import { expect, it } from 'vitest';
import { fullDuration, roundedMinutes, shortDuration } from './duration.ts';

const t = (key: string, values = {}) => `${key.split('.')[1]} ${JSON.stringify(values)}`;

it.each([
  [0, 'minutesShort {"minutes":0}'],
  [90, 'minutesShort {"minutes":90}'],
  [120, 'hoursShort {"hours":2}'],
  [190, 'hoursMinutesShort {"hours":3,"minutes":10}'],
])('writes %i minutes in few characters', (minutes, expected) => {
  expect(shortDuration(minutes, t)).toBe(expected);
});

it('writes full words below two hours', () => {
  expect(fullDuration(1, t)).toBe('minutes {"count":1}');
  expect(fullDuration(240, t)).toBe('hoursShort {"hours":4}');
});

it.each([
  [0, 0],
  [8, 8],
  [11, 15],
  [185, 185],
  [186, 190],
])('estimates %i minutes as %i', (minutes, expected) => {
  expect(roundedMinutes(minutes)).toBe(expected);
});
