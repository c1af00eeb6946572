import { type AttendanceStatus, wasThere } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { resultsSeenBy } from '../../access/resultsSeenBy.ts';
import { heldDays, memberCounts } from '../../attendance/countsForAttendance.ts';
import { withProfile } from '../../statistics/metrics/circles.ts';
import { membersIn } from '../../statistics/metrics/metricScope.ts';
import { rowsOf } from '../../statistics/rowsOf.ts';
import { column } from '../columns.ts';
import { allOf, anyOf, inCircles, inPeriod, zurichDayOf, zurichMoment } from '../conditions.ts';
import { defineExport, perCourse } from '../exportSource.ts';
import {
  byName,
  personColumns,
  personFields,
  readCourseNames,
  sessionColumns,
  type WithPerson,
  type WithSession,
} from '../names.ts';
import { attendanceStatusTexts, yesOrNo } from '../texts.ts';

interface Entry extends WithPerson {
  readonly course_session_id: string;
  readonly circle_key: string;
  readonly content_key: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly location: string;
  readonly trainer: string;
  /** none: not yet entered; null where the reader does not see the attendance of the person */
  readonly status: AttendanceStatus | 'none' | null;
}

interface Row extends Entry, WithSession {
  readonly circle: string;
  readonly day: string;
}

/**
 * A row per attendance day and participant who counts on it, also where nothing is entered: as many as the metrics of
 * `attendanceMetrics` expect. Who was there is blank for readers who see sums only (`resultDetail`).
 */
export const attendanceExport = defineExport<Row>(
  [
    ...sessionColumns,
    column('circle', 'text', (row) => row.circle),
    column('attendanceDay', 'text', (row) => row.day),
    column('start', 'moment', (row) => row.starts_at),
    column('end', 'moment', (row) => row.ends_at),
    column('location', 'text', (row) => row.location),
    column('trainer', 'text', (row) => row.trainer),
    ...personColumns,
    column('status', 'text', ({ status }, language) => status && attendanceStatusTexts[status][language]),
    column('present', 'text', ({ status }, language) =>
      status === null || status === 'none' ? null : yesOrNo[wasThere(status) ? 'true' : 'false'][language],
    ),
  ],
  perCourse(async (scope, context) => {
    const { db } = context;
    const names = await readCourseNames(context, scope);
    const seen = resultsSeenBy(scope.viewer, 'attendance', { circleKey: sql`day.circle_key` });
    return {
      units: sql`select day.id, coalesce(people.members, 0) as rows
        from attendance_courses day
        join course_sessions session on session.id = day.course_session_id
        left join (select course_session_id, count(*)::int as members from ${membersIn(scope)} member
          group by course_session_id) people on people.course_session_id = day.course_session_id
        where ${allOf(
          sql`day.course_session_id in (${scope.sessions})`,
          inCircles(sql`day.circle_key`, scope),
          inPeriod(zurichDayOf(sql`day.starts_at`), scope.period),
        )}
        order by session.start_date, session.id, day.starts_at, day.id`,
      read: async (ids) => {
        const entries = await rowsOf<Entry>(
          db,
          sql`select day.course_session_id, day.circle_key, day.content_key, day.location, day.trainer,
              ${zurichMoment(sql`day.starts_at`)} as starts_at, ${zurichMoment(sql`day.ends_at`)} as ends_at,
              ${personFields}, case when ${seen} then coalesce(entry.status, 'none') end as status
            from ${heldDays(sql`day.id = ${anyOf(ids)}`)} day
            join course_sessions session on session.id = day.course_session_id
            join ${withProfile(membersIn(scope))} member on member.course_session_id = day.course_session_id
              and ${memberCounts(sql`member`, sql`day`)}
            join users person on person.id = member.user_id
            left join organisations organisation on organisation.id = person.organisation_id
            left join attendance_entries entry
              on entry.attendance_course_id = day.id and entry.user_id = member.user_id
            order by session.start_date, session.id, day.starts_at, day.id, ${byName}`,
        );
        return entries.map((entry) => ({
          ...entry,
          session: names.session(entry.course_session_id),
          circle: names.page(entry.circle_key),
          day: names.page(entry.content_key),
        }));
      },
    };
  }),
);
