import { contractVersion, defineRemote, linkPatterns, page } from '@learn/contracts';
import { agentAssignmentPath, agentCertificatePath } from './agent/addresses.ts';

const agentTexts = ['agent', 'chart', 'filters'] as const;

/**
 * A page with results of an agent's own people, as far as its address says which; see `viewVariables`.
 * @param figures operation for those of everybody
 * @param list operation for the people
 * @param more variables of both
 */
const ofAgent = (figures: string, list: string, more: Readonly<Record<string, string>> = {}) => {
  const variables = {
    course_slug: ':courseSlug',
    agent_role: ':agentRole',
    course_session_ids: ':session',
    ...more,
  };
  return {
    texts: agentTexts,
    data: {
      operations: [
        { name: figures, variables },
        { name: list, variables: { ...variables, state: ':state', search: ':search' } },
      ],
      query: ['session', 'state', 'search'],
    },
  };
};

/** A page of a training responsible: all of them show the same figures. */
const ofOrganisation = {
  texts: ['responsible', 'chart', 'filters'],
  data: {
    operations: [{ name: 'OrganisationStatistics', variables: { course_session_id: ':courseSessionId' } }],
  },
} as const;

const ofCourse = { course_slug: ':courseSlug' } as const;

/** The filters that the address names, see `filterVariables`. */
const filters = {
  course_session_ids: ':session',
  generations: ':generation',
  regions: ':region',
  circle_ids: ':circle',
  profiles: ':profile',
  user_ids: ':person',
} as const;

/** What the pages have in common: texts, and figures under the filters of the address. */
const part = (name: string, view: Readonly<Record<string, string>> = { by: ':by' }) => ({
  texts: ['chart', 'course', 'filters', 'part'],
  data: {
    operations: [{ name, variables: { ...ofCourse, ...filters, ...view } }],
    query: ['session', 'generation', 'region', 'circle', 'profile', 'person', ...Object.keys(view)],
  },
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
    page({
      path: linkPatterns.agentAssignments,
      load: () => import('./agent/AgentAssignmentsPage.tsx').then((module) => module.AgentAssignmentsPage),
      ...ofAgent('AgentAssignments', 'AgentProgress'),
    }),
    page({
      path: agentAssignmentPath,
      load: () => import('./agent/AgentAssignmentPage.tsx').then((module) => module.AgentAssignmentPage),
      ...ofAgent('AgentAssignment', 'AgentResults', { assignment_id: ':assignmentId' }),
    }),
    page({
      path: linkPatterns.agentGrades,
      load: () => import('./agent/AgentGradesPage.tsx').then((module) => module.AgentGradesPage),
      ...ofAgent('AgentGrades', 'AgentPersonGrades'),
    }),
    page({
      path: agentCertificatePath,
      load: () => import('./agent/AgentCertificatePage.tsx').then((module) => module.AgentCertificatePage),
      ...ofAgent('AgentGrades', 'AgentPersonGrades', {
        course_session_ids: ':courseSessionId',
        competence_certificate_id: ':competenceCertificateId',
      }),
    }),
    page({
      path: linkPatterns.courseCost,
      load: () => import('./responsible/CostPage.tsx').then((module) => module.CostPage),
      ...ofOrganisation,
    }),
    page({
      path: linkPatterns.examCost,
      load: () => import('./responsible/ExamCostPage.tsx').then((module) => module.ExamCostPage),
      ...ofOrganisation,
    }),
    page({
      path: linkPatterns.examsTaken,
      load: () => import('./responsible/ExamsTakenPage.tsx').then((module) => module.ExamsTakenPage),
      ...ofOrganisation,
    }),
    page({
      path: linkPatterns.certificationProfile,
      load: () =>
        import('./responsible/CertificationProfilePage.tsx').then(
          (module) => module.CertificationProfilePage,
        ),
      ...ofOrganisation,
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
    {
      slot: 'home.course',
      id: 'TrainingResponsibleStatisticsWidget',
      texts: ['responsible', 'chart'],
      skeletonHeight: 760,
      data: { operations: [{ name: 'OrganisationWidget', variables: { course_id: ':courseId' } }] },
      load: () =>
        import('./widgets/TrainingResponsibleStatisticsWidget.tsx').then(
          (module) => module.TrainingResponsibleStatisticsWidget,
        ),
    },
    {
      slot: 'home.course',
      id: 'UKBerufsbildnerStatisticsWidget',
      texts: ['widgets'],
      skeletonHeight: 200,
      data: { operations: [{ name: 'ApprenticesWidget', variables: ofCourse }] },
      load: () =>
        import('./widgets/UKBerufsbildnerStatisticsWidget.tsx').then(
          (module) => module.UKBerufsbildnerStatisticsWidget,
        ),
    },
    {
      slot: 'home.course',
      id: 'ExamExpertStatisticsWidget',
      texts: ['widgets'],
      skeletonHeight: 260,
      data: { rest: ['/api/dashboard/duedates/?upcoming=true&kinds=exam&limit=4'] },
      load: () =>
        import('./widgets/ExamExpertStatisticsWidget.tsx').then(
          (module) => module.ExamExpertStatisticsWidget,
        ),
    },
  ],
  locales: (file) => import(`./locales/${file}.json`),
});
