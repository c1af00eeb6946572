import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowsOf } from '../../statistics/rowsOf.ts';

/**
 * In how many sessions something is planned on pages: days, deadlines, exam dates, and who looks after a circle.
 * @param keys translation keys
 * @returns by translation key; a page for which nothing is planned is left out
 */
export async function countSessions(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const found = await rowsOf<{ key: string; sessions: number }>(
    db,
    sql`
    with planned as (
      select content_key as key, course_session_id from attendance_courses
      union all
      select assignments.content_key, deadlines.course_session_id from session_assignments deadlines
      join assignments on assignments.id = deadlines.assignment_id
      union all
      select circle_key, course_session_id from exam_dates
      union all
      select circles.circle_key, enrolments.course_session_id from expert_circles circles
      join course_session_users enrolments on enrolments.id = circles.course_session_user_id
    )
    select key, count(distinct course_session_id)::int as sessions from planned
    where key = any(${sql.param([...keys])}::uuid[]) group by key`,
  );
  return new Map(found.map(({ key, sessions }) => [key, sessions]));
}
