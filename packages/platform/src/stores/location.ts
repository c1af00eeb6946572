import { matchPath } from '@learn/contracts';
import { atom, computed, readonlyType } from 'nanostores';

/** Number of pushed addresses that are remembered (specification §9). */
export const historyLength = 10;

const pathnameStore = atom('/');

/** Path of the current address, without query. */
export const $pathname = readonlyType(pathnameStore);

const historyStore = atom<readonly string[]>([]);

/** The last pushed addresses, newest last; replacements do not count (specification §4). */
export const $history = readonlyType(historyStore);

/** Slug of the course whose area the address is in: any path that begins with /course/ (specification §2). */
export const $courseSlug = computed($pathname, courseSlugOf);

/** A page that is opened at an address has no history before it. */
export function openedAt(pathname: string): void {
  pathnameStore.set(pathname);
  historyStore.set([pathname]);
}

/** The shell's router reports every change of the address here. */
export function locationChanged(pathname: string, action: 'PUSH' | 'REPLACE' | 'POP'): void {
  pathnameStore.set(pathname);
  if (action === 'PUSH') historyStore.set([...$history.get(), pathname].slice(-historyLength));
}

/** @returns the course slug in a path, undefined outside the course area and for one that cannot be decoded */
export function courseSlugOf(pathname: string): string | undefined {
  return matchPath('/course/:courseSlug/*', pathname)?.courseSlug;
}
