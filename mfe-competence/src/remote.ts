import { contractVersion, defineRemote, linkPatterns, listKey, page } from '@learn/contracts';

const completions = '/api/course/completion/:courseSessionId/:userId/';

const own = { action: 'competence-navi', preview: true, offline: true } as const;

const profile = {
  ...own,
  texts: ['profile'],
  data: {
    operations: [{ name: 'CompetenceProfile', variables: { course_slug: ':courseSlug' } }],
    rest: [completions],
  },
} as const;

const examList = '/api/exam/:courseSessionId/person/:userId/';
const examDates = '/api/exam/:courseSessionId/:circleId/dates/';
const examSteps = '/api/exam/:courseSessionId/:circleId/state/:userId/';

/** Dates and steps are those of one exam: the list, whose address names none, does without. */
const exams = {
  action: 'competence-navi',
  setting: 'show_vv_competence_exams',
  texts: ['exam'],
  data: { rest: [examList, examDates, examSteps] },
} as const;

const certificates = {
  ...own,
  texts: ['certificates'],
  data: { operations: [{ name: 'Certificates', variables: { course_slug: ':courseSlug' } }] },
} as const;

const askedFeedbacks = '/api/mentor/:courseSessionId/self-evaluation-feedback/';

const person = {
  name: 'PersonEnrolment',
  variables: { course_slug: ':courseSlug', user_id: ':userId' },
} as const;

/** The people of a course under the filters of the address, see `readCohortView`. */
const cohort = (address: string, filters: readonly string[]) => {
  const chosen = filters.map((name) => `${name}=:${name}`).join('&');
  return {
    texts: ['cohort'],
    data: {
      rest: [`${address}summary/?${chosen}`, listKey(`${address}?${chosen}&sort=:sort&limit=100&offset=0`)],
      query: [...filters, 'sort'],
    },
  } as const;
};

/** Pages about another person, who is also looked after from outside the course. */
const ofPerson = { chrome: false, outside: true } as const;

const personExams = {
  ...ofPerson,
  setting: exams.setting,
  texts: ['exam', 'person'],
  data: { operations: [person], rest: [examList, examSteps] },
} as const;

const verification = { public: true, texts: ['verification'] } as const;

const personCertificates = {
  ...ofPerson,
  texts: ['certificates', 'person'],
  data: { operations: [person, { ...person, name: 'PersonCertificates' }] },
} as const;

