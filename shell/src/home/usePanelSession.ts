import type { CourseSession, DashboardCourseConfig } from '@learn/contracts';
import { sessionChoiceOf } from '@learn/domain';
import { $courseSessions, useStore } from '@learn/platform';
import {
  $rememberedSessions,
  sessionOfCourse,
  suggestCourseSession,
  switchCourseSession,
} from '@learn/platform/shell';
import { useEffect, useState } from 'react';

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
  /** parameter for the main link of a person with several sessions, as they may open it in another tab */
  readonly inAddress: string;
}

/**
 * The session that was chosen for the course, else the one to continue in, else the first (specification §3, §4). What is
 * shown here is what the pages of the course open, too.
 */
export function usePanelSession(course: DashboardCourseConfig): PanelSession {
  const all = useStore($courseSessions);
  const remembered = useStore($rememberedSessions)[course.course_slug];
  const [filter, setFilter] = useState<string>();
  const sessions = all.filter((session) => session.course.id === course.course_id);
  const named = (id: string | null | undefined) => sessions.find((session) => session.id === id);
  const session = named(remembered) ?? named(course.session_to_continue_id) ?? sessions[0];
  const choice = sessionChoiceOf(course.role_key);
  const opened = sessionOfCourse(course.course_slug, all)?.id;
  const id = session?.id;
  // or the pages of the course, to which the widgets lead, would open the first session
  useEffect(() => {
    if (session && session.id !== opened) suggestCourseSession(session);
  }, [session, opened]);
  return {
    session,
    figuresOf: choice === 'figures' ? filter : undefined,
    options: choice !== undefined && sessions.length > 1 ? sessions : [],
    value: choice === 'figures' ? (filter ?? allSessions) : id,
    offersAll: choice === 'figures',
    choose(chosen) {
      setFilter(chosen === allSessions ? undefined : chosen);
      switchCourseSession(chosen);
    },
    inAddress: id !== undefined && sessions.length > 1 ? `?courseSessionId=${id}` : '',
  };
}
