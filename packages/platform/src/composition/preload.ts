import { mountOfAddress } from './registry.ts';
import { remoteLoader } from './remoteLoader.ts';

/** Starts to load the remote that answers an address; failures wait for the visit itself. */
export function preloadAddress(address: string): void {
  const pathname = address.split(/[?#]/)[0] ?? '';
  const found = mountOfAddress(pathname);
  if (!found) return;
  remoteLoader()
    .load(found.remote.descriptor.name)
    .then((manifest) => manifest.routes())
    .catch(() => undefined);
}
