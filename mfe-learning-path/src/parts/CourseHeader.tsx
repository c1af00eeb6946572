import { useCourseSession } from '@learn/platform';
import { PageHeader, type PageHeaderProps } from '@learn/ui';

/** Head of a page inside a course: the line with course and session is the same everywhere. */
export function CourseHeader(properties: Omit<PageHeaderProps, 'course' | 'session'>) {
  const session = useCourseSession();
  return (
    <PageHeader
      {...properties}
      course={{ title: session.course.title, accent: session.course.course_type }}
      session={session.title}
    />
  );
}
