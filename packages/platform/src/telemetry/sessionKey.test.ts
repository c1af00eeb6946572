import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A page of its own, which knows nothing of the one before. */
async function openPage(): Promise<string> {
  vi.resetModules();
  return (await import('./sessionKey.ts')).sessionKey();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('is random, stays the same in the tab, and is another one in the next', async () => {
  const first = await openPage();
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(await openPage()).toBe(first);
  sessionStorage.clear();
  expect(await openPage()).not.toBe(first);
});

it('lives as long as the page where nothing may be stored', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('forbidden');
    },
  });
  vi.resetModules();
  const { sessionKey } = await import('./sessionKey.ts');
  expect(sessionKey()).toBe(sessionKey());
  vi.unstubAllGlobals();
});
