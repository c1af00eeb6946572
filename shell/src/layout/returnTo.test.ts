import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { returnTo } from './returnTo.ts';

let resize = () => {};
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resize = listener;
      }
      observe = vi.fn();
      disconnect = disconnect.mockClear();
    },
  );
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function growTo(height: number): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + height);
  if (disconnect.mock.calls.length === 0) resize();
}

it('scrolls once the page is long enough, and then never again', () => {
  returnTo(3000);
  growTo(400);
  expect(window.scrollTo).not.toHaveBeenCalled();
  growTo(3000);
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 3000);
  growTo(5000);
  expect(window.scrollTo).toHaveBeenCalledOnce();
});

it.each([
  ['the wheel is turned', () => fireEvent.wheel(window)],
  ['a key is pressed', () => fireEvent.keyDown(window)],
  ['it takes long', () => vi.advanceTimersByTime(5_000)],
])('gives up when %s', (_when, happen) => {
  returnTo(3000);
  happen();
  growTo(3000);
  expect(disconnect).toHaveBeenCalledOnce();
  expect(window.scrollTo).not.toHaveBeenCalled();
});
