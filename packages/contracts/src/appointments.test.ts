import { expect, test } from 'vitest';
import { dueDatesAddress } from './appointments.ts';

test.each([
  ['/appointments', '/dashboard/due-dates'],
  ['/appointments/', '/dashboard/due-dates'],
  ['/uk/appointments', '/dashboard/due-dates'],
  ['/course/autoverkauf/appointments', '/dashboard/due-dates?course=autoverkauf'],
  ['/course/a%26b/appointments/', '/dashboard/due-dates?course=a%26b'],
  ['/course/autoverkauf/learn', undefined],
  ['/dashboard/due-dates', undefined],
  ['/course/a/b/appointments', undefined],
])('%s leads to %s', (pathname, expected) => {
  expect(dueDatesAddress(pathname)).toBe(expected);
});
