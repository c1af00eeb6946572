import { contractVersion, defineRemote, linkPatterns, page } from '@learn/contracts';

const completions = '/api/course/completion/:courseSessionId/:userId/';
const session = { course_slug: ':courseSlug', course_session_id: ':courseSessionId' };
const learningPath = { name: 'LearningPath', variables: { course_slug: ':courseSlug' } };
const circle = { name: 'Circle', variables: { ...session, slug: ':circleSlug' } };
const content = {
  name: 'Content',
  variables: { ...session, circle_slug: ':circleSlug', slug: ':contentSlug' },
};

/** Participants learn here: experts preview it, and it can be read without network. */
const learning = { preview: true, offline: true, action: 'learning-path' } as const;

const media = (name: string, variables: Readonly<Record<string, string>>) =>
  ({
    ...learning,
    action: 'media-library',
    texts: ['media'],
    data: { operations: [{ name, variables: { course_slug: ':courseSlug', ...variables } }] },
  }) as const;

export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-learning-path',
  titleKey: 'title',
  contractVersion,
  pages: [
    page({
      path: linkPatterns.learningPath,
      load: () => import('./path/LearningPathPage.tsx').then((module) => module.LearningPathPage),
      ...learning,
      data: { operations: [learningPath], rest: [completions] },
    }),
    page({
      path: linkPatterns.circle,
      load: () => import('./circle/CirclePage.tsx').then((module) => module.CirclePage),
      texts: ['documents'],
      modules: ['./documents/DocumentsSection.tsx'],
      ...learning,
      data: { operations: [circle], rest: [completions, '/api/core/document/list/:courseSessionId/'] },
      slots: ['circle.unit'],
    }),
    page({
      path: linkPatterns.content,
      load: () => import('./content/ContentPage.tsx').then((module) => module.ContentPage),
      ...learning,
      data: { operations: [content, circle], rest: [completions] },
    }),
    page({
      path: linkPatterns.personLearningPath,
      load: () => import('./person/PersonPathPage.tsx').then((module) => module.PersonPathPage),
      texts: ['person'],
      chrome: false,
      data: {
        operations: [
          { name: 'PersonPath', variables: { course_slug: ':courseSlug', user_id: ':userId' } },
          learningPath,
        ],
        rest: [completions],
      },
    }),
    page({
      path: linkPatterns.mediaLibrary,
      load: () => import('./media/MediaLibraryPage.tsx').then((module) => module.MediaLibraryPage),
      ...media('MediaLibrary', {}),
    }),
    page({
      path: linkPatterns.mediaCategory,
      load: () => import('./media/MediaCategoryPage.tsx').then((module) => module.MediaCategoryPage),
      ...media('MediaCategory', { slug: ':categorySlug' }),
    }),
    page({
      path: linkPatterns.mediaContent,
      load: () => import('./media/MediaContentPage.tsx').then((module) => module.MediaContentPage),
      ...media('MediaContent', { category_slug: ':categorySlug', slug: ':contentSlug' }),
    }),
  ],
  navigation: [
    {
      labelKey: 'navigation.learningPath',
      path: linkPatterns.learningPath,
      action: 'learning-path',
      icon: 'module',
      order: 10,
    },
    {
      labelKey: 'navigation.mediaLibrary',
      path: linkPatterns.mediaLibrary,
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
      load: () => import('./widgets/ProgressWidget.tsx').then((module) => module.ProgressWidget),
      data: { operations: [learningPath], rest: [completions] },
    },
  ],
  locales: (file) => import(`./locales/${file}.json`),
});
