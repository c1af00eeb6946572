import {
  type CohortAssessment,
  type CohortAssessmentSummary,
  type CohortCertificateSummary,
  type CohortCertificates,
  listKey,
} from '@learn/contracts';
import { courseSlug } from './renderCompetence.tsx';

const courseId = '11111111-1111-4111-8111-111111111111';
export const sessionId = '22222222-2222-4222-8222-222222222222';
const certificates = [
  { id: '33333333-3333-4333-8333-333333333331', slug: 'haftpflicht', title: 'Haftpflicht' },
  { id: '33333333-3333-4333-8333-333333333332', slug: 'vorsorge', title: 'Vorsorge' },
] as const;

const overview = {
  course_id: courseId,
  course_title: 'Versicherungsvermittler/-in',
  course_type: 'vv',
  detail: 'named',
  may_export: true,
  withheld: null,
  person_count: 2,
  unlisted_count: 0,
  ignored_filters: [],
  filters: {
    sessions: [
      { id: sessionId, title: 'Zürich 2026' },
      { id: '22222222-2222-4222-8222-222222222223', title: 'Bern 2026' },
    ],
    regions: ['Bern', 'Zürich'],
    generations: ['2026'],
  },
} as const;

/** What the list of grades is about; five people have a grade in the first certificate, nobody in the second. */
export function certificateSummary(change: Partial<CohortCertificateSummary> = {}): CohortCertificateSummary {
  return {
    ...structuredClone(overview),
    average_grade: 3.75,
    graded_count: 5,
    evaluated_count: 7,
    open_count: 13,
    certificates: certificates.map((certificate, index) => ({
      ...certificate,
      average_grade: index === 0 ? 4.5 : null,
      graded_count: index === 0 ? 5 : 0,
    })),
    ...change,
  };
}

/** A participant with 3.5 in the first certificate and no grade in the second. */
export function gradesOf(change: Partial<CohortCertificates> = {}): CohortCertificates {
  return {
    ...memberOf('u1', 'Mia', 'Moser'),
    average_grade: 3.5,
    is_partial: false,
    evaluated_count: 1,
    open_count: 3,
    certificates: certificates.map(({ id }, index) => ({
      id,
      grade: index === 0 ? 3.5 : null,
      exact_grade: index === 0 ? 3.67 : null,
      evaluated_count: index === 0 ? 1 : 0,
      total_count: 2,
      is_partial: false,
    })),
    ...change,
  };
}

export function assessmentSummary(change: Partial<CohortAssessmentSummary> = {}): CohortAssessmentSummary {
  return {
    ...structuredClone(overview),
    success_count: 5,
    fail_count: 3,
    open_count: 12,
    circles: [
      { id: '44444444-4444-4444-8444-444444444441', title: 'Kickoff' },
      { id: '44444444-4444-4444-8444-444444444442', title: 'Fahrzeug' },
    ],
    ...change,
  };
}

export function assessmentsOf(change: Partial<CohortAssessment> = {}): CohortAssessment {
  const counts = { total_count: 10, success_count: 5, fail_count: 3, open_count: 2 };
  return { ...memberOf('u1', 'Mia', 'Moser'), ...counts, ...change };
}

function memberOf(user_id: string, first_name: string, last_name: string) {
  return {
    ...{ user_id, first_name, last_name, avatar_url: '' },
    course_session_id: sessionId,
    course_session_title: 'Zürich 2026',
    my_role: 'EXPERT',
  } as const;
}

/** The answers that come with a page of a cohort. @param slug of the course, as it stands in the addresses */
export function cohortAnswers<Row>(
  kind: 'certificates' | 'evaluation',
  summary: object,
  rows: readonly Row[],
  slug = courseSlug,
): Readonly<Record<string, unknown>> {
  const address = `/api/dashboard/${kind}/${slug}/`;
  return {
    [`${address}summary/`]: summary,
    [listKey(`${address}?limit=100&offset=0`)]: { rows, total: rows.length },
  };
}
