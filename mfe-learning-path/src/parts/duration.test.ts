import { expect, it } from 'vitest';
import { fullDuration, shortDuration } from './duration.ts';

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
