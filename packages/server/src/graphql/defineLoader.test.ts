import { describe, expect, test, vi } from 'vitest';
import type { GraphqlContext } from './context.ts';
import { defineLoader, defineSingleLoader } from './defineLoader.ts';

const contextOf = (operation: object) => ({ operation }) as GraphqlContext;

describe('a loader', () => {
  test('reads the keys of all resolvers of an operation together, and each once', async () => {
    const read = vi.fn(async (keys: readonly number[]) => keys.map((key) => key * 2));
    const double = defineLoader(read);
    const operation = {};
    const ask = (key: number) => double(contextOf(operation)).load(key);
    expect(await Promise.all([ask(1), ask(2), ask(1)])).toEqual([2, 4, 2]);
    expect(read.mock.calls.map(([keys]) => keys)).toEqual([[1, 2]]);
    await double(contextOf({})).load(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('of single keys passes the failure of one key to those who asked for it only', async () => {
    const load = defineSingleLoader(async (key: string) => {
      if (key === 'locked') throw new Error(key);
      return key;
    })(contextOf({}));
    const answers = await Promise.allSettled([load.load('open'), load.load('locked')]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(load.load('locked')).rejects.toThrow('locked');
  });
});
