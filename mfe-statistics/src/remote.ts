import { contractVersion, defineRemote, linkPatterns, page } from '@learn/contracts';

const ofCourse = { course_slug: ':courseSlug' } as const;

/** The three statistics families and the pages of training responsibles (specification §2). */
export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-statistics',
  titleKey: 'title',
  contractVersion,
  pages: [
    page({
      path: '/statistic/:courseSlug',
      load: () => import('./course/IndexPage.tsx').then((module) => module.IndexPage),
    }),
    page({
      path: linkPatterns.statistic,
      load: () => import('./course/list/ListPage.tsx').then((module) => module.ListPage),
      texts: ['course', 'filters'],
      data: { operations: [{ name: 'StatisticsList', variables: ofCourse }] },
    }),
  ],
  navigation: [],
  widgets: [],
  locales: (file) => import(`./locales/${file}.json`),
});
