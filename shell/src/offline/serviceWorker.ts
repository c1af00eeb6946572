import {
  copyBasePath,
  type OfflineMessage,
  type OfflineSettings,
  offlineCachePrefix,
} from '@learn/contracts';
import { isLanguage, type Language, pickLanguage } from '@learn/domain';
import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { deleteCopies } from './deleteCopies.ts';
import { serveFile, servePage } from './servePage.ts';

/** The global object of a service worker, as far as it is used here; the compiler only knows that of pages. */
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

// The offline pages, one per language, with no personal data.
const offlinePages = new PrecacheController({ cacheName: `${offlineCachePrefix}pages` });
offlinePages.precache(Object.values(pages));

// Pages come from the network; without it from the person's offline copies, else the offline page is shown.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [{ handlerDidError: async ({ request }) => (await servePage(request.url)) ?? offlinePage() }],
    }),
    { denylist: notPages.map((beginning) => new RegExp(`^${beginning}`)) },
  ),
);

// Copied pages have addresses of their own for files and pictures, so that requests of all other pages bypass the worker.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${copyBasePath}/`),
  ({ url }) => serveFile(url),
);

scope.addEventListener('install', (event) => {
  // so that files do not wait until this worker has started
  event
    .addRoutes?.([
      { condition: { urlPattern: `${copyBasePath}/*` }, source: 'fetch-event' },
      { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
    ])
    .catch(() => undefined);
});

scope.addEventListener('activate', (event) => {
  // so that the page is requested while this worker starts
  event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve());
});

scope.addEventListener('message', (event) => {
  const { language, person } = event.data;
  event.waitUntil(Promise.all([storeLanguage(language), person !== undefined && deleteCopies(person)]));
});

async function offlinePage(): Promise<Response | undefined> {
  return offlinePages.matchPrecache(pages[await language()].url);
}

async function storeLanguage(language: Language): Promise<void> {
  const cache = await caches.open(languageCache);
  await cache.put(languageKey, new Response(language));
}

/** The language of the last page, else that of the browser. */
async function language(): Promise<Language> {
  const known = await (await caches.match(languageKey, { cacheName: languageCache }))?.text();
  return known !== undefined && isLanguage(known) ? known : pickLanguage(navigator.languages);
}
