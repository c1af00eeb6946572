import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { pages } from '../course-pages/tables.ts';
import { circleProfiles, inProfile } from '../course-pages/visibleCircles.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { attendanceCourses } from './tables.ts';

interface EnrolmentColumns {
  readonly role: SQLWrapper;
  readonly optionalAttendance: SQLWrapper;
  readonly createdAt: SQLWrapper;
  /** code of the chosen profile; null: none */
  readonly profile: SQLWrapper;
}

interface DayColumns {
  readonly endsAt: SQLWrapper;
  /** `circleProfiles` of its circle */
  readonly profiles: SQLWrapper;
}

/** Those of the tables themselves, joined with the chosen profile and the page of the circle. */
const joined = {
  enrolment: { ...columnsOf(courseSessionUsers), profile: courseProfiles.code },
  day: { endsAt: attendanceCourses.endsAt, profiles: circleProfiles(sql`${pages}`) },
};

function columnsOf({ role, optionalAttendance, createdAt }: typeof courseSessionUsers) {
  return { role, optionalAttendance, createdAt };
}

/**
 * The same rule as `countsForAttendance` of the domain package, as a condition: participants only, on whose path the
 * circle of the day lies, none with optional attendance, none who was enrolled on a later day in Zurich (domain decisions
 * §9). Whatever shows or sums up attendance asks it, so that all metrics agree.
 * @param enrolment the columns of course_session_users or of an alias of it, with the chosen profile
 * @param day those of attendance_courses or of an alias of it, with the profiles of the circle
 */
export function countsForAttendance(
  enrolment: EnrolmentColumns = joined.enrolment,
  day: DayColumns = joined.day,
): SQL {
  const enrolledOn = sql`(${enrolment.createdAt} at time zone 'Europe/Zurich')::date`;
  const heldOn = sql`(${day.endsAt} at time zone 'Europe/Zurich')::date`;
  return sql`(${and(
    sql`${enrolment.role} = 'MEMBER'`,
    sql`not ${enrolment.optionalAttendance}`,
    sql`${enrolledOn} <= ${heldOn}`,
    inProfile(sql`${day.profiles}`, sql`${enrolment.profile}`),
  )})`;
}

/** Whether participants of `withProfile` count on days of `heldDays`. @param member @param day their names in the statement */
export function memberCounts(member: SQL, day: SQL): SQL {
  return countsForAttendance(
    {
      role: sql`${member}.role`,
      optionalAttendance: sql`${member}.optional_attendance`,
      createdAt: sql`${member}.created_at`,
      profile: sql`${member}.profile`,
    },
    { endsAt: sql`${day}.ends_at`, profiles: sql`${day}.profiles` },
  );
}

/**
 * Attendance days with the profiles of their circles, once per day, as a select in brackets: their columns, profiles.
 * @param wanted condition on `day`
 */
export function heldDays(wanted: SQL): SQL {
  return sql`(
    select day.*, ${circleProfiles(sql`circle`)} as profiles
    from attendance_courses day
    left join pages circle on circle.translation_key = day.circle_key and circle.language = 'de'
    where ${wanted} offset 0
  )`;
}
