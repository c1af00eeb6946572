import type { Language } from '@learn/domain';

/** Every cache that the platform's service worker keeps has a name that begins so; when it retires they go. */
export const offlineCachePrefix = 'learn-';

/** What the server tells the service worker, as `self.offlineSettings`. */
export interface OfflineSettings {
  /** page that stands in for one that cannot be had, by language */
  readonly pages: Readonly<Record<Language, { readonly url: string; readonly revision: string }>>;
  /** beginnings of addresses that are calls or files, to which no page is an answer */
  readonly notPages: readonly string[];
}

/** What a page tells the service worker. */
export interface OfflineMessage {
  /** language of the screen, in which to speak when the network is gone */
  readonly language: Language;
}
