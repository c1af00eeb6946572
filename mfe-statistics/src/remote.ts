import { contractVersion, defineRemote, linkPatterns, page } from '@learn/contracts';

const ofCourse = { course_slug: ':courseSlug' } as const;

/** The filters that the address names, see `filterVariables`. */
const filters = {
  course_session_ids: '?session',
  generations: '?generation',
  regions: '?region',
  circle_ids: '?circle',
} as const;

/** What the pages have in common: texts, and figures under the filters of the address. */
const part = (name: string, view: Readonly<Record<string, string>> = { by: '?by' }) => ({
  texts: ['chart', 'course', 'filters', 'part'],
  data: { operations: [{ name, variables: { ...ofCourse, ...filters, ...view } }] },
});

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
      ...part('StatisticsList', {}),
    }),
    page({
      path: linkPatterns.attendanceStatistic,
      load: () => import('./course/attendance/AttendancePage.tsx').then((module) => module.AttendancePage),
      ...part('AttendanceStatistics'),
    }),
    page({
      path: linkPatterns.assignmentStatistic,
      load: () => import('./course/assignment/AssignmentPage.tsx').then((module) => module.AssignmentPage),
      ...part('AssignmentStatistics'),
    }),
    page({
      path: linkPatterns.competenceStatistic,
      load: () => import('./course/competence/CompetencePage.tsx').then((module) => module.CompetencePage),
      ...part('CompetenceStatistics'),
    }),
    page({
      path: linkPatterns.feedbackStatistic,
      load: () => import('./course/feedback/FeedbackPage.tsx').then((module) => module.FeedbackPage),
      ...part('FeedbackStatistics'),
    }),
  ],
  navigation: [],
  widgets: [
    {
      slot: 'home.course',
      id: 'UKStatisticsWidget',
      texts: ['course'],
      skeletonHeight: 314,
      data: { operations: [{ name: 'CourseSummary', variables: ofCourse }] },
      load: () => import('./widgets/UkStatisticsWidget.tsx').then((module) => module.UkStatisticsWidget),
    },
  ],
  locales: (file) => import(`./locales/${file}.json`),
});
