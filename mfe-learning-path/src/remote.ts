import { contractVersion, defineRemote } from '@learn/contracts';

const completions = '/api/course/completion/:courseSessionId/:userId/';
const learningPath = { name: 'LearningPath', variables: { course_slug: ':courseSlug' } };
const circle = {
  name: 'Circle',
  variables: { course_slug: ':courseSlug', slug: ':circleSlug', course_session_id: ':courseSessionId' },
};
const content = {
  name: 'Content',
  variables: {
    course_slug: ':courseSlug',
    circle_slug: ':circleSlug',
    slug: ':contentSlug',
    course_session_id: ':courseSessionId',
  },
};

export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-learning-path',
  titleKey: 'title',
  contractVersion,
  mounts: [
    {
      path: '/course/:courseSlug/learn',
      modules: ['./path/LearningPathPage.tsx'],
      action: 'learning-path',
      operations: [learningPath],
      rest: [completions],
    },
    {
      path: '/course/:courseSlug/learn/:circleSlug',
      modules: [
        './circle/CirclePage.tsx',
        './documents/DocumentsSection.tsx',
        './locales/documents.{language}.json',
      ],
      slots: ['circle.unit'],
      action: 'learning-path',
      operations: [circle],
      rest: [completions, '/api/core/document/list/:courseSessionId/'],
    },
    {
      path: '/course/:courseSlug/learn/:circleSlug/:contentSlug',
      modules: ['./content/ContentPage.tsx'],
      action: 'learning-path',
      operations: [content, circle],
      rest: [completions],
    },
    { path: '/course/:courseSlug/profile/:userId', chrome: false },
    {
      path: '/course/:courseSlug/profile/:userId/learning-path',
      modules: ['./person/PersonPathPage.tsx', './locales/person.{language}.json'],
      chrome: false,
      operations: [
        { name: 'PersonPath', variables: { course_slug: ':courseSlug', user_id: ':userId' } },
        learningPath,
      ],
      rest: [completions],
    },
    {
      path: '/course/:courseSlug/media',
      modules: ['./media/MediaLibraryPage.tsx', './locales/media.{language}.json'],
      action: 'media-library',
      operations: [{ name: 'MediaLibrary', variables: { course_slug: ':courseSlug' } }],
    },
    {
      path: '/course/:courseSlug/media/:categorySlug',
      modules: ['./media/MediaCategoryPage.tsx', './locales/media.{language}.json'],
      action: 'media-library',
      operations: [
        { name: 'MediaCategory', variables: { course_slug: ':courseSlug', slug: ':categorySlug' } },
      ],
    },
    {
      path: '/course/:courseSlug/media/:categorySlug/:contentSlug',
      modules: ['./media/MediaContentPage.tsx', './locales/media.{language}.json'],
      action: 'media-library',
      operations: [
        {
          name: 'MediaContent',
          variables: {
            course_slug: ':courseSlug',
            category_slug: ':categorySlug',
            slug: ':contentSlug',
          },
        },
      ],
    },
  ],
  navigation: [
    {
      labelKey: 'navigation.learningPath',
      link: 'learningPath',
      action: 'learning-path',
      icon: 'module',
      order: 10,
    },
    {
      labelKey: 'navigation.mediaLibrary',
      link: 'mediaLibrary',
      action: 'media-library',
      place: 'tools',
      icon: 'book',
      order: 10,
    },
  ],
  widgets: [
    {
      slot: 'home.course',
      id: 'ProgressWidget',
      skeletonHeight: 480,
      load: () => import('./widgets/ProgressWidget.tsx'),
      operations: [learningPath],
      rest: [completions],
    },
  ],
  locales: {
    de: () => import('./locales/de.json'),
    fr: () => import('./locales/fr.json'),
    it: () => import('./locales/it.json'),
  },
  routes: () => import('./routes.tsx'),
});
