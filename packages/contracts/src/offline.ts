import type { Language } from '@learn/domain';

/** Beginning of the names of all caches of the service worker; a service worker that is retired deletes them. */
export const offlineCachePrefix = 'learn-';

/** Offline copies of one person are in the cache named by this and the person's id. A browser holds those of one person only. */
export const copyCachePrefix = `${offlineCachePrefix}kept-`;

/** Cache of the built files that offline copies need. */
export const copyFilesCache = `${offlineCachePrefix}files`;

/** Days after which an offline copy is no longer shown. */
export const copyMaxDays = 30;

/** Bytes that the offline copies of one person may take; the oldest are deleted first. */
export const copyMaxBytes = 50_000_000;

/** Beginning of the addresses of files and pictures in offline copies, so that only these requests pass the service worker. */
export const copyBasePath = '/kept';

/** Sections of the offline page. */
export const offlineGroups = ['circles', 'media'] as const;
export type OfflineGroup = (typeof offlineGroups)[number];

/** Headers of an offline copy of a page or picture. They are stored in browsers, so their names stay. */
export const copyHeaders = {
  /** ISO 8601: time of the copy */
  at: 'x-kept-at',
  /** the page is copied again when this changes */
  revision: 'x-kept-revision',
  /** title in the list of the offline page, percent-encoded; only for pages that it lists */
  title: 'x-kept-title',
  /** one of `offlineGroups`, where there is a title */
  group: 'x-kept-group',
  /** bytes */
  size: 'x-kept-size',
  /** folders of the releases that it needs, separated by spaces */
  releases: 'x-kept-releases',
} as const;

/**
 * Header of a request for a page that becomes an offline copy: it comes without a first view, because it is drawn at another
 * moment and with newer answers than those that it came with.
 */
export const copyRequestHeader = 'x-offline-copy';

/** What the server tells the service worker, as `self.offlineSettings`. */
export interface OfflineSettings {
  /** page shown in place of one without a copy, by language */
  readonly pages: Readonly<Record<Language, { readonly url: string; readonly revision: string }>>;
  /** beginnings of addresses that are endpoints or files, never pages */
  readonly notPages: readonly string[];
}

/** What a page tells the service worker. */
export interface OfflineMessage {
  /** language of the screen, for the offline page */
  readonly language: Language;
  /** id of the person logged in: the offline copies of others are deleted; left out without login */
  readonly person?: string | undefined;
}