/** Competence profile, certificates, exams and self-assessment of performance criteria (specification §2, competence). */
export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-competence',
  titleKey: 'title',
  contractVersion,
  pages: [
    page({
      path: linkPatterns.competence,
      load: () => import('./overview/pages.ts').then((module) => module.OverviewPage),
      ...profile,
    }),
    page({
      path: linkPatterns.competences,
      load: () => import('./overview/pages.ts').then((module) => module.CompetencesPage),
      ...profile,
    }),
    page({
      path: linkPatterns.selfEvaluationAndFeedback,
      load: () => import('./self-evaluation/pages.ts').then((module) => module.SelfEvaluationPage),
      ...profile,
      texts: ['feedback', 'profile'],
      data: { ...profile.data, rest: [completions, askedFeedbacks] },
    }),
    page({
      path: linkPatterns.unitFeedback,
      load: () => import('./self-evaluation/pages.ts').then((module) => module.UnitFeedbackPage),
      ...profile,
      texts: ['feedback', 'profile'],
      data: {
        ...profile.data,
        rest: [completions, askedFeedbacks, '/api/mentor/:courseSessionId/mentors'],
      },
    }),
    page({
      path: linkPatterns.selfEvaluation,
      load: () => import('./evaluate/EvaluatePage.tsx').then((module) => module.EvaluatePage),
      ...profile,
      texts: ['profile'],
      action: 'learning-path',
    }),
    page({
      path: linkPatterns.certificates,
      load: () => import('./certificates/pages.ts').then((module) => module.CertificatesPage),
      ...certificates,
    }),
    page({
      path: linkPatterns.certificate,
      load: () => import('./certificates/pages.ts').then((module) => module.CertificatePage),
      ...certificates,
      texts: ['certificates'],
      data: {
        ...certificates.data,
        rest: ['/api/course/:courseSlug/certificates/:certificateSlug/'],
      },
    }),
    page({
      path: linkPatterns.personCompetence,
      load: () => import('./person/pages.ts').then((module) => module.PersonCompetencePage),
      ...ofPerson,
      texts: ['person', 'profile'],
      data: { operations: [person, ...profile.data.operations], rest: [completions] },
    }),
    page({
      path: linkPatterns.certificateSummary,
      load: () => import('./cohort/pages.ts').then((module) => module.CertificatesDashboardPage),
      ...cohort('/api/dashboard/certificates/:courseSlug/', ['session', 'region', 'generation', 'search']),
    }),
    page({
      path: linkPatterns.evaluation,
      load: () => import('./cohort/pages.ts').then((module) => module.EvaluationDashboardPage),
      ...cohort('/api/dashboard/evaluation/:courseSlug/', [
        'session',
        'region',
        'generation',
        'circle',
        'search',
      ]),
    }),
    page({
      path: linkPatterns.courseCertificates,
      load: () => import('./cohort/pages.ts').then((module) => module.CourseCertificatesPage),
    }),
    page({
      path: linkPatterns.vvExams,
      load: () => import('./vv-exams/pages.ts').then((module) => module.ExamsPage),
      ...exams,
    }),
    page({
      path: linkPatterns.vvExam,
      load: () => import('./vv-exams/pages.ts').then((module) => module.ExamPage),
      ...exams,
    }),
    page({
      path: linkPatterns.vvCertificates,
      load: () => import('./vv-exams/pages.ts').then((module) => module.VvCertificatesPage),
      ...exams,
    }),
    page({
      path: linkPatterns.personVvExams,
      load: () => import('./vv-exams/pages.ts').then((module) => module.PersonExamsPage),
      ...personExams,
    }),
    page({
      path: linkPatterns.personVvExam,
      load: () => import('./vv-exams/pages.ts').then((module) => module.PersonExamPage),
      ...personExams,
    }),
    page({
      path: linkPatterns.personVvCertificates,
      load: () => import('./vv-exams/pages.ts').then((module) => module.PersonVvCertificatesPage),
      ...personExams,
    }),
    page({
      path: linkPatterns.personCertificates,
      load: () => import('./person/pages.ts').then((module) => module.PersonCertificatesPage),
      ...personCertificates,
    }),
    page({
      path: linkPatterns.personCertificate,
      load: () => import('./person/pages.ts').then((module) => module.PersonCertificatePage),
      ...personCertificates,
    }),
    page({
      path: linkPatterns.personEvaluations,
      load: () => import('./person/pages.ts').then((module) => module.PersonEvaluationsPage),
      ...ofPerson,
      texts: ['person', 'feedback', 'profile'],
      data: { operations: [person, ...profile.data.operations], rest: [completions] },
    }),
    page({
      path: linkPatterns.certificateVerificationForm,
      load: () =>
        import('./certificates/verification/VerificationPage.tsx').then((module) => module.VerificationPage),
      ...verification,
    }),
    page({
      path: linkPatterns.certificateVerification,
      load: () =>
        import('./certificates/verification/VerificationPage.tsx').then((module) => module.VerificationPage),
      ...verification,
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
      load: () => import('./widgets/home.ts').then((module) => module.CompetenceWidget),
    },
    {
      slot: 'home.course',
      id: 'CompetenceCertificateWidget',
      skeletonHeight: 172,
      data: {
        operations: [{ name: 'CompetenceCertificateWidget', variables: { course_slug: ':courseSlug' } }],
      },
      load: () => import('./widgets/home.ts').then((module) => module.CompetenceCertificateWidget),
    },
    {
      slot: 'home.course',
      id: 'CertificateSummaryWidget',
      skeletonHeight: 256,
      data: { operations: [{ name: 'CertificateSummaryWidget', variables: { course_id: ':courseId' } }] },
      load: () => import('./widgets/home.ts').then((module) => module.CertificateSummaryWidget),
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
      load: () => import('./vv-exams/pages.ts').then((module) => module.ExamWidget),
    },
  ],
  locales: (file) => import(`./locales/${file}.json`),
});
