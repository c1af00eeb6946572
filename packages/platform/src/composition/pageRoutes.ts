import type { Page } from '@learn/contracts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { withTexts } from '../i18n/lazyPart.ts';

/**
 * The routes of declared pages: component and texts are loaded when a page is first opened.
 * @param owner name of the shell or remote that declares them
 * @param before what comes before the code of a page, by its path
 */
export function pageRoutes(
  owner: string,
  pages: readonly Page[],
  before?: (path: string) => Promise<unknown>,
): RouteObject[] {
  return pages.map(({ path, load, texts = [] }) => ({
    path,
    lazy: async () => {
      await before?.(path);
      return {
        Component: (await withTexts(load, ...texts.map((part) => `${owner}/${part}`))) as ComponentType,
      };
    },
  }));
}

/** The same routes with the code of their pages, to be drawn without waiting. @throws Error of the first that cannot be loaded */
export function loadRoutes(routes: readonly RouteObject[]): Promise<RouteObject[]> {
  return Promise.all(
    routes.map(
      async ({ lazy, ...route }) =>
        // an index route has no other form
        ({ ...route, ...(typeof lazy === 'function' && (await lazy())) }) as RouteObject,
    ),
  );
}
