import { expect, test } from 'vitest';
import { gradeColour } from './gradeColour.ts';

test.each([
  [3.99, 'red'],
  [4, 'green'],
  [undefined, 'green'],
  [null, 'green'],
])('grade %s is %s', (grade, colour) => {
  expect(gradeColour(grade)).toBe(colour);
});
