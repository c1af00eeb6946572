import { expect, it } from 'vitest';
import { isUuid } from './uuid.ts';

it.each([
  ['0b8f3c1e-52a4-4d0f-9a5b-6f0c2f6f7a10', true],
  ['0B8F3C1E-52A4-4D0F-9A5B-6F0C2F6F7A10', true],
  ['0b8f3c1e52a44d0f9a5b6f0c2f6f7a10', false],
  ['0b8f3c1e-52a4-4d0f-9a5b-6f0c2f6f7a1', false],
  ['0b8f3c1e-52a4-4d0f-9a5b-6f0c2f6f7a1g', false],
  [' 0b8f3c1e-52a4-4d0f-9a5b-6f0c2f6f7a10', false],
  ['', false],
])('%j: %s', (value, expected) => {
  expect(isUuid(value)).toBe(expected);
});
