import { expect, test, vi } from 'vitest';
import { oncePer } from './oncePer.ts';

test('makes a value once per object, also one that is undefined', () => {
  const create = vi.fn((owner: { readonly name?: string }) => owner.name);
  const nameOf = oncePer(create);
  const [named, other] = [{ name: 'a' }, {}];
  expect([nameOf(named), nameOf(named), nameOf(other), nameOf(other)]).toEqual([
    'a',
    'a',
    undefined,
    undefined,
  ]);
  expect(create).toHaveBeenCalledTimes(2);
});
