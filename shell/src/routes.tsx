import { appointmentPatterns, type RegistryEntry } from '@learn/contracts';
import type { RouteObject } from 'react-router';
import { remoteRoutes } from './composition/remoteRoutes.tsx';
import { ToDueDates } from './dueDates/ToDueDates.tsx';
import { AppLayout } from './layout/AppLayout.tsx';
import { PageSkeleton } from './layout/PageSkeleton.tsx';
import { ToCourseStart } from './navigation/ToCourseStart.tsx';
import { CrashPage, LayoutCrash } from './notFound/CrashPage.tsx';
import { NotFoundPage } from './notFound/NotFoundPage.tsx';

/**
 * The routes of the page, from the shell's own pages and the mounts of all remotes.
 * @param own of the shell's pages
 * @param ofRemote routes of a remote whose pages are here already
 * @param remotes all of the page, or those that may answer its only address
 */
export function routes(
  own: readonly RouteObject[],
  ofRemote: (name: string) => readonly RouteObject[] = () => [],
  remotes?: readonly RegistryEntry[],
): RouteObject[] {
  const pages: RouteObject = {
    id: 'pages',
    errorElement: <CrashPage />,
    children: [
      ...own.map((route) => ({ ...route, hydrateFallbackElement: <PageSkeleton /> })),
      ...appointmentPatterns.map((path) => ({ path, element: <ToDueDates /> })),
      { path: '/course/:courseSlug', element: <ToCourseStart /> },
      ...remoteRoutes(ofRemote, remotes),
      { path: '*', element: <NotFoundPage /> },
    ],
  };
  return [
    {
      id: 'root',
      element: <AppLayout />,
      errorElement: <LayoutCrash />,
      hydrateFallbackElement: <PageSkeleton />,
      children: [pages],
    },
  ];
}
