import { linkPatterns } from '@learn/contracts';

/** Address patterns of the area's pages. */
export const paths = {
  overview: linkPatterns.admin,
  sessions: '/vbv-admin/sessions',
  newSession: '/vbv-admin/sessions/new',
  session: '/vbv-admin/sessions/:courseSessionId',
  examResults: '/vbv-admin/sessions/:courseSessionId/exams/:circleId',
} as const;
