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

test.each([
  ['/appointments', '?courseSessionId=s2', '/dashboard/due-dates?courseSessionId=s2'],
  ['/course/vv/appointments', '?a=b&courseSessionId=s2', '/dashboard/due-dates?course=vv&courseSessionId=s2'],
  ['/course/vv/learn', '?courseSessionId=s2', undefined],
])('%s%s takes the course session along to %s', (pathname, search, expected) => {
  expect(dueDatesAddress(pathname, search)).toBe(expected);
});
