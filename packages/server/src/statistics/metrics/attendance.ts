import { attendanceStatuses, wasThere } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { heldDays, memberCounts } from '../../attendance/countsForAttendance.ts';
import { withProfile } from './circles.ts';
import { type MetricScope, membersIn, sameUnit, type Unit, unitOf } from './metricScope.ts';

const thereStatuses = sql.join(
  attendanceStatuses.filter(wasThere).map((status) => sql`${status}`),
  sql`, `,
);

/**
 * Who was there per attendance day (specification §3, attendance_day_presences) as a select in brackets:
 * course_session_id, attendance_course_id, expected (participants who count on that day, domain decisions §9), present
 * (late ones too), recorded (those with an entry).
 */
export function attendanceMetrics(scope: MetricScope): SQL {
  const days = scope.perOrganisation
    ? sql`(
        select day.*, employer.organisation_id from planned day
        join (select distinct course_session_id, organisation_id from member) employer
          on employer.course_session_id = day.course_session_id
      )`
    : sql`planned`;
  return sql`(
    with member as materialized ${withProfile(membersIn(scope))},
    planned as materialized ${heldDays(sql`day.course_session_id in (${scope.sessions})`)}
    select ${unitOf(scope, 'held')}, held.id as attendance_course_id,
      count(member.user_id)::int as expected,
      count(*) filter (where entry.status in (${thereStatuses}))::int as present,
      count(entry.user_id)::int as recorded
    from ${days} held
    left join member on ${sameUnit(scope, 'member', 'held')} and ${memberCounts(sql`member`, sql`held`)}
    left join lateral (
      select entry.user_id, entry.status from attendance_entries entry
      where entry.attendance_course_id = held.id and entry.user_id = member.user_id limit 1
    ) entry on true
    group by ${unitOf(scope, 'held')}, held.id
  )`;
}

/** Sums of attendance metrics per session as a select in brackets; days of which nothing is entered do not count. */
export function attendanceTotals(metrics: SQL, unit: Unit = {}): SQL {
  return sql`(
    select ${unitOf(unit, 'metrics')},
      count(*)::int as attendance_records,
      count(*) filter (where recorded > 0)::int as days_completed,
      coalesce(sum(present) filter (where recorded > 0), 0)::int as present,
      coalesce(sum(expected) filter (where recorded > 0), 0)::int as expected,
      coalesce(max(expected) filter (where recorded > 0), 0)::int as expected_persons
    from ${metrics} metrics
    group by ${unitOf(unit, 'metrics')}
  )`;
}
