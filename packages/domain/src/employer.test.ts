import { expect, test } from 'vitest';
import { isConfirmable, namedEmployer, nameEmployer } from './employer.ts';

const none = { confirmed: null, claimed: null };
const confirmed = { confirmed: '1', claimed: null };
const claimed = { confirmed: null, claimed: '1' };

test.each([
  [none, '1', claimed],
  [confirmed, '2', { confirmed: null, claimed: '2' }],
  [claimed, '2', { confirmed: null, claimed: '2' }],
  [confirmed, null, none],
  [claimed, null, none],
])('from %o to %s', (before, named, after) => {
  expect(nameEmployer(before, named)).toEqual(after);
  expect(namedEmployer(after)).toBe(named);
});

test.each([
  [none, null],
  [confirmed, '1'],
  [claimed, '1'],
])('%o named again stays as it is', (employer, named) => {
  expect(nameEmployer(employer, named)).toBe(employer);
});

test('«another one» is nothing that somebody could confirm', () => {
  expect(isConfirmable('-1')).toBe(false);
  expect(isConfirmable('1')).toBe(true);
});
