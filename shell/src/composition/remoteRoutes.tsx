import type { RegistryEntry } from '@learn/contracts';
import { $registry, mountOfAddress } from '@learn/platform/shell';
import type { RouteObject } from 'react-router';
import { boundaryId, ofPlatform, type Patch, patchRemote } from './patchRemote.ts';
import { RemoteCrashPage } from './RemoteCrashPage.tsx';
import { RemoteLeaf } from './RemoteLeaf.tsx';

/**
 * One pathless boundary per remote with a splat leaf for each of its mounts. The leaf answers until the remote's own
 * routes are patched in beside it, which then win by rank; afterwards it answers what the remote does not know.
 * @param pagesOf routes of a remote that are here from the start
 * @param remotes all of the page, or those that may answer its only address
 */
export function remoteRoutes(
  pagesOf: (name: string) => readonly RouteObject[],
  remotes: readonly RegistryEntry[] = $registry.get().remotes,
): RouteObject[] {
  return remotes.map((remote) => ({
    id: boundaryId(remote.descriptor.name),
    errorElement: <RemoteCrashPage remote={remote} />,
    children: [
      ...ofPlatform(remote.descriptor, pagesOf(remote.descriptor.name)),
      ...remote.descriptor.mounts.map((mount) => ({
        path: `${mount.path.replace(/\/\*$/, '')}/*`,
        element: <RemoteLeaf remote={remote} />,
      })),
    ],
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
