import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowsOf } from '../../statistics/rowsOf.ts';

/**
 * How many people have worked on pages: whatever they did there, had recorded or said.
 * @param keys translation keys
 * @returns by translation key; a page that nobody has worked on is left out
 */
export async function countPeople(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const wanted = sql`(select unnest(${sql.param([...keys])}::uuid[]) as key)`;
  const found = await rowsOf<{ key: string; people: number }>(
    db,
    sql`
    with wanted as ${wanted},
    work as (
      select translation_key as key, user_id as person from completions
      where completion_status <> 'UNKNOWN' or additional_json_data <> '{}'
      union all
      select assignments.content_key, completed.user_id from assignment_completions completed
      join assignments on assignments.id = completed.assignment_id
      union all
      select days.content_key, entries.user_id from attendance_entries entries
      join attendance_courses days on days.id = entries.attendance_course_id
      union all
      select content_key, user_id from feedback_submissions
      union all
      select dates.circle_key, bookings.user_id from exam_bookings bookings
      join exam_dates dates on dates.id = bookings.exam_date_id
      union all
      select circle_key, user_id from exam_transitions
      union all
      select circle_key, user_id from exam_results
      union all
      select documents.sequence_key, files.owner_id from documents join files on files.id = documents.file_id
      union all
      select unit_key, requester_id from self_evaluation_feedbacks
      union all
      select criteria.criterion_key, feedbacks.requester_id from self_evaluation_feedback_criteria criteria
      join self_evaluation_feedbacks feedbacks on feedbacks.id = criteria.feedback_id
    )
    select work.key, count(distinct work.person)::int as people
    from work join wanted on wanted.key = work.key group by work.key`,
  );
  return new Map(found.map(({ key, people }) => [key, people]));
}
