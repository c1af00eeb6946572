import { type Language, readOnboardingType } from '@learn/domain';

/** The language of a visitor's page: an address of the onboarding names its own (specification §2), and wins over the browser's. */
export function visitorLanguage(pathname: string, accepted: Language): Language {
  const courseType = /^\/onboarding\/([^/]+)/.exec(pathname)?.[1] ?? '';
  return readOnboardingType(courseType)?.language ?? accepted;
}
