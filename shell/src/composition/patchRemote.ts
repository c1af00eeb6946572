import type { RegistryEntry } from '@learn/contracts';
import { RemoteUnavailable, remoteLoader, reportRemoteError } from '@learn/platform/shell';
import type { RouteObject } from 'react-router';
import { $remoteFailures, patchedRemotes } from './remoteFailures.ts';

export type Patch = (boundaryId: string | null, routes: RouteObject[]) => void;

/**
 * Loads a remote and puts its routes in place; the failure is kept for the leaf.
 * @param pathname page that is wanted
 * @param signal aborted when another navigation took over: the router then ignores patches, so that one must make them
 * @returns whether it worked
 */
export async function patchRemote(
  { descriptor }: RegistryEntry,
  pathname: string,
  patch: Patch,
  signal?: AbortSignal,
): Promise<boolean> {
  const { name, version } = descriptor;
  if (patchedRemotes.has(name)) return true;
  try {
    const routes = ofPlatform(descriptor, await remoteLoader().routes(name, pathname));
    if (!patchedRemotes.has(name) && !signal?.aborted) {
      patch(boundaryId(name), routes);
      patchedRemotes.add(name);
    }
    $remoteFailures.setKey(name, undefined);
    return true;
  } catch (error) {
    // what the loader gave up on, it has reported at every attempt
    if (!(error instanceof RemoteUnavailable))
      reportRemoteError(error, { name, version }, { area: 'composition', event: 'crashes' });
    $remoteFailures.setKey(name, error);
    return false;
  }
}

/** Of the routes of a remote, those that are pages of the platform: not what a setting switches off. */
export function ofPlatform(
  { mounts }: RegistryEntry['descriptor'],
  routes: readonly RouteObject[],
): RouteObject[] {
  return routes.filter(({ path }) => mounts.some((mount) => covers(mount.path, path)));
}

function covers(mount: string, path = ''): boolean {
  return mount === path || (mount.endsWith('/*') && `${path}/`.startsWith(mount.slice(0, -1)));
}

/** Id of the parent route of those of a remote. */
export function boundaryId(name: string): string {
  return `remote:${name}`;
}
