import { linkPatterns } from '@learn/contracts';
import type { RouteObject } from '@learn/platform/router';

/** The pages of this remote, each loaded when first visited. */
export const routes: RouteObject[] = [
  {
    path: linkPatterns.competence,
    lazy: async () => ({ Component: (await import('./overview/OverviewPage.tsx')).OverviewPage }),
  },
  {
    path: linkPatterns.competences,
    lazy: async () => ({ Component: (await import('./competences/CompetencesPage.tsx')).CompetencesPage }),
  },
  {
    path: linkPatterns.selfEvaluationAndFeedback,
    lazy: async () => ({
      Component: (await import('./self-evaluation/SelfEvaluationPage.tsx')).SelfEvaluationPage,
    }),
  },
  {
    path: linkPatterns.selfEvaluation,
    lazy: async () => ({ Component: (await import('./evaluate/EvaluatePage.tsx')).EvaluatePage }),
  },
];
