import { expect, it } from 'vitest';
import { formatPhoneNumber } from './phoneNumber.ts';

it.each([
  ['+41791234567', '+41 79 123 45 67'],
  ['+41315550142', '+41 31 555 01 42'],
  ['+4930901820', '+4930901820'],
  ['+4179123456', '+4179123456'],
  ['079 123 45 67', '079 123 45 67'],
  ['', ''],
])('%s reads %s', (value, shown) => {
  expect(formatPhoneNumber(value)).toBe(shown);
});
