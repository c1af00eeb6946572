import type { UserProfile } from '@learn/contracts';
import {
  type CourseType,
  type OnboardingProfileField,
  onboardingOrganisation,
  onboardingProfileFields,
} from '@learn/domain';

export type OnboardingProfile = Pick<UserProfile, OnboardingProfileField>;

export const profileDraftKey = 'onboarding/profile';

export function isProfileDraft(value: unknown): value is Partial<OnboardingProfile> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([field, content]) =>
        onboardingProfileFields.some((known) => known === field) &&
        (content === null || typeof content === 'string'),
    )
  );
}

/** What stands in the form: as typed, else as it is known. In vv everybody names an employer that is in no list. */
export function profileValues(
  courseType: CourseType,
  user: OnboardingProfile,
  typed: Partial<OnboardingProfile> | undefined,
): OnboardingProfile {
  const { organisation, organisation_detail_name, birth_date, phone_number } = { ...user, ...typed };
  return {
    organisation: organisation ?? onboardingOrganisation(courseType) ?? null,
    organisation_detail_name,
    birth_date,
    phone_number,
  };
}
