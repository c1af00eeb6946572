import { type OfflineSettings, offlineCachePrefix } from '@learn/contracts';
import { type Language, languages } from '@learn/domain';
import { offlinePage } from './offlinePage.ts';
import { notPages } from './pageAddress.ts';

/** Where the offline page of a language is had. */
export function offlineAddress(language: Language): string {
  return `/offline/${language}`;
}

/**
 * The service worker as browsers get it: what the server decides, then the shell's built file. A change of either is an update.
 * @param brandOf name of the platform in a language
 * @param built the shell's file
 */
export function workerScript(brandOf: (language: Language) => string, built: string): string {
  const pages = languages.map((language) => {
    const { revision } = offlinePage(brandOf(language), language);
    return [language, { url: offlineAddress(language), revision }] as const;
  });
  const settings: OfflineSettings = {
    pages: Object.fromEntries(pages) as OfflineSettings['pages'],
    notPages,
  };
  return `self.offlineSettings=${JSON.stringify(settings)};\n${built}`;
}

/**
 * Takes the place of an earlier service worker and removes it with all that it kept: by configuration, and for a
 * shell that brings none. Browsers ask for the script by themselves when a page is opened.
 */
export const retiringWorkerScript = `
self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('${offlineCachePrefix}'))await caches.delete(name);
await self.registration.unregister();
})()));
`.trimStart();
