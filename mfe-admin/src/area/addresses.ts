import { linkPatterns } from '@learn/contracts';

/** Address patterns of the area's pages. */
export const paths = {
  overview: linkPatterns.admin,
  widgets: '/vbv-admin/widgets',
  courses: '/vbv-admin/courses',
  course: '/vbv-admin/courses/:courseId',
  contents: '/vbv-admin/contents',
  contentImport: '/vbv-admin/contents/:contentImportId',
  sessions: '/vbv-admin/sessions',
  newSession: '/vbv-admin/sessions/new',
  session: '/vbv-admin/sessions/:courseSessionId',
  examResults: '/vbv-admin/sessions/:courseSessionId/exams/:circleId',
  organisations: '/vbv-admin/organisations',
  products: '/vbv-admin/products',
  people: '/vbv-admin/people',
  newPerson: '/vbv-admin/people/new',
  person: '/vbv-admin/people/:userId',
  erasure: '/vbv-admin/people/:userId/erasure',
  imports: '/vbv-admin/imports',
  newImport: '/vbv-admin/imports/new',
  import: '/vbv-admin/imports/:importId',
  orders: '/vbv-admin/orders',
  certificates: '/vbv-admin/certificates',
  audit: '/vbv-admin/audit',
  releases: '/vbv-admin/releases',
} as const;
