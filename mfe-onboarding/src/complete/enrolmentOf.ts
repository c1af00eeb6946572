import { endpoints } from '@learn/contracts';
import type { CourseType } from '@learn/domain';

const enrolments = {
  ag: endpoints.createAgCourseSessionUser,
  et: endpoints.createEtCourseSessionUser,
} as const;

/** The call that ends the onboarding of a family with a place; undefined where there is none (specification §8). */
export function enrolmentOf(courseType: CourseType) {
  return courseType === 'ag' || courseType === 'et' ? enrolments[courseType] : undefined;
}
