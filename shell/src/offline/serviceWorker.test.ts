import { afterEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../testing/fakeCaches.ts';

vi.mock('workbox-precaching', () => ({
  PrecacheController: class {
    precache() {}
  },
}));
vi.mock('workbox-routing', () => ({ NavigationRoute: class {}, registerRoute: () => undefined }));
vi.mock('workbox-strategies', () => ({ NetworkOnly: class {} }));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['of a person leaves only their copies', 'lena', ['learn-kept-lena']],
  [
    'of a visitor leaves all, for a login may only have ended',
    undefined,
    ['learn-kept-lena', 'learn-kept-marc'],
  ],
])('a page %s', async (_, person, left) => {
  const cached = fakeCaches();
  for (const one of ['lena', 'marc']) await caches.open(`learn-kept-${one}`);
  vi.stubGlobal('offlineSettings', { pages: {}, notPages: [] });
  vi.resetModules();
  await import('./serviceWorker.ts');
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => work.push(one);
  const message = new MessageEvent('message', { data: { language: 'it', person } });
  self.dispatchEvent(Object.assign(message, { waitUntil }));
  await Promise.all(work);
  const { 'learn-language': language, ...others } = cached();
  expect([language, Object.keys(others)]).toEqual([['/offline/language'], left]);
});
