import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type LoadRows, useRowBlocks } from './useRowBlocks.ts';

const numbers = (total: number) =>
  vi.fn<LoadRows<number>>(async (limit, offset) => ({
    rows: Array.from({ length: Math.min(limit, total - offset) }, (_, index) => offset + index),
    total,
  }));

describe('rows in blocks', () => {
  it('begin with the first block', async () => {
    const load = numbers(250);
    const { result } = renderHook(() => useRowBlocks(load));
    expect(result.current.total).toBeUndefined();
    await waitFor(() => expect(result.current.total).toBe(250));
    expect(load.mock.calls).toEqual([[100, 0]]);
    expect(result.current.rowAt(99)).toBe(99);
    expect(result.current.rowAt(100)).toBeUndefined();
  });

  it('are there at once where the first block is known', () => {
    const { result } = renderHook(() => useRowBlocks(numbers(250), { rows: [7], total: 250 }));
    expect(result.current).toMatchObject({ total: 250, stale: false });
    expect(result.current.rowAt(0)).toBe(7);
  });

  it('are asked for once, as they come into view', async () => {
    const load = numbers(1000);
    const { result } = renderHook(() => useRowBlocks(load));
    await waitFor(() => expect(result.current.total).toBe(1000));
    await act(async () => result.current.onRange(95, 210));
    await act(async () => result.current.onRange(180, 230));
    expect(load.mock.calls).toEqual([
      [100, 0],
      [100, 100],
      [100, 200],
    ]);
    expect(result.current.rowAt(210)).toBe(210);
  });

  it('stay while another question is on its way', async () => {
    const before = numbers(3);
    const { promise, resolve } = Promise.withResolvers<{ rows: number[]; total: number }>();
    const after: LoadRows<number> = () => promise;
    const { result, rerender } = renderHook(({ load }) => useRowBlocks(load), {
      initialProps: { load: before as LoadRows<number> },
    });
    await waitFor(() => expect(result.current.total).toBe(3));
    rerender({ load: after });
    expect(result.current).toMatchObject({ total: 3, stale: true });
    await act(async () => resolve({ rows: [7], total: 1 }));
    expect(result.current).toMatchObject({ total: 1, stale: false });
    expect(result.current.rowAt(0)).toBe(7);
  });

  it('of an overtaken question are not shown', async () => {
    const slow = Promise.withResolvers<{ rows: number[]; total: number }>();
    const { result, rerender } = renderHook(({ load }) => useRowBlocks(load), {
      initialProps: { load: (() => slow.promise) as LoadRows<number> },
    });
    rerender({ load: numbers(3) });
    await waitFor(() => expect(result.current.total).toBe(3));
    await act(async () => slow.resolve({ rows: [9], total: 1 }));
    expect(result.current.total).toBe(3);
  });
});

describe('a failure', () => {
  it('of the first block leaves nothing, and can be tried again', async () => {
    const works = numbers(5);
    const load = vi.fn<LoadRows<number>>().mockRejectedValueOnce(new Error('down')).mockImplementation(works);
    const { result } = renderHook(() => useRowBlocks(load));
    await waitFor(() => expect(result.current.error).toEqual(new Error('down')));
    expect(result.current.total).toBeUndefined();
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.total).toBe(5));
    expect(result.current.error).toBeUndefined();
  });

  it('of a later block leaves the rows that are there', async () => {
    const works = numbers(300);
    let down = false;
    const load: LoadRows<number> = (limit, offset) =>
      down ? Promise.reject(new Error('down')) : works(limit, offset);
    const { result } = renderHook(() => useRowBlocks(load));
    await waitFor(() => expect(result.current.total).toBe(300));
    down = true;
    await act(async () => result.current.onRange(150, 160));
    expect(result.current.error).toEqual(new Error('down'));
    expect(result.current).toMatchObject({ total: 300, stale: false });
    expect(result.current.rowAt(5)).toBe(5);
    down = false;
    await act(async () => result.current.retry());
    expect(result.current.rowAt(155)).toBe(155);
    expect(result.current.error).toBeUndefined();
  });

  it('of another question does not leave the rows of the one before', async () => {
    const { result, rerender } = renderHook(({ load }) => useRowBlocks(load), {
      initialProps: { load: numbers(3) as LoadRows<number> },
    });
    await waitFor(() => expect(result.current.total).toBe(3));
    rerender({ load: () => Promise.reject(new Error('down')) });
    await waitFor(() => expect(result.current.error).toEqual(new Error('down')));
    expect(result.current).toMatchObject({ total: undefined, stale: false });
  });
});
