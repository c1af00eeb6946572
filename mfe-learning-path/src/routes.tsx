import type { RouteObject } from '@learn/platform/router';

/** The pages below /course/{courseSlug}/learn (specification §2), each loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: '/course/:courseSlug/learn',
    lazy: async () => ({ Component: (await import('./path/LearningPathPage.tsx')).LearningPathPage }),
  },
  {
    path: '/course/:courseSlug/learn/:circleSlug',
    lazy: async () => ({ Component: (await import('./circle/CirclePage.tsx')).CirclePage }),
  },
  {
    path: '/course/:courseSlug/learn/:circleSlug/:contentSlug',
    lazy: async () => ({ Component: (await import('./content/ContentPage.tsx')).ContentPage }),
  },
];
