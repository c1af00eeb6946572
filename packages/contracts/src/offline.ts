import type { Language } from '@learn/domain';

/** Every cache that the platform's service worker keeps has a name that begins so; when it retires they go. */
export const offlineCachePrefix = 'learn-';

/** Pages of one person lie in the cache with this beginning and the person's id; nobody else's may be beside them. */
export const keptCachePrefix = `${offlineCachePrefix}kept-`;

/** Built files that kept pages need. */
export const keptFilesCache = `${offlineCachePrefix}files`;

/** Days after which a kept page is not shown any more. */
export const keptDays = 30;

/** Bytes that the pages and pictures of one person may take; beyond, the oldest are given up first. */
export const keptBytes = 50_000_000;

/** What kept pages show and load has its own address behind this, so that only they need to ask the service worker. */
export const keptPath = '/kept';

/** What the offline page lists copies under. */
export const offlineGroups = ['circles', 'media'] as const;
export type OfflineGroup = (typeof offlineGroups)[number];

/** Headers of a kept page or picture. */
export const keptHeaders = {
  /** ISO 8601: when it was written */
  at: 'x-kept-at',
  /** what it was kept for: it is kept again when that changes */
  revision: 'x-kept-revision',
  /** title as the offline page lists it, percent-encoded; pages that it does not list have none */
  title: 'x-kept-title',
  /** one of `offlineGroups`, where there is a title */
  group: 'x-kept-group',
  /** bytes */
  size: 'x-kept-size',
  /** folders of the releases that it needs, separated by spaces */
  releases: 'x-kept-releases',
} as const;

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
  /** who is logged in: what was kept for anybody else goes; left out on a visitor's page */
  readonly person?: string | undefined;
}
