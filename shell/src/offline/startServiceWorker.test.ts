import type { UserProfile } from '@learn/contracts';
import { changeLanguage } from '@learn/platform/shell';
import { userProfile } from '@learn/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startShell } from '../testing/openShell.tsx';
import { startServiceWorker } from './startServiceWorker.ts';

function container({ fails = false } = {}) {
  const active = { postMessage: vi.fn() };
  return {
    active,
    register: vi.fn(async () => {
      if (fails) throw new TypeError('no network');
    }),
    ready: Promise.resolve({ active }),
  };
}

async function start(serviceWorker: unknown, enabled: boolean, user: UserProfile | null = null) {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  await startShell({ page: { user, serviceWorker: enabled } });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  startServiceWorker();
}

const { workOffline } = vi.hoisted(() => ({ workOffline: vi.fn(async () => undefined) }));
vi.mock('./offlinePart.ts', () => ({ workOffline }));

beforeEach(() => {
  vi.spyOn(window, 'addEventListener');
});
afterEach(() => {
  // a page that still waits for its first input would start with that of another test
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener);
  workOffline.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('registers, and tells the language of the screen now and later', async () => {
  const one = container();
  await start(one, true);
  expect(one.register).toHaveBeenCalledWith('/service-worker.js');
  await vi.waitFor(() => expect(one.active.postMessage).toHaveBeenLastCalledWith({ language: 'de' }));
  await changeLanguage('it');
  expect(one.active.postMessage).toHaveBeenLastCalledWith({ language: 'it' });
});

it('tells before any input whose pages alone may be copied', async () => {
  const one = container();
  const lena = userProfile();
  await start(one, true, lena);
  await vi.waitFor(() =>
    expect(one.active.postMessage).toHaveBeenCalledWith({ language: 'de', person: lena.id }),
  );
});

it('works without network at once on an offline copy, and elsewhere at the first input', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  Object.defineProperty(navigator, 'serviceWorker', { value: container(), configurable: true });
  await startShell({ page: { serviceWorker: true, copiedAt: '2026-03-02T13:03:00.000Z' } });
  startServiceWorker();
  await vi.waitFor(() => expect(workOffline).toHaveBeenCalledOnce());
  const one = container();
  await start(one, true, userProfile());
  await vi.waitFor(() => expect(one.active.postMessage).toHaveBeenCalled());
  expect(workOffline).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(() => expect(workOffline).toHaveBeenCalledTimes(2));
});

it('does nothing where configuration forbids it, or the browser has none', async () => {
  const one = container();
  await start(one, false);
  expect(one.register).not.toHaveBeenCalled();
  await expect(start(undefined, true)).resolves.toBeUndefined();
});

it('says nothing when it cannot be registered', async () => {
  const one = container({ fails: true });
  await start(one, true);
  await vi.waitFor(() => expect(one.register).toHaveBeenCalled());
  expect(one.active.postMessage).not.toHaveBeenCalled();
});
