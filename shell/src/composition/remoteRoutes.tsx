import type { RegistryEntry } from '@learn/contracts';
import { reportError } from '@learn/platform';
import { $registry, mountOfAddress, RemoteUnavailable, remoteLoader } from '@learn/platform/shell';
import type { RouteObject } from 'react-router';
import { RemoteLeaf } from './RemoteLeaf.tsx';
import { $remoteFailures, patchedRemotes } from './remoteFailures.ts';

type Patch = (boundaryId: string | null, routes: RouteObject[]) => void;

/**
 * One pathless boundary per remote with a splat leaf for each of its mounts. The leaf answers until the remote's own
 * routes are patched in beside it, which then win by rank; afterwards it answers what the remote does not know.
 */
export function remoteRoutes(): RouteObject[] {
  return $registry.get().remotes.map((remote) => ({
    id: boundaryId(remote.descriptor.name),
    children: remote.descriptor.mounts.map((mount) => ({
      id: `${remote.descriptor.name}:${mount.path}`,
      path: `${mount.path.replace(/\/\*$/, '')}/*`,
      element: <RemoteLeaf remote={remote} />,
    })),
  }));
}

/**
 * Called by the router for addresses that it may not know yet. Never throws: an error here would land on the root and
 * take the layout along, so the failure is kept and the leaf shows it.
 */
export async function patchRoutesOnNavigation({
  path,
  patch,
  signal,
}: {
  path: string;
  patch: Patch;
  signal?: AbortSignal;
}): Promise<void> {
  const found = mountOfAddress(path);
  if (found) await patchRemote(found.remote, path, patch, signal);
}

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
    const routes = await remoteLoader().routes(name, pathname);
    if (!patchedRemotes.has(name) && !signal?.aborted) {
      patchedRemotes.add(name);
      patch(boundaryId(name), routes);
    }
    $remoteFailures.setKey(name, undefined);
    return true;
  } catch (error) {
    // what the loader gave up on, it has reported at every attempt
    if (!(error instanceof RemoteUnavailable))
      reportError(error, { area: 'composition', remote: `${name}@${version}` });
    $remoteFailures.setKey(name, error);
    return false;
  }
}

function boundaryId(name: string): string {
  return `remote:${name}`;
}
