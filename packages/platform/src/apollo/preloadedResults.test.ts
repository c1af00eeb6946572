import type { InlinedOperation } from '@learn/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshnessMs, preloadedResults } from './preloadedResults.ts';

const names = ['course'];
const variables = { slug: 'auto' };

function answer(title: string): InlinedOperation {
  return { hash: 'course', variables, data: { title } };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('what the page carries is given out once, however late', () => {
  const preloaded = preloadedResults([answer('page')]);
  vi.advanceTimersByTime(freshnessMs * 2);
  expect(preloaded.look('course', variables)).toEqual({ title: 'page' });
  expect(preloaded.take('course', { ...variables })).toEqual({ title: 'page' });
  expect(preloaded.take('course', variables)).toBeUndefined();
});

describe('what is on its way', () => {
  it('is announced until it is here, and wins over what the page carries', async () => {
    const preloaded = preloadedResults([answer('page')]);
    const { promise, resolve } = Promise.withResolvers<InlinedOperation[]>();
    preloaded.expect(names, promise);
    const arrival = preloaded.arrival('course');
    expect(arrival).toBeDefined();
    resolve([answer('ahead')]);
    await arrival;
    expect(preloaded.arrival('course')).toBeUndefined();
    expect(preloaded.look('course', variables)).toEqual({ title: 'ahead' });
  });

  it('leaves nothing older to a second query', async () => {
    const preloaded = preloadedResults([answer('page')]);
    preloaded.expect(names, Promise.resolve([answer('behind one link')]));
    preloaded.expect(names, Promise.resolve([answer('behind another')]));
    await preloaded.arrival('course');
    expect(preloaded.take('course', variables)).toEqual({ title: 'behind another' });
    expect(preloaded.take('course', variables)).toBeUndefined();
  });

  it('is no longer waited for when it takes long or fails', async () => {
    const preloaded = preloadedResults([]);
    preloaded.expect(names, new Promise(() => undefined));
    preloaded.expect(names, Promise.reject(new TypeError('Failed to fetch')));
    const arrival = preloaded.arrival('course');
    await vi.advanceTimersByTimeAsync(5_000);
    await arrival;
    expect([preloaded.arrival('course'), preloaded.look('course', variables)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is not taken any more when it comes too late', async () => {
    const preloaded = preloadedResults([]);
    const { promise, resolve } = Promise.withResolvers<InlinedOperation[]>();
    preloaded.expect(names, promise);
    await vi.advanceTimersByTimeAsync(5_000);
    resolve([answer('late')]);
    await vi.runAllTimersAsync();
    expect(preloaded.look('course', variables)).toBeUndefined();
  });

  it('concerns nobody who asks something else', () => {
    const preloaded = preloadedResults([]);
    preloaded.expect(names, new Promise(() => undefined));
    expect(preloaded.arrival('circle')).toBeUndefined();
  });

  it('is out of date after half a minute', async () => {
    const preloaded = preloadedResults([]);
    preloaded.expect(names, Promise.resolve([answer('ahead')]));
    await preloaded.arrival('course');
    vi.advanceTimersByTime(freshnessMs - 1);
    expect(preloaded.look('course', variables)).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(preloaded.look('course', variables)).toBeUndefined();
  });

  it('is forgotten when something is written, also while it is on its way', async () => {
    const preloaded = preloadedResults([answer('page')]);
    const { promise, resolve } = Promise.withResolvers<InlinedOperation[]>();
    preloaded.expect(names, Promise.resolve([answer('before')]));
    await preloaded.arrival('course');
    preloaded.expect(names, promise);
    preloaded.forget();
    expect(preloaded.arrival('course')).toBeUndefined();
    resolve([answer('late')]);
    await vi.runAllTimersAsync();
    expect(preloaded.look('course', variables)).toEqual({ title: 'page' });
    preloaded.drop();
    expect(preloaded.look('course', variables)).toBeUndefined();
  });
});
