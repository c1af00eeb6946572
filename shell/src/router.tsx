import { appointmentPatterns } from '@learn/contracts';
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router';
import { patchRoutesOnNavigation, remoteRoutes } from './composition/remoteRoutes.tsx';
import { setRouter } from './currentRouter.ts';
import { ToDueDates } from './dueDates/ToDueDates.tsx';
import { AppLayout } from './layout/AppLayout.tsx';
import { PageSkeleton } from './layout/PageSkeleton.tsx';
import { CrashPage, LayoutCrash } from './notFound/CrashPage.tsx';
import { NotFoundPage } from './notFound/NotFoundPage.tsx';
import { addPageTexts, lazyPage } from './pageTexts.ts';

/** Builds the router from the shell's own pages and the mounts of all remotes. */
export function startRouter(): DataRouter {
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        element: <AppLayout />,
        errorElement: <LayoutCrash />,
        hydrateFallbackElement: <PageSkeleton />,
        children: [pages()],
      },
    ],
    { patchRoutesOnNavigation },
  );
  setRouter(router);
  return router;
}

function pages(): RouteObject {
  return {
    id: 'pages',
    errorElement: <CrashPage />,
    children: [
      {
        path: '/',
        hydrateFallbackElement: <PageSkeleton />,
        lazy: lazyPage('home', async () => (await import('./home/HomePage.tsx')).HomePage),
      },
      {
        path: '/login-local',
        hydrateFallbackElement: <PageSkeleton />,
        lazy: lazyPage('login', async () => (await import('./login/LoginPage.tsx')).LoginPage),
      },
      {
        path: '/messages',
        hydrateFallbackElement: <PageSkeleton />,
        lazy: lazyPage('messages', async () => (await import('./messages/MessagesPage.tsx')).MessagesPage),
      },
      {
        path: '/notifications',
        hydrateFallbackElement: <PageSkeleton />,
        lazy: lazyPage(
          'notifications',
          async () => (await import('./notifications/NotificationsPage.tsx')).NotificationsPage,
        ),
      },
      {
        path: '/profile',
        hydrateFallbackElement: <PageSkeleton />,
        lazy: lazyPage('profile', async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
      },
      {
        path: '/dashboard/persons',
        hydrateFallbackElement: <PageSkeleton />,
        lazy: lazyPage('persons', async () => (await import('./persons/PersonsPage.tsx')).PersonsPage),
      },
      {
        path: '/dashboard/persons-competence',
        hydrateFallbackElement: <PageSkeleton />,
        lazy: lazyPage(
          'persons',
          async () => (await import('./persons/PersonsPage.tsx')).PersonsCompetencePage,
        ),
      },
      {
        path: '/dashboard/due-dates',
        hydrateFallbackElement: <PageSkeleton />,
        lazy: lazyPage('dueDates', async () => (await import('./dueDates/DueDatesPage.tsx')).DueDatesPage),
      },
      ...appointmentPatterns.map((path) => ({ path, element: <ToDueDates /> })),
      {
        path: '/settings',
        hydrateFallbackElement: <PageSkeleton />,
        // the calendar is the one of the due dates, with its texts
        lazy: lazyPage('settings', async () => {
          const [{ SettingsPage }] = await Promise.all([
            import('./settings/SettingsPage.tsx'),
            addPageTexts('dueDates'),
          ]);
          return SettingsPage;
        }),
      },
      {
        path: '/styleguide',
        hydrateFallbackElement: <PageSkeleton />,
        lazy: lazyPage(
          'styleguide',
          async () => (await import('./styleguide/StyleguidePage.tsx')).StyleguidePage,
        ),
      },
      ...remoteRoutes(),
      { path: '*', element: <NotFoundPage /> },
    ],
  };
}
