import { contractVersion, defineRemote, linkPatterns, type Mount } from '@learn/contracts';

const completions = '/api/course/completion/:courseSessionId/:userId/';

const profile: Omit<Mount, 'path'> = {
  action: 'competence-navi',
  operations: [{ name: 'CompetenceProfile', variables: { course_slug: ':courseSlug' } }],
  rest: [completions],
};

const mounts: readonly Mount[] = [
  { path: linkPatterns.competence, modules: ['./overview/OverviewPage.tsx'], ...profile },
  { path: linkPatterns.competences, modules: ['./competences/CompetencesPage.tsx'], ...profile },
  {
    path: linkPatterns.selfEvaluationAndFeedback,
    modules: ['./self-evaluation/SelfEvaluationPage.tsx'],
    ...profile,
  },
  {
    path: linkPatterns.selfEvaluation,
    modules: ['./evaluate/EvaluatePage.tsx'],
    ...profile,
    action: 'learning-path',
  },
];

/** Competence profile and self-assessment of performance criteria (specification §2, competence). */
export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-competence',
  titleKey: 'title',
  contractVersion,
  mounts,
  navigation: [
    { labelKey: 'title', link: 'competence', action: 'competence-navi', icon: 'award', order: 20 },
  ],
  widgets: [
    {
      slot: 'home.course',
      id: 'CompetenceWidget',
      skeletonHeight: 232,
      operations: [{ name: 'CompetenceWidget', variables: { course_slug: ':courseSlug' } }],
      rest: [completions],
      load: () => import('./widgets/CompetenceWidget.tsx'),
    },
    {
      slot: 'circle.unit',
      id: 'SelfEvaluationWidget',
      skeletonHeight: 60,
      rest: [completions],
      load: () => import('./widgets/SelfEvaluationWidget.tsx'),
    },
  ],
  locales: {
    de: () => import('./locales/de.json'),
    fr: () => import('./locales/fr.json'),
    it: () => import('./locales/it.json'),
  },
  routes: () => import('./routes.tsx'),
});
