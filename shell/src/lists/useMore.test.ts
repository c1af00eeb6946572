import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMore } from './useMore.ts';

it('says how it goes with a further part, and nothing of it for another list', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { result, rerender } = renderHook(({ of }) => useMore(of, 'test'), { initialProps: { of: 'all' } });
  expect(result.current.more).toBe('idle');
  let loaded: Promise<void> | undefined;
  act(() => {
    loaded = result.current.loadMore(() => promise);
  });
  expect(result.current.more).toBe('loading');
  rerender({ of: 'unread' });
  expect(result.current.more).toBe('idle');
  rerender({ of: 'all' });
  expect(result.current.more).toBe('loading');
  await act(async () => {
    resolve();
    await loaded;
  });
  expect(result.current.more).toBe('idle');
});

it('says that a part failed until it is asked for again', async () => {
  const { result } = renderHook(() => useMore('all', 'test'));
  await act(() => result.current.loadMore(() => Promise.reject(new Error('gone'))));
  expect(result.current.more).toBe('failed');
  await act(() => result.current.loadMore(() => Promise.resolve()));
  expect(result.current.more).toBe('idle');
});
