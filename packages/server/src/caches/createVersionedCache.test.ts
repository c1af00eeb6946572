import { expect, test, vi } from 'vitest';
import { createVersionedCache } from './createVersionedCache.ts';

test('makes a thing once per version', async () => {
  const kept = createVersionedCache<string>(10);
  const make = vi.fn(async () => 'made');
  const first = kept({ key: 'a', version: 1 }, make);
  expect(kept({ key: 'a', version: 1 }, make)).toBe(first);
  await first;
  await kept({ key: 'a', version: 2 }, make);
  await kept({ key: 'b', version: 2 }, make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('the least recently used goes first', async () => {
  const kept = createVersionedCache<string>(2);
  const makes: string[] = [];
  const ask = (key: string) =>
    kept({ key, version: 1 }, async () => {
      makes.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(makes).toEqual(['a', 'b', 'c', 'b']);
});

test('what failed is not kept', async () => {
  const kept = createVersionedCache<string>(2);
  const wanted = { key: 'a', version: 1 };
  await expect(kept(wanted, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept(wanted, async () => 'back')).toBe('back');
});
