import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { attendanceCourses } from './tables.ts';

interface EnrolmentColumns {
  readonly role: SQLWrapper;
  readonly optionalAttendance: SQLWrapper;
  readonly createdAt: SQLWrapper;
}

/**
 * The same rule as `countsForAttendance` of the domain package, as a condition: participants only, none with optional
 * attendance, none who was enrolled on a later day in Zurich (domain decisions §9). Whatever shows or sums up
 * attendance asks it, so that all metrics agree.
 * @param enrolment the columns of course_session_users or of an alias of it
 * @param day the column of attendance_courses or of an alias of it
 */
export function countsForAttendance(
  enrolment: EnrolmentColumns = courseSessionUsers,
  day: { readonly endsAt: SQLWrapper } = attendanceCourses,
): SQL {
  const enrolledOn = sql`(${enrolment.createdAt} at time zone 'Europe/Zurich')::date`;
  const heldOn = sql`(${day.endsAt} at time zone 'Europe/Zurich')::date`;
  return sql`(${and(
    sql`${enrolment.role} = 'MEMBER'`,
    sql`not ${enrolment.optionalAttendance}`,
    sql`${enrolledOn} <= ${heldOn}`,
  )})`;
}
