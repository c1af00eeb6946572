import type { CourseSession, DashboardCourseConfig } from '@learn/contracts';
import { $courseSessions, $rememberedSessions, switchCourseSession, useStore } from '@learn/platform';

interface PanelSession {
  /** the session that the panel is about; undefined when the role is not tied to one */
  readonly session: CourseSession | undefined;
  readonly sessions: readonly CourseSession[];
  readonly choose: (id: string) => void;
}

/** The remembered session of the panel's course, else the one to continue with, else its first. */
export function usePanelSession(course: DashboardCourseConfig): PanelSession {
  const sessions = useStore($courseSessions).filter((session) => session.course.id === course.course_id);
  const remembered = useStore($rememberedSessions)[course.course_slug];
  const session =
    sessions.find(({ id }) => id === remembered) ??
    sessions.find(({ id }) => id === course.session_to_continue_id) ??
    sessions[0];
  return { session, sessions, choose: (id) => void switchCourseSession(id) };
}
