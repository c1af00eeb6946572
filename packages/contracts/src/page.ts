import type { Language } from '@learn/domain';
import type { Localised } from './language.ts';
import type { Registry } from './registry.ts';
import type { CourseSession, UserProfile } from './rest.ts';

/** Id of the JSON script element in the HTML that carries the `PageData`. */
export const pageDataElementId = 'page-data';

/** Readable cookie with the ids of chosen course sessions, one per course, joined by points; pages are composed for them. */
export const courseSessionsCookie = 'courseSessions';

/** Readable cookie with the language that a visitor without login has chosen; a person's profile wins. */
export const languageCookie = 'language';

/** Answer of a GraphQL operation that the server ran while it wrote the page. */
export interface InlinedOperation {
  /** of the operation, which alone identifies it: teams may use the same name */
  readonly hash: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
}

export type AppMode = 'local' | 'stage' | 'prod';

/** Where people turn to who cannot log in. */
export interface Contact {
  readonly email: string;
  readonly phone: string;
}

/** What the server writes into every page, so that the first screen needs no further round trip. */
export interface PageData {
  readonly mode: AppMode;
  /** short git revision, shown as build stamp outside production */
  readonly build: string;
  /** name of the platform, which another language may change without a reload */
  readonly brands: Localised;
  readonly contact: Contact;
  /** address of the external exam platform, empty where none is configured */
  readonly examPlatformUrl: string;
  /** address of the external shop; like the next three empty where none is configured, and `{language}` may stand in it */
  readonly shopUrl: string;
  /** where people without a course read what there is to learn */
  readonly topicsUrl: string;
  readonly privacyUrl: string;
  readonly imprintUrl: string;
  /** those that the footer offers (specification §9: depending on who is logged in) */
  readonly languages: readonly Language[];
  readonly language: Language;
  /** ISO 8601: the moment at which the server wrote the page; its first view is drawn for it */
  readonly now: string;
  readonly registry: Registry;
  readonly shellVersion: string;
  readonly user: UserProfile | null;
  /** ISO 8601: until when an administrator sees the platform as the user, read-only; left out for everybody else */
  readonly viewingUntil?: string;
  readonly courseSessions: readonly CourseSession[];
  /** ids of those that were chosen when the page was composed, by its address or by `courseSessionsCookie`; of a course the first counts */
  readonly chosenSessionIds: readonly string[];
  /** where errors are reported to; left out where nothing is reported */
  readonly errorReportingDsn?: string;
  /** whether the page tells the server how remotes load and fail: nobody else looks at it as another person */
  readonly reportsRemotes?: boolean;
  /** whether such a report may say how long it took; a server that does not know this leaves it out, and refuses such a report */
  readonly reportsTimings?: boolean;
  /** whether the platform has a service worker; with false an earlier one is removed */
  readonly serviceWorker?: boolean;
  /** ISO 8601: time of the offline copy; left out on all other pages. Shells of earlier copies read it, so its name stays. */
  readonly copiedAt?: string;
  readonly operations: readonly InlinedOperation[];
  /** answers of GET calls by their address; of a list with the number of all its rows by its `listKey` */
  readonly rest: Readonly<Record<string, unknown>>;
  /** of those answers that are lists with a revision: their `revisionHeader`, by the same address */
  readonly revisions?: Readonly<Record<string, number>>;
}

/** @returns the address of a page of the operator in the language of the screen, undefined where none is configured */
export function operatorAddress(address: string, language: Language): string | undefined {
  return address === '' ? undefined : address.replaceAll('{language}', language);
}

const listPrefix = 'list ';

/**
 * Names a list of which an address asks for a part, where a page declares what it needs and where it finds it: the answer
 * is then `{ rows, total }`, total being the header `x-total-count`.
 */
export function listKey(address: string): string {
  return listPrefix + address;
}

/** The address of a `listKey`; undefined where it is none. */
export function addressOfList(key: string): string | undefined {
  return key.startsWith(listPrefix) ? key.slice(listPrefix.length) : undefined;
}
