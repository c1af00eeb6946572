import { contractVersion, defineRemote, page } from '@learn/contracts';
import { paths } from './area/addresses.ts';

/** The association's admin area (specification §2, /vbv-admin); it exists for people with admin access only. */
export default defineRemote<typeof import('./locales/de.json')>({
  name: 'mfe-admin',
  titleKey: 'title',
  contractVersion,
  pages: [
    page({
      path: paths.overview,
      load: () => import('./overview/OverviewPage.tsx').then((module) => module.OverviewPage),
      admin: true,
      texts: ['overview'],
      data: { operations: [{ name: 'AdminWidgets', variables: {} }] },
    }),
    page({
      path: paths.sessions,
      // how high a row is, and how many fit, only a browser knows
      render: 'browser',
      load: () => import('./sessions/pages.ts').then((module) => module.SessionsPage),
      admin: true,
      texts: ['sessions'],
    }),
    page({
      path: paths.newSession,
      load: () => import('./sessions/pages.ts').then((module) => module.NewSessionPage),
      admin: true,
      texts: ['sessions'],
      data: { rest: ['/api/admin/sessions/filters/'] },
    }),
    page({
      path: paths.session,
      load: () => import('./sessions/pages.ts').then((module) => module.SessionPage),
      admin: true,
      texts: ['session', 'sessions'],
      data: {
        rest: ['/api/admin/sessions/:courseSessionId/', '/api/admin/sessions/:courseSessionId/plan/'],
      },
    }),
    page({
      path: paths.examResults,
      load: () => import('./sessions/pages.ts').then((module) => module.ExamResultsPage),
      admin: true,
      texts: ['session'],
      data: { rest: ['/api/exam/:courseSessionId/:circleId/dates/'] },
    }),
  ],
  navigation: [],
  widgets: [],
  locales: (file) => import(`./locales/${file}.json`),
});
