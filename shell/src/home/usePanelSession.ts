import type { CourseSession, DashboardCourseConfig } from '@learn/contracts';
import { sessionChoiceOf } from '@learn/domain';
import { $courseSessions, useStore } from '@learn/platform';
import {
  $rememberedSessions,
  sessionOfCourse,
  sessionsOfCourse,
  switchCourseSession,
} from '@learn/platform/shell';
import { useState } from 'react';

/** The choice of the figures of all sessions. */
export const allSessions = 'all';

interface PanelSession {
  /** the session that the panel is about; undefined when the role is not tied to one */
  readonly session: CourseSession | undefined;
  /** whose figures are shown; undefined for those of all */
  readonly figuresOf: string | undefined;
  /** the choices, where there are at least two and something on the screen depends on them */
  readonly options: readonly CourseSession[];
  /** the choice of now, `allSessions` included */
  readonly value: string | undefined;
  readonly offersAll: boolean;
  readonly choose: (id: string) => void;
}

/** The session of a course as its pages open it (specification §3, §4), and the choice of another. */
export function usePanelSession(course: DashboardCourseConfig): PanelSession {
  const all = useStore($courseSessions);
  const remembered = useStore($rememberedSessions);
  const [filter, setFilter] = useState<string>();
  const sessions = sessionsOfCourse(course.course_id, all);
  const session = sessionOfCourse(course.course_slug, all, remembered);
  const choice = sessionChoiceOf(course.role_key);
  return {
    session,
    figuresOf: choice === 'figures' ? filter : undefined,
    options: choice !== undefined && sessions.length > 1 ? sessions : [],
    value: choice === 'figures' ? (filter ?? allSessions) : session?.id,
    offersAll: choice === 'figures',
    choose(chosen) {
      setFilter(chosen === allSessions ? undefined : chosen);
      switchCourseSession(chosen);
    },
  };
}
