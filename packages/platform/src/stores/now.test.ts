import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillStores } from '../fillStores.ts';
import { pageOf } from '../testing/fixtures.ts';
import { $now, startClock } from './now.ts';

const written = '2026-03-02T13:03:20.000Z';
const read = '2026-03-02T13:05:40.000Z';

let end: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(read) });
});

afterEach(() => {
  end?.();
  end = undefined;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('is the moment at which the server wrote the page', () => {
  fillStores(pageOf({ now: written }), []);
  expect(shown()).toBe(written);
});

it('is the real time for a page that was kept for offline', () => {
  fillStores(pageOf({ now: written, copiedAt: written }), []);
  expect(shown()).toBe(read);
});

it('is the real time for a page of an older server, which names no moment', () => {
  const { now: _, ...older } = pageOf();
  fillStores(older as ReturnType<typeof pageOf>, []);
  expect(shown()).toBe(read);
});

it('becomes the real time with the clock, then each full minute', () => {
  fillStores(pageOf({ now: written }), []);
  end = startClock();
  expect(shown()).toBe(read);
  vi.advanceTimersByTime(19_999);
  expect(shown()).toBe(read);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('2026-03-02T13:06:00.000Z');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('2026-03-02T13:07:00.000Z');
});

it('stands still in a hidden tab, and is right at once when the tab is shown again', () => {
  end = startClock();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(600_000);
  expect(shown()).toBe(read);
  expect(vi.getTimerCount()).toBe(0);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown()).toBe('2026-03-02T13:15:40.000Z');
});

it('leaves no timer when it ends', () => {
  startClock()();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
});

function shown(): string {
  return $now.get().toISOString();
}
