import { appointmentPatterns } from '@learn/contracts';
import { pageRoutes } from '@learn/platform/shell';
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router';
import { patchRoutesOnNavigation, remoteRoutes } from './composition/remoteRoutes.tsx';
import { setRouter } from './currentRouter.ts';
import { ToDueDates } from './dueDates/ToDueDates.tsx';
import { AppLayout } from './layout/AppLayout.tsx';
import { PageSkeleton } from './layout/PageSkeleton.tsx';
import { CrashPage, LayoutCrash } from './notFound/CrashPage.tsx';
import { NotFoundPage } from './notFound/NotFoundPage.tsx';
import { pages } from './pages.ts';

/** Builds the router from the shell's own pages and the mounts of all remotes. */
export function startRouter(): DataRouter {
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        element: <AppLayout />,
        errorElement: <LayoutCrash />,
        hydrateFallbackElement: <PageSkeleton />,
        children: [pageTree()],
      },
    ],
    { patchRoutesOnNavigation },
  );
  setRouter(router);
  return router;
}

function pageTree(): RouteObject {
  return {
    id: 'pages',
    errorElement: <CrashPage />,
    children: [
      ...pageRoutes('shell', pages).map((route) => ({ ...route, hydrateFallbackElement: <PageSkeleton /> })),
      ...appointmentPatterns.map((path) => ({ path, element: <ToDueDates /> })),
      ...remoteRoutes(),
      { path: '*', element: <NotFoundPage /> },
    ],
  };
}
