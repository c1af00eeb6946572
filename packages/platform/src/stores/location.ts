import { matchPath } from '@learn/contracts';
import { atom, computed } from 'nanostores';

/** Number of pushed addresses that are remembered (specification §9). */
export const historyLength = 10;

/** Path of the current address, without query. */
export const $pathname = atom('/');

/** The last pushed addresses, newest last; replacements do not count (specification §4). */
export const $history = atom<readonly string[]>([]);

/** Slug of the course whose area the address is in: any path that begins with /course/ (specification §2). */
export const $courseSlug = computed($pathname, courseSlugOf);

/** The shell's router reports every change of the address here. */
export function locationChanged(pathname: string, action: 'PUSH' | 'REPLACE' | 'POP'): void {
  $pathname.set(pathname);
  if (action === 'PUSH') $history.set([...$history.get(), pathname].slice(-historyLength));
}

/** @returns the course slug in a path, undefined outside the course area and for one that cannot be decoded */
export function courseSlugOf(pathname: string): string | undefined {
  return matchPath('/course/:courseSlug/*', pathname)?.courseSlug;
}
