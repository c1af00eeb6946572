import { afterEach, expect, it, vi } from 'vitest';
import { startShell } from '../testing/openShell.tsx';
import { loadDataClientOnInput } from './dataClientOnInput.ts';

const { loadDataClient } = vi.hoisted(() => ({ loadDataClient: vi.fn(async () => undefined) }));
const { pagesUnderway } = vi.hoisted(() => ({ pagesUnderway: vi.fn() }));

vi.mock('@learn/platform/apollo', () => ({ loadDataClient }));
vi.mock('@learn/platform/shell', async (original) => ({ ...(await original()), pagesUnderway }));

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('the data client is loaded after the first move, once', async () => {
  await startShell();
  vi.useFakeTimers();
  loadDataClientOnInput();
  expect(loadDataClient).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('keydown'));
  expect(loadDataClient).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(loadDataClient).toHaveBeenCalledOnce();
});

it('the data client waits for the page that the first move went to', async () => {
  await startShell();
  vi.useFakeTimers();
  const page = Promise.withResolvers<void>();
  pagesUnderway.mockReturnValueOnce(page.promise);
  loadDataClientOnInput();
  window.dispatchEvent(new Event('pointermove'));
  vi.runAllTimers();
  expect(loadDataClient).not.toHaveBeenCalled();
  page.resolve();
  await page.promise;
  vi.runAllTimers();
  expect(loadDataClient).toHaveBeenCalledOnce();
});

it('visitors need none', async () => {
  await startShell({ page: { user: null } });
  loadDataClientOnInput();
  window.dispatchEvent(new Event('keydown'));
  expect(loadDataClient).not.toHaveBeenCalled();
});
