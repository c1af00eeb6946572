import type { CourseType } from './courseType.ts';
import { otherOrganisation } from './profileFields.ts';

/** Ids of the organisations that the onboarding enters by itself (specification §5); they exist in every database. */
const fixedOrganisations: Readonly<Partial<Record<CourseType, string>>> = {
  ag: 'ag',
  et: 'et',
  vv: otherOrganisation,
};

/** Whether the onboarding of a family ends with the enrolment itself, without an order (domain decisions §16). */
export function entersByOnboarding(courseType: CourseType): boolean {
  return courseType === 'ag' || courseType === 'et';
}

/**
 * The organisation of who comes through the onboarding of a family: the association of ag and et, «another one» (-1) for
 * vv. Undefined for uk, where people choose their employer from a list.
 */
export function onboardingOrganisation(courseType: CourseType): string | undefined {
  return fixedOrganisations[courseType];
}
