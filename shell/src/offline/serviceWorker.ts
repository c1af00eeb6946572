import { keptPath, type OfflineMessage, type OfflineSettings, offlineCachePrefix } from '@learn/contracts';
import { isLanguage, type Language, pickLanguage } from '@learn/domain';
import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { forgetPages } from './forgetPages.ts';
import { keptFile, keptPage } from './servePage.ts';

/** The global object of a service worker, as far as it is used here; the compiler knows that of pages. */
interface WorkerScope {
  /** written in front of this file by the server */
  readonly offlineSettings: OfflineSettings;
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LifetimeEvent & MessageEvent<OfflineMessage>) => void,
  ): void;
}

interface LifetimeEvent {
  waitUntil(work: Promise<unknown>): void;
  /** not in every browser */
  addRoutes?(rules: readonly unknown[]): Promise<void>;
}

const scope = self as unknown as WorkerScope;
const { pages, notPages } = scope.offlineSettings;
const languageCache = `${offlineCachePrefix}language`;
const languageKey = '/offline/language';

// What is there from the start: one page per language, nothing of anybody.
const kept = new PrecacheController({ cacheName: `${offlineCachePrefix}pages` });
kept.precache(Object.values(pages));

// Pages come from the network, always; where that is gone, as they were kept for the person, else one that says so.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [{ handlerDidError: async ({ request }) => (await keptPage(request.url)) ?? offlinePage() }],
    }),
    { denylist: notPages.map((beginning) => new RegExp(`^${beginning}`)) },
  ),
);

// Kept pages name their files and pictures by addresses of their own, so that those of all other pages need not ask here.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${keptPath}/`),
  ({ url }) => keptFile(url),
);

scope.addEventListener('install', (event) => {
  // files need not wait until this worker has started
  event
    .addRoutes?.([
      { condition: { urlPattern: `${keptPath}/*` }, source: 'fetch-event' },
      { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
    ])
    .catch(() => undefined);
});

scope.addEventListener('activate', (event) => {
  // the page is asked for while this worker starts
  event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve());
});

scope.addEventListener('message', (event) => {
  const { language, person } = event.data;
  event.waitUntil(Promise.all([keepLanguage(language), person !== undefined && forgetPages(person)]));
});

async function offlinePage(): Promise<Response | undefined> {
  return kept.matchPrecache(pages[await language()].url);
}

async function keepLanguage(language: Language): Promise<void> {
  const cache = await caches.open(languageCache);
  await cache.put(languageKey, new Response(language));
}

/** What the person has read in last, else what his browser speaks. */
async function language(): Promise<Language> {
  const known = await (await caches.match(languageKey, { cacheName: languageCache }))?.text();
  return known !== undefined && isLanguage(known) ? known : pickLanguage(navigator.languages);
}
