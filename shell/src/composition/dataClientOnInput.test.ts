import { afterEach, expect, it, vi } from 'vitest';
import { startShell } from '../testing/openShell.tsx';
import { loadDataClientOnInput } from './dataClientOnInput.ts';

const { loadDataClient } = vi.hoisted(() => ({ loadDataClient: vi.fn(async () => undefined) }));

vi.mock('@learn/platform/apollo', () => ({ loadDataClient }));

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

it('visitors need none', async () => {
  await startShell({ page: { user: null } });
  loadDataClientOnInput();
  window.dispatchEvent(new Event('keydown'));
  expect(loadDataClient).not.toHaveBeenCalled();
});
