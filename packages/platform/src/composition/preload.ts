import { matchRoutes } from 'react-router';
import { mountOfAddress } from './registry.ts';
import { remoteLoader } from './remoteLoader.ts';

/** Starts to load the remote that answers an address, down to the page's own code; failures wait for the visit itself. */
export function preloadAddress(address: string): void {
  const pathname = address.split(/[?#]/)[0] ?? '';
  const found = mountOfAddress(pathname);
  if (found) loadPage(found.remote.descriptor.name, pathname).catch(() => undefined);
}

async function loadPage(remote: string, pathname: string): Promise<void> {
  const routes = await remoteLoader().routes(remote, pathname);
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)),
  );
}
