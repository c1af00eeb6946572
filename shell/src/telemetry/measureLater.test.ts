import { setPageData } from '@learn/platform/shell';
import { pageOf } from '@learn/testing';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measureLater } from './measureLater.ts';

const { startPageTimings } = vi.hoisted(() => ({ startPageTimings: vi.fn() }));
vi.mock('./pageTimings.ts', () => ({ startPageTimings }));

const router = createMemoryRouter([{ path: '/' }]);
const first = { pathname: '/', shell_start: 210.2, first_render: 840.7 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => {
  startPageTimings.mockClear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('measures a page that has been open for five seconds', async () => {
  setPageData(pageOf());
  measureLater(router, first);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(startPageTimings).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(startPageTimings).toHaveBeenCalledWith(router, first));
});

it('does not measure an offline copy', async () => {
  setPageData(pageOf({ copiedAt: '2026-03-02T13:03:00.000Z' }));
  measureLater(router, first);
  expect(vi.getTimerCount()).toBe(0);
});
