import { eq, type SQL, sql } from 'drizzle-orm';
import { assignmentCompletions } from '../assignments/tables.ts';
import { attendanceCourses, attendanceEntries } from '../attendance/tables.ts';
import { grantedCertificates } from '../certification-profiles/tables.ts';
import { completions } from '../completions/tables.ts';
import { documents } from '../documents/tables.ts';
import { examBookings, examDates, examResults, examTransitions } from '../exams/tables.ts';
import { feedbackResponses, feedbackSubmissions } from '../feedback/tables.ts';
import { selfEvaluationFeedbacks } from '../mentors/tables.ts';
import { announcements } from '../messages/tables.ts';
import { products } from '../shop/tables.ts';
import { courseSessionUsers } from './tables.ts';

/** What would go with a session and is somebody's. Orders name their product. */
const records = [
  completions,
  assignmentCompletions,
  examTransitions,
  examResults,
  grantedCertificates,
  feedbackSubmissions,
  feedbackResponses,
  selfEvaluationFeedbacks,
  announcements,
  documents,
  products,
] as const;

/** What hangs on a date of a session, not on the session itself: the list, the dates, and what joins them. */
const ofDates = [
  [attendanceEntries, attendanceCourses, eq(attendanceCourses.id, attendanceEntries.attendanceCourseId)],
  [examBookings, examDates, eq(examDates.id, examBookings.examDateId)],
] as const;

/**
 * Condition: people take part in a session or accompany somebody, or something is recorded or ordered, so that it is archived and
 * not deleted. Experts alone do not keep it.
 */
export function isUsed(courseSessionId: SQL): SQL {
  const people = sql`exists (select 1 from ${courseSessionUsers}
    where ${courseSessionUsers.courseSessionId} = ${courseSessionId} and ${courseSessionUsers.role} <> 'EXPERT')`;
  const recorded = records.map(
    (table) => sql`exists (select 1 from ${table} where ${table.courseSessionId} = ${courseSessionId})`,
  );
  const onDates = ofDates.map(
    ([table, dates, joined]) =>
      sql`exists (select 1 from ${table} join ${dates} on ${joined} where ${dates.courseSessionId} = ${courseSessionId})`,
  );
  return sql`(${sql.join([people, ...recorded, ...onDates], sql` or `)})`;
}
