import { expect, test } from 'vitest';
import { formatVbvId, fullName, initials } from './person.ts';

test.each([
  ['Lena', 'Keller', 'Lena Keller', 'LK'],
  [' Lena ', ' Keller ', 'Lena Keller', 'LK'],
  ['Lena', '', 'Lena', 'L'],
  [null, 'Keller', 'Keller', 'K'],
  ['élodie', 'de Witt', 'élodie de Witt', 'ÉD'],
  [undefined, undefined, '', ''],
])('%s and %s are «%s», %s', (first, last, name, letters) => {
  expect(fullName(first, last)).toBe(name);
  expect(initials(first, last)).toBe(letters);
});

test.each([
  [123456789, '123-456-789'],
  ['123456789', '123-456-789'],
  [4711, '000-004-711'],
  [1234567890, '1234567890'],
  ['VBV-1', 'VBV-1'],
  ['', undefined],
  [null, undefined],
])('vbv_id %s is shown as %s', (vbvId, expected) => {
  expect(formatVbvId(vbvId)).toBe(expected);
});
