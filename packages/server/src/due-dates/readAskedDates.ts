import type { DueDate } from '@learn/contracts';
import type { calendarEndpoints, EndpointQuery } from '@learn/contracts/endpoints';
import type { OwnSessions } from '../course-sessions/ownSessions.ts';
import type { Database } from '../database/database.ts';
import type { Page } from '../endpoints/sendPage.ts';
import { type Reader, readDueDates } from './readDueDates.ts';

/**
 * The dates that a call asks for, see `readDueDates`.
 * @param own what the request has read of the reader's sessions
 */
export function readAskedDates(
  db: Database,
  reader: Reader,
  query: EndpointQuery<typeof calendarEndpoints.dueDates>,
  own?: OwnSessions,
): Promise<Page<DueDate>> {
  const { course_session_ids, kinds, ...filter } = query;
  return readDueDates(
    db,
    reader,
    {
      ...(course_session_ids && { courseSessionIds: course_session_ids }),
      ...(kinds && { kinds }),
      ...filter,
    },
    own,
  );
}
