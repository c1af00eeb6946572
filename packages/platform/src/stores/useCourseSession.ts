import type { CourseSession } from '@learn/contracts';
import { useStore } from '@nanostores/react';
import { $currentCourseSession } from './courseSessions.ts';

/**
 * The session that the page is about.
 * @throws Error on a page that needs a course session and has none (specification §4)
 */
export function useCourseSession(): CourseSession {
  const session = useStore($currentCourseSession);
  if (!session) throw new Error('No current course session');
  return session;
}
