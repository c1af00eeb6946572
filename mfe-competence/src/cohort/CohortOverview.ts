import type { CohortCertificateSummary } from '@learn/contracts';

/** What every summary of a cohort has. */
export type CohortOverview = Pick<
  CohortCertificateSummary,
  | 'course_id'
  | 'course_title'
  | 'course_type'
  | 'detail'
  | 'may_export'
  | 'withheld'
  | 'filters'
  | 'person_count'
  | 'unlisted_count'
  | 'ignored_filters'
> & { readonly circles?: readonly { readonly id: string; readonly title: string }[] };
