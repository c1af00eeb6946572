import {
  type ProfileField,
  type ProfileFieldProblem,
  type ProfileFields,
  profileProblems,
} from './profileFields.ts';

/** What the onboarding asks of a person; birth date and telephone may be left out. */
export const onboardingProfileFields = [
  'organisation',
  'organisation_detail_name',
  'birth_date',
  'phone_number',
] as const satisfies readonly ProfileField[];

export type OnboardingProfileField = (typeof onboardingProfileFields)[number];

/**
 * Everything that is wrong with the step «profile» of an onboarding (domain decisions §16): the rules of a profile, and an
 * employer has to be named.
 * @param today YYYY-MM-DD in Zurich
 */
export function onboardingProfileProblems(
  profile: ProfileFields,
  today: string,
): Readonly<Record<OnboardingProfileField, ProfileFieldProblem | undefined>> {
  const problems = profileProblems(profile, new Set(onboardingProfileFields), today);
  return {
    organisation: profile.organisation === null ? 'required' : problems.get('organisation'),
    organisation_detail_name: problems.get('organisation_detail_name'),
    birth_date: problems.get('birth_date'),
    phone_number: problems.get('phone_number'),
  };
}
