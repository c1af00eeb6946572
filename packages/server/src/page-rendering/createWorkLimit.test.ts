import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkLimit } from './createWorkLimit.ts';
import { processorMillis } from './processorMillis.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A limit of 400 ms, at most 5 s on the clock, of a process that works for so much of each second. */
function begin(share: number | undefined) {
  const began = performance.now();
  const onOver = vi.fn();
  const worked = () => (share === undefined ? undefined : 1000 + (performance.now() - began) * share);
  const limit = createWorkLimit({ worked, longestMillis: 5000, onOver });
  limit.begin(400);
  return { limit, onOver };
}

test.each([
  ['has the processor for itself', 1, 400],
  ['has a fourth of the processor', 0.25, 1600],
  ['does not work at all', 0, 5000],
  ['is not told about', undefined, 400],
])('a process that %s', (_, share, over) => {
  const { onOver } = begin(share);
  vi.advanceTimersByTime(over - 10);
  expect(onOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30);
  expect(onOver).toHaveBeenCalledOnce();
});

test('a process that has answered is left alone', () => {
  const { limit, onOver } = begin(0.5);
  vi.advanceTimersByTime(600);
  limit.end();
  vi.advanceTimersByTime(10_000);
  expect(onOver).not.toHaveBeenCalled();
});

test('only of a process that is there the processor time is told', () => {
  expect(processorMillis(process.pid)).toBeGreaterThan(0);
  expect(processorMillis(2 ** 30)).toBeUndefined();
});
