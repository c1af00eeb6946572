import { linkPatterns } from '@learn/contracts';

const below = (path: string) => `/onboarding/:courseType/${path}`;

/** The pages of an onboarding (specification §2). */
export const onboardingPaths = {
  resume: '/onboarding/:courseType',
  create: linkPatterns.accountCreate,
  confirm: linkPatterns.accountConfirm,
  profile: below('account/profile'),
  courseProfile: below('account/course-profile'),
  courseOption: below('account/course-option'),
  address: linkPatterns.checkout,
  ordered: below('checkout/complete'),
  completeUk: below('account/complete-uk'),
  completeAg: below('account/complete-ag'),
  completeEt: below('account/complete-et'),
  completeAt: linkPatterns.completeAt,
} as const;

export type OnboardingPage = keyof typeof onboardingPaths;

/** Where an onboarding begins whose family nobody has named. */
export const entryPath = '/onboarding';
