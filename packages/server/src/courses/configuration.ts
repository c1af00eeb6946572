import { type CourseConfiguration, courseFlags } from '@learn/domain';
import type { CourseRow } from './tables.ts';

/** The flags of a course as they travel (specification §3, Course). */
export function configurationOf(course: CourseRow): CourseConfiguration {
  return {
    enable_circle_documents: course.enableCircleDocuments,
    enable_learning_mentor: course.enableLearningMentor,
    enable_competence_certificates: course.enableCompetenceCertificates,
    enable_course_profiles: course.enableCourseProfiles,
    ...courseFlags(course.courseType),
  };
}
