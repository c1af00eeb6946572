import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const nothing = () => undefined;

/**
 * Whether this drawing is the one of the server, or goes on with it. It then has to show what the page brought, whatever
 * has changed since: remotes go on later than the page around them.
 */
export function useHydrates(): boolean {
  let hydrates = false;
  // React reads the snapshot of the server in these drawings only
  useSyncExternalStore(never, nothing, () => {
    hydrates = true;
    return undefined;
  });
  return hydrates;
}
