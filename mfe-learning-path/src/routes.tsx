import type { RouteObject } from '@learn/platform/router';
import { partTexts } from './partTexts.ts';

/** The pages below /course/{courseSlug}/learn, …/profile and …/media (specification §2), each loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: '/course/:courseSlug/learn',
    lazy: async () => ({ Component: (await import('./path/LearningPathPage.tsx')).LearningPathPage }),
  },
  {
    path: '/course/:courseSlug/profile/:userId',
    lazy: async () => ({ Component: (await import('./person/ToPersonPath.tsx')).ToPersonPath }),
  },
  {
    path: '/course/:courseSlug/profile/:userId/learning-path',
    lazy: partTexts.lazyPage(
      'person',
      async () => (await import('./person/PersonPathPage.tsx')).PersonPathPage,
    ),
  },
  {
    path: '/course/:courseSlug/learn/:circleSlug',
    lazy: async () => ({ Component: (await import('./circle/CirclePage.tsx')).CirclePage }),
  },
  {
    path: '/course/:courseSlug/learn/:circleSlug/:contentSlug',
    lazy: async () => ({ Component: (await import('./content/ContentPage.tsx')).ContentPage }),
  },
  {
    path: '/course/:courseSlug/media',
    lazy: partTexts.lazyPage(
      'media',
      async () => (await import('./media/MediaLibraryPage.tsx')).MediaLibraryPage,
    ),
  },
  {
    path: '/course/:courseSlug/media/:categorySlug',
    lazy: partTexts.lazyPage(
      'media',
      async () => (await import('./media/MediaCategoryPage.tsx')).MediaCategoryPage,
    ),
  },
  {
    path: '/course/:courseSlug/media/:categorySlug/:contentSlug',
    lazy: partTexts.lazyPage(
      'media',
      async () => (await import('./media/MediaContentPage.tsx')).MediaContentPage,
    ),
  },
];
