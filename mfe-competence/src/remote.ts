import { contractVersion, defineRemote, linkPatterns, page } from '@learn/contracts';

const completions = '/api/course/completion/:courseSessionId/:userId/';

const profile = {
  action: 'competence-navi',
  preview: true,
  offline: true,
  data: {
    operations: [{ name: 'CompetenceProfile', variables: { course_slug: ':courseSlug' } }],
    rest: [completions],
  },
} as const;

const exams = '/api/exam/:courseSessionId/person/:userId/';
const examsOf = (...rest: readonly string[]) =>
  ({
    setting: 'show_vv_competence_exams',
    texts: ['exam', 'vvExams'],
    data: { rest: [exams, ...rest] },
  }) as const;
const examDates = '/api/exam/:courseSessionId/:circleId/dates/';
const examSteps = '/api/exam/:courseSessionId/:circleId/state/:userId/';

const person = {
  name: 'PersonEnrolment',
  variables: { course_slug: ':courseSlug', user_id: ':userId' },
} as const;

const personExams = (...rest: readonly string[]) => {
  const own = examsOf(...rest);
  return {
    ...own,
    texts: [...own.texts, 'person'],
    chrome: false,
    data: { ...own.data, operations: [person] },
  } as const;
};

/** Competence profile and self-assessment of performance criteria (specification §2, competence). */
export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-competence',
  titleKey: 'title',
  contractVersion,
  pages: [
    page({
      path: linkPatterns.competence,
      load: () => import('./overview/OverviewPage.tsx').then((module) => module.OverviewPage),
      ...profile,
    }),
    page({
      path: linkPatterns.competences,
      load: () => import('./competences/CompetencesPage.tsx').then((module) => module.CompetencesPage),
      ...profile,
    }),
    page({
      path: linkPatterns.selfEvaluationAndFeedback,
      load: () =>
        import('./self-evaluation/SelfEvaluationPage.tsx').then((module) => module.SelfEvaluationPage),
      ...profile,
    }),
    page({
      path: linkPatterns.selfEvaluation,
      load: () => import('./evaluate/EvaluatePage.tsx').then((module) => module.EvaluatePage),
      ...profile,
      action: 'learning-path',
    }),
    page({
      path: linkPatterns.personCompetence,
      load: () => import('./person/PersonCompetencePage.tsx').then((module) => module.PersonCompetencePage),
      texts: ['person'],
      chrome: false,
      data: { operations: [person, ...profile.data.operations], rest: [completions] },
    }),
    page({
      path: linkPatterns.vvExams,
      load: () => import('./vv-exams/ExamsPage.tsx').then((module) => module.ExamsPage),
      action: 'competence-navi',
      ...examsOf(),
    }),
    page({
      path: linkPatterns.vvExam,
      load: () => import('./vv-exams/ExamPage.tsx').then((module) => module.ExamPage),
      action: 'competence-navi',
      ...examsOf(examDates, examSteps),
    }),
    page({
      path: linkPatterns.vvCertificates,
      load: () =>
        import('./vv-certificates/VvCertificatesPage.tsx').then((module) => module.VvCertificatesPage),
      action: 'competence-navi',
      ...examsOf(),
    }),
    page({
      path: linkPatterns.personVvExams,
      load: () => import('./person/PersonExamsPage.tsx').then((module) => module.PersonExamsPage),
      ...personExams(),
    }),
    page({
      path: linkPatterns.personVvExam,
      load: () => import('./person/PersonExamPage.tsx').then((module) => module.PersonExamPage),
      ...personExams(examSteps),
    }),
    page({
      path: linkPatterns.personVvCertificates,
      load: () =>
        import('./person/PersonVvCertificatesPage.tsx').then((module) => module.PersonVvCertificatesPage),
      ...personExams(),
    }),
  ],
  navigation: [
    {
      labelKey: 'title',
      path: linkPatterns.competence,
      action: 'competence-navi',
      icon: 'award',
      order: 20,
    },
  ],
  widgets: [
    {
      slot: 'home.course',
      id: 'CompetenceWidget',
      skeletonHeight: 232,
      data: {
        operations: [{ name: 'CompetenceWidget', variables: { course_slug: ':courseSlug' } }],
        rest: [completions],
      },
      load: () => import('./widgets/CompetenceWidget.tsx').then((module) => module.CompetenceWidget),
    },
    {
      slot: 'circle.unit',
      id: 'SelfEvaluationWidget',
      skeletonHeight: 60,
      data: { rest: [completions] },
      load: () => import('./widgets/SelfEvaluationWidget.tsx').then((module) => module.SelfEvaluationWidget),
    },
    {
      slot: 'circle.exam',
      id: 'ExamWidget',
      texts: ['exam'],
      skeletonHeight: 188,
      data: { rest: [completions, examDates, examSteps] },
      load: () => import('./widgets/ExamWidget.tsx').then((module) => module.ExamWidget),
    },
  ],
  locales: (file) => import(`./locales/${file}.json`),
});
