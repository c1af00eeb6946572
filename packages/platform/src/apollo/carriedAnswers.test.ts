import type { InlinedOperation } from '@learn/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carriedAnswers, freshness } from './carriedAnswers.ts';

const names = ['Course'];
const variables = { slug: 'auto' };

function answer(title: string): InlinedOperation {
  return { operationName: 'Course', variables, data: { title } };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('what the page carries is given out once, however late', () => {
  const carried = carriedAnswers([answer('page')]);
  vi.advanceTimersByTime(freshness * 2);
  expect(carried.look('Course', variables)).toEqual({ title: 'page' });
  expect(carried.take('Course', { ...variables })).toEqual({ title: 'page' });
  expect(carried.take('Course', variables)).toBeUndefined();
});

describe('what is on its way', () => {
  it('is announced until it is here, and wins over what the page carries', async () => {
    const carried = carriedAnswers([answer('page')]);
    const { promise, resolve } = Promise.withResolvers<InlinedOperation[]>();
    carried.expect(names, promise);
    const arrival = carried.arrival('Course');
    expect(arrival).toBeDefined();
    resolve([answer('ahead')]);
    await arrival;
    expect(carried.arrival('Course')).toBeUndefined();
    expect(carried.look('Course', variables)).toEqual({ title: 'ahead' });
  });

  it('leaves nothing older to whoever asks again', async () => {
    const carried = carriedAnswers([answer('page')]);
    carried.expect(names, Promise.resolve([answer('behind one link')]));
    carried.expect(names, Promise.resolve([answer('behind another')]));
    await carried.arrival('Course');
    expect(carried.take('Course', variables)).toEqual({ title: 'behind another' });
    expect(carried.take('Course', variables)).toBeUndefined();
  });

  it('is no longer waited for when it takes long or fails', async () => {
    const carried = carriedAnswers([]);
    carried.expect(names, new Promise(() => undefined));
    carried.expect(names, Promise.reject(new TypeError('Failed to fetch')));
    const arrival = carried.arrival('Course');
    await vi.advanceTimersByTimeAsync(5_000);
    await arrival;
    expect([carried.arrival('Course'), carried.look('Course', variables)]).toEqual([undefined, undefined]);
  });

  it('is not taken any more when it comes too late', async () => {
    const carried = carriedAnswers([]);
    const { promise, resolve } = Promise.withResolvers<InlinedOperation[]>();
    carried.expect(names, promise);
    await vi.advanceTimersByTimeAsync(5_000);
    resolve([answer('late')]);
    await vi.runAllTimersAsync();
    expect(carried.look('Course', variables)).toBeUndefined();
  });

  it('concerns nobody who asks something else', () => {
    const carried = carriedAnswers([]);
    carried.expect(names, new Promise(() => undefined));
    expect(carried.arrival('Circle')).toBeUndefined();
  });

  it('is out of date after half a minute', async () => {
    const carried = carriedAnswers([]);
    carried.expect(names, Promise.resolve([answer('ahead')]));
    await carried.arrival('Course');
    vi.advanceTimersByTime(freshness - 1);
    expect(carried.look('Course', variables)).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(carried.look('Course', variables)).toBeUndefined();
  });

  it('is forgotten when something is written, also while it is on its way', async () => {
    const carried = carriedAnswers([answer('page')]);
    const { promise, resolve } = Promise.withResolvers<InlinedOperation[]>();
    carried.expect(names, Promise.resolve([answer('before')]));
    await carried.arrival('Course');
    carried.expect(names, promise);
    carried.forget();
    expect(carried.arrival('Course')).toBeUndefined();
    resolve([answer('late')]);
    await vi.runAllTimersAsync();
    expect(carried.look('Course', variables)).toEqual({ title: 'page' });
    carried.drop();
    expect(carried.look('Course', variables)).toBeUndefined();
  });
});
