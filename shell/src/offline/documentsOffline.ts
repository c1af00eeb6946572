import { $connection } from '@learn/platform';
import { createPath, type DataRouter, type To } from 'react-router';

type Navigate = (to: To | null, options?: { readonly replace?: boolean }) => Promise<void>;

/**
 * While the server cannot be reached, pages are opened as documents: the service worker then shows the one that it kept
 * with all its data, or says what can be read instead.
 * @returns what ends it
 */
export function openDocumentsOffline(router: DataRouter): () => void {
  const navigate = router.navigate as Navigate;
  const navigateOrOpen: Navigate = async (to, options) => {
    const address = addressElsewhere(to);
    if (address === undefined || $connection.get() === 'online') return navigate(to, options);
    if (options?.replace) window.location.replace(address);
    else window.location.assign(address);
  };
  router.navigate = navigateOrOpen as DataRouter['navigate'];
  return () => {
    router.navigate = navigate as DataRouter['navigate'];
  };
}

/** @returns undefined for a step in the history, another query or part of the same page, and what is relative */
function addressElsewhere(to: To | null | number): string | undefined {
  if (to === null || typeof to === 'number') return undefined;
  const address = typeof to === 'string' ? to : createPath(to);
  if (!address.startsWith('/')) return undefined;
  return new URL(address, window.location.origin).pathname === window.location.pathname ? undefined : address;
}
