import type { Language } from './language.ts';

/** The course families: insurance brokers, inter-company courses, car trade, harvest loss (specification §1). */
export const courseTypes = ['vv', 'uk', 'ag', 'et'] as const;

export type CourseType = (typeof courseTypes)[number];

/** The flags of a course (specification §3, Course). They come from the course, never from a slug or an id. */
export interface CourseConfiguration {
  readonly enable_circle_documents: boolean;
  readonly enable_learning_mentor: boolean;
  readonly enable_competence_certificates: boolean;
  readonly enable_course_profiles: boolean;
  readonly is_vv: boolean;
  readonly is_uk: boolean;
}

/** The two flags that follow from the family. ag and et have neither. */
export type CourseFlags = Pick<CourseConfiguration, 'is_vv' | 'is_uk'>;

/** True for 'vv', 'uk', 'ag' and 'et'. */
export function isCourseType(value: unknown): value is CourseType {
  return courseTypes.some((courseType) => courseType === value);
}

/** The family as addresses of the onboarding name it: «uk», or one of the others with a language, «vv-de» (specification §2). */
export function onboardingCourseType(courseType: CourseType, language: Language): string {
  return courseType === 'uk' ? courseType : `${courseType}-${language}`;
}

/** Derives is_vv and is_uk from the course family. */
export function courseFlags(courseType: CourseType): CourseFlags {
  return { is_vv: courseType === 'vv', is_uk: courseType === 'uk' };
}

/** Feedback of the learning mentor is available when the course enables mentors and is vv (specification §6). */
export function isMentorFeedbackAvailable(
  configuration: Pick<CourseConfiguration, 'enable_learning_mentor' | 'is_vv'>,
): boolean {
  return configuration.enable_learning_mentor && configuration.is_vv;
}
