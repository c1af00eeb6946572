import type { CourseSession } from '@learn/contracts';
import { useStore } from '@nanostores/react';
import { useParams } from 'react-router';
import {
  $courseSessions,
  $currentCourseSession,
  $rememberedSessions,
  sessionOfCourse,
} from './courseSessions.ts';

/**
 * The session that the page is about. The course is that of the page's own route where it names one: the stores know
 * the next address before React has taken the old page away.
 * @param options fromOutside: the page is also for people who are in no session of the course, who get undefined
 * @throws Error on a page that needs a course session and has none (specification §4)
 */
export function useCourseSession(): CourseSession;
export function useCourseSession(options: { readonly fromOutside: true }): CourseSession | undefined;
export function useCourseSession(options?: { readonly fromOutside: true }): CourseSession | undefined {
  const { courseSlug } = useParams();
  const current = useStore($currentCourseSession);
  const sessions = useStore($courseSessions);
  const remembered = useStore($rememberedSessions);
  const session = courseSlug === undefined ? current : sessionOfCourse(courseSlug, sessions, remembered);
  if (!session && !options?.fromOutside) throw new Error('No current course session');
  return session;
}
