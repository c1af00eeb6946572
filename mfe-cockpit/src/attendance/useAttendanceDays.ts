import type { Loadable } from '@learn/contracts';
import { loadableOf, useCourseSession } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { useMemo } from 'react';
import { AttendanceDaysDocument } from '../__generated__/graphql.ts';
import { type AttendanceDay, attendanceDaysOf } from './attendanceDay.ts';

/** The attendance days of the session with what is recorded. */
export function useAttendanceDays(): Loadable<readonly AttendanceDay[]> {
  const session = useCourseSession();
  const query = useQuery(AttendanceDaysDocument, { course_session_id: session.id });
  const found = query.data?.course_session;
  const days = useMemo(() => found && attendanceDaysOf(found), [found]);
  return loadableOf(query, () => days);
}
