import { $courseSessions, isPreview, useStore } from '@learn/platform';
import { useLocation, useNavigate } from '@learn/platform/router';
import {
  $currentCourseSession,
  $registry,
  sessionsOfCourse,
  switchCourseSession,
} from '@learn/platform/shell';
import { placeInSession } from '../navigation/navigation.ts';
import { SessionSelect } from './SessionSelect.tsx';

/**
 * Choice of the course session, inside a course in which the person has more than one (specification §2). The page stays,
 * unless it is none of the person's in that session: an expert of one may be a participant of the other.
 */
export function CourseSessionMenu() {
  const current = useStore($currentCourseSession);
  const sessions = sessionsOfCourse(current?.course.id, useStore($courseSessions));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!current || sessions.length < 2) return undefined;
  const choose = (id: string) => {
    const session = sessions.find((one) => one.id === id);
    if (session === undefined) return;
    switchCourseSession(id);
    const seenInPreview = isPreview(pathname);
    const elsewhere = placeInSession(pathname, $registry.get(), { session, seenInPreview });
    if (elsewhere !== undefined) void navigate(elsewhere);
  };
  return <SessionSelect sessions={sessions} value={current.id} onChoose={choose} narrow />;
}
