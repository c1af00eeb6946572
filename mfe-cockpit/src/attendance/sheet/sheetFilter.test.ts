import { expect, test } from 'vitest';
import { dayIn, participant, sessionWith } from '../../testing/session.ts';
import { attendanceDaysOf } from '../attendanceDay.ts';
import { matches, passes, readView, sheetFilters, withView } from './sheetFilter.ts';

test.each([
  [null, true, ['all', 'open']],
  [null, false, ['all']],
  ['PRESENT', true, ['all']],
  ['LATE', true, ['all']],
  ['ABSENT', true, ['all', 'away']],
  ['EXCUSED', true, ['all', 'away']],
  ['DISPENSED', true, ['all', 'away']],
  ['ABSENT', false, ['all', 'away']],
] as const)('%s of a person who is expected (%s): %j', (status, expected, filters) => {
  expect(sheetFilters.filter((filter) => passes(filter, status, expected))).toEqual(filters);
});

test.each([
  ['', true],
  ['chl', true],
  ['CHLOE', true],
  ['dubois chloé', true],
  ['four', true],
  ['hloé', false],
  ['chloé berger', false],
])('«%s» finds Chloé Dubois-Fournier: %s', (search, expected) => {
  const person = participant('x', { first_name: 'Chloé', last_name: 'Dubois-Fournier' });
  const [day] = attendanceDaysOf(sessionWith([dayIn('2026-03-10')], [person]));
  const [found] = day?.participants ?? [];
  expect(found && matches(search, found)).toBe(expected);
});

test('the address says what is shown, and nothing that goes without saying', () => {
  const address = withView(new URLSearchParams('day=d1'), { filter: 'open', search: 'ana' });
  expect(address.toString()).toBe('day=d1&filter=open&search=ana');
  expect(readView(address)).toEqual({ day: 'd1', filter: 'open', search: 'ana' });
  expect(withView(address, { filter: 'all', search: '' }).toString()).toBe('day=d1');
  expect(readView(new URLSearchParams('filter=nonsense'))).toEqual({
    day: undefined,
    filter: 'all',
    search: '',
  });
});
