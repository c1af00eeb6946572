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
      data: { operations: [{ name: 'AdminWidgets', variables: {} }], rest: ['/api/admin/overview/'] },
    }),
    page({
      path: paths.widgets,
      load: () => import('./widgets/WidgetsPage.tsx').then((module) => module.WidgetsPage),
      admin: true,
      texts: ['widgets'],
      data: { rest: ['/api/admin/widgets/'] },
    }),
    page({
      path: paths.courses,
      load: () => import('./courses/CoursesPage.tsx').then((module) => module.CoursesPage),
      admin: true,
      texts: ['courses'],
      data: { rest: ['/api/admin/courses/'] },
    }),
    page({
      path: paths.course,
      load: () => import('./courses/CoursePage.tsx').then((module) => module.CoursePage),
      admin: true,
      texts: ['courses'],
      data: { rest: ['/api/admin/courses/:courseId/'] },
    }),
    page({
      path: paths.contents,
      // the list is asked for after the page: the server would draw its shape
      render: 'browser',
      load: () => import('./contents/ContentsPage.tsx').then((module) => module.ContentsPage),
      admin: true,
      texts: ['contents'],
    }),
    page({
      path: paths.contentImport,
      load: () => import('./contents/ContentImportPage.tsx').then((module) => module.ContentImportPage),
      admin: true,
      texts: ['contents'],
      data: { rest: ['/api/admin/content-imports/:contentImportId/'] },
    }),
    page({
      path: paths.organisations,
      // the list is asked for after the page: the server would draw its shape
      render: 'browser',
      load: () => import('./organisations/OrganisationsPage.tsx').then((module) => module.OrganisationsPage),
      admin: true,
      texts: ['organisations'],
    }),
    page({
      path: paths.products,
      // the list is asked for after the page: the server would draw its shape
      render: 'browser',
      load: () => import('./products/ProductsPage.tsx').then((module) => module.ProductsPage),
      admin: true,
      texts: ['products'],
    }),
    page({
      path: paths.sessions,
      // the list is asked for after the page: the server would draw its shape
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
    page({
      path: paths.people,
      // the list is asked for after the page: the server would draw its shape
      render: 'browser',
      load: () => import('./people/PeoplePage.tsx').then((module) => module.PeoplePage),
      admin: true,
      texts: ['people'],
    }),
    page({
      path: paths.newPerson,
      load: () => import('./people/NewPersonPage.tsx').then((module) => module.NewPersonPage),
      admin: true,
      texts: ['people'],
      data: { rest: ['/api/core/organisations/'] },
    }),
    page({
      path: paths.person,
      load: () => import('./person/PersonPage.tsx').then((module) => module.PersonPage),
      admin: true,
      texts: ['people', 'records'],
      data: { rest: ['/api/admin/users/:userId/', '/api/core/organisations/'] },
    }),
    page({
      path: paths.erasure,
      load: () => import('./person/ErasurePage.tsx').then((module) => module.ErasurePage),
      admin: true,
      texts: ['people'],
      data: { rest: ['/api/admin/users/:userId/', '/api/admin/users/:userId/erasure/'] },
    }),
    page({
      path: paths.imports,
      render: 'browser',
      load: () => import('./imports/ImportsPage.tsx').then((module) => module.ImportsPage),
      admin: true,
      texts: ['imports'],
    }),
    page({
      path: paths.newImport,
      load: () => import('./imports/NewImportPage.tsx').then((module) => module.NewImportPage),
      admin: true,
      texts: ['imports', 'people'],
      data: { rest: ['/api/admin/role-options/'] },
    }),
    page({
      path: paths.import,
      load: () => import('./imports/ImportPage.tsx').then((module) => module.ImportPage),
      admin: true,
      texts: ['imports'],
      data: { rest: ['/api/admin/imports/:importId/'] },
    }),
    page({
      path: paths.orders,
      render: 'browser',
      load: () => import('./records/OrdersPage.tsx').then((module) => module.OrdersPage),
      admin: true,
      texts: ['records'],
    }),
    page({
      path: paths.certificates,
      render: 'browser',
      load: () => import('./records/CertificatesPage.tsx').then((module) => module.CertificatesPage),
      admin: true,
      texts: ['records'],
    }),
    page({
      path: paths.audit,
      render: 'browser',
      load: () => import('./records/AuditPage.tsx').then((module) => module.AuditPage),
      admin: true,
      texts: ['records'],
    }),
    page({
      path: paths.releases,
      load: () => import('./releases/ReleasesPage.tsx').then((module) => module.ReleasesPage),
      admin: true,
      texts: ['releases'],
      data: { rest: ['/api/admin/releases/'] },
    }),
  ],
  navigation: [],
  widgets: [],
  locales: (file) => import(`./locales/${file}.json`),
});
