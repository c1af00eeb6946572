import { isOfferedCourse } from '@learn/domain';
import { $courseSessions, useStore } from '@learn/platform';
import { $currentCourseSession } from '@learn/platform/shell';

/** Whether the person may buy the course: by the current session, outside a course by all of theirs. */
export function useOfferedCourse(): boolean {
  const session = useStore($currentCourseSession);
  const sessions = useStore($courseSessions);
  return isOfferedCourse(session ? [session] : sessions);
}
