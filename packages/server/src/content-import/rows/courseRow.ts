import { type Course, stableId } from '@learn/course-content';
import { entersByOnboarding } from '@learn/domain';
import type { CourseRow, HomeWidgetLists } from '../../courses/tables.ts';

/** A course without what follows from the database: its place and version. */
export type NewCourse = Omit<CourseRow, 'position' | 'contentVersion'>;

/** @param id of a course that is there already */
export function courseRow(course: Course, id: string = stableId(`course/${course.slug}`)): NewCourse {
  const { configuration } = course;
  return {
    id,
    courseType: course.course_type,
    slug: course.slug,
    titles: course.title,
    categoryNames: course.category_name,
    enableCircleDocuments: configuration.enable_circle_documents,
    enableLearningMentor: configuration.enable_learning_mentor,
    enableCompetenceCertificates: configuration.enable_competence_certificates,
    enableCourseProfiles: configuration.enable_course_profiles,
    openForOnboarding: course.open_for_onboarding ?? entersByOnboarding(course.course_type),
    homeWidgets: (course.home_widgets as HomeWidgetLists | undefined) ?? null,
  };
}
