import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fewAtOnce } from './fewAtOnce.ts';

test('does everything in order, and never more than the limit at once', async () => {
  let running = 0;
  let most = 0;
  const results = await fewAtOnce([5, 1, 3, 2, 4], 2, async (turns) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    running -= 1;
    return turns * 10;
  });
  expect(results).toEqual([50, 10, 30, 20, 40]);
  expect(most).toBe(2);
});

test('fails as soon as one fails, and begins nothing more', async () => {
  const begun: number[] = [];
  const slow = Promise.withResolvers<void>();
  const failing = fewAtOnce([1, 2, 3], 2, (one) => {
    begun.push(one);
    return one === 2 ? Promise.reject(new Error('no')) : slow.promise;
  });
  await expect(failing).rejects.toThrow('no');
  slow.resolve();
  await setImmediate();
  expect(begun).toEqual([1, 2]);
});
