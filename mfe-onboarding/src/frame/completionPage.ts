import type { CourseType } from '@learn/domain';
import type { OnboardingPage } from '../addresses.ts';

/** Where a person goes on who has named their employer (specification §4, completion routes). */
export const completionPage = {
  ag: 'completeAg',
  et: 'completeEt',
  uk: 'completeUk',
  vv: 'courseProfile',
} as const satisfies Readonly<Record<CourseType, OnboardingPage>>;

/** Where nothing is left to be done. */
export const lastPage = { ...completionPage, vv: 'ordered' } as const satisfies Readonly<
  Record<CourseType, OnboardingPage>
>;
