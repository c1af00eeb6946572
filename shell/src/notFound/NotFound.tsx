import { lazy } from 'react';

/** The page that says so, fetched when it is needed: hardly anybody ever sees it. */
export const NotFound = lazy(async () => ({ default: (await import('./NotFoundPage.tsx')).NotFoundPage }));
