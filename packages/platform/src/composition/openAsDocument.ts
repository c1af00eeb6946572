import { pageData } from '../page.ts';
import { $connection } from '../stores/connection.ts';

let enabled = false;

/**
 * Called by the shell once offline copies of pages can answer: until it is ended, links without network open documents, so
 * that the service worker shows the copy with all its data, or says what can be read instead.
 * @returns what ends it
 */
export function openDocumentsOffline(): () => void {
  enabled = true;
  return () => {
    enabled = false;
  };
}

/**
 * Decides how every navigation of the facade goes.
 * @param address relative to the origin or complete
 * @returns whether it is opened as a document; false for another query or part of the same page, and for other origins
 */
export function openAsDocument(
  address: string,
  options?: { readonly replace?: boolean | undefined },
): boolean {
  if ($connection.get() === 'online' || !(enabled || isCopy())) return false;
  const { origin, pathname } = new URL(address, window.location.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return false;
  if (options?.replace) window.location.replace(address);
  else window.location.assign(address);
  return true;
}

/** The page itself is a copy, so others can answer as well, before the shell has fetched what makes them. */
function isCopy(): boolean {
  return pageData().copiedAt !== undefined;
}
