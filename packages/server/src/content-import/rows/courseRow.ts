import { type Course, stableId } from '@learn/course-content';
import { entersByOnboarding } from '@learn/domain';
import type { CourseRow, HomeWidgetLists } from '../../courses/tables.ts';

/** A course without its version, which follows from the database; one without a position comes last. */
export type NewCourse = Omit<CourseRow, 'position' | 'contentVersion'> & {
  readonly position?: number | undefined;
};

/**
 * @param present the course where it is there already, which keeps its id; where the file says nothing, it also keeps its place
 * and what administrators have set
 */
export function courseRow(course: Course, present: CourseRow | undefined): NewCourse {
  const { configuration } = course;
  return {
    id: present?.id ?? stableId(`course/${course.slug}`),
    position: course.position ?? present?.position,
    courseType: course.course_type,
    slug: course.slug,
    titles: course.title,
    categoryNames: course.category_name,
    enableCircleDocuments: configuration.enable_circle_documents,
    enableLearningMentor: configuration.enable_learning_mentor,
    enableCompetenceCertificates: configuration.enable_competence_certificates,
    enableCourseProfiles: configuration.enable_course_profiles,
    openForOnboarding:
      course.open_for_onboarding ?? present?.openForOnboarding ?? entersByOnboarding(course.course_type),
    homeWidgets: (course.home_widgets as HomeWidgetLists | undefined) ?? present?.homeWidgets ?? null,
  };
}
