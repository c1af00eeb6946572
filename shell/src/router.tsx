import { loadParts, mountOfAddress, pageRoutes } from '@learn/platform/shell';
import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject } from 'react-router';
import { patchRemote } from './composition/patchRemote.ts';
import { patchRoutesOnNavigation } from './composition/remoteRoutes.tsx';
import { setRouter } from './currentRouter.ts';
import { pages } from './pages.ts';
import { routes } from './routes.tsx';

/**
 * Builds the router of this page.
 * @param loaded the routes with the code of the page at the address, to draw it at once; see `loadFirstRoutes`
 */
export function startRouter(loaded?: RouteObject[]): DataRouter {
  const router = createBrowserRouter(loaded ?? routes(pageRoutes('shell', pages)), {
    patchRoutesOnNavigation,
    // the router then looks no further for a better match
    ...(loaded && { hydrationData: {} }),
  });
  setRouter(router);
  return router;
}

/**
 * The routes with the code of the page at an address.
 * @param parts ids of the lazily loaded parts that it is drawn with
 * @returns undefined where it could not be had
 */
export async function loadFirstRoutes(
  pathname: string,
  parts: readonly string[],
): Promise<RouteObject[] | undefined> {
  const ofRemote: RouteObject[] = [];
  const remote = mountOfAddress(pathname)?.remote;
  if (remote && !(await patchRemote(remote, pathname, (_, loaded) => void ofRemote.push(...loaded))))
    return undefined;
  const tree = routes(pageRoutes('shell', pages), (name) =>
    name === remote?.descriptor.name ? ofRemote : [],
  );
  try {
    for (const { route } of matchRoutes(tree, pathname) ?? []) {
      if (typeof route.lazy !== 'function') continue;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }
    await loadParts(parts);
    return tree;
  } catch {
    // the router tries again, and tells
    return undefined;
  }
}
