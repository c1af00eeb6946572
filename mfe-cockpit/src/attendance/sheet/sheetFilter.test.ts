import { expect, test } from 'vitest';
import { passes, readView, sheetFilters, withView } from './sheetFilter.ts';

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
