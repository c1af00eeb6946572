import type { CourseSession, DashboardCourseConfig } from '@learn/contracts';
import {
  $courseSessions,
  $rememberedSessions,
  sessionOfCourse,
  switchCourseSession,
  useStore,
} from '@learn/platform';

interface PanelSession {
  /** the session that the panel is about; undefined when the role is not tied to one */
  readonly session: CourseSession | undefined;
  readonly sessions: readonly CourseSession[];
  readonly choose: (id: string) => void;
}

/** The session that the course's own pages would show too: the remembered one, else the first (specification §4). */
export function usePanelSession(course: DashboardCourseConfig): PanelSession {
  const all = useStore($courseSessions);
  const remembered = useStore($rememberedSessions);
  return {
    session: sessionOfCourse(course.course_slug, all, remembered),
    sessions: all.filter((session) => session.course.id === course.course_id),
    choose: (id) => void switchCourseSession(id),
  };
}
