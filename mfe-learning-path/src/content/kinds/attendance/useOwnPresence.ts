import type { AttendanceStatus } from '@learn/domain';
import { $user, useStore } from '@learn/platform';
import type { ContentOf } from '../../contentData.ts';

/** What is recorded of the person on the day of this session; undefined: not yet entered (domain decisions §9). */
export function useOwnPresence(content: ContentOf<'AttendanceCourse'>): AttendanceStatus | undefined {
  const userId = useStore($user)?.id;
  const list = content.course_session_attendance_course?.attendance_user_list;
  return list?.find(({ user_id }) => user_id === userId)?.status;
}
