import { expect, it } from 'vitest';
import { durationText } from './duration.ts';

const t = (key: string, values = {}) => `${key.split('.')[1]} ${JSON.stringify(values)}`;

it.each([
  [0, 'minutes {"minutes":0}'],
  [90, 'minutes {"minutes":90}'],
  [120, 'hours {"hours":2}'],
  [190, 'hoursMinutes {"hours":3,"minutes":10}'],
])('writes %i minutes in few characters', (minutes, expected) => {
  expect(durationText(minutes, t)).toBe(expected);
});
