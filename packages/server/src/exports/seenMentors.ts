import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { VisiblePerson } from '../persons/readPersons.ts';
import { type Viewer, visiblePersons } from '../persons/visiblePersons.ts';
import { rowsOf } from '../statistics/rowsOf.ts';

/** The names of the mentors of participants by enrolment, as far as the viewer sees the mentors in that session, or is one. */
export async function readSeenMentors(
  db: Database,
  viewer: Viewer,
  persons: readonly VisiblePerson[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const enrolmentIds = persons.flatMap(({ participations }) =>
    (participations ?? []).flatMap(([, enrolmentId]) => enrolmentId ?? []),
  );
  if (enrolmentIds.length === 0) return new Map();
  const rows = await rowsOf<{ enrolment_id: string; names: string[] }>(
    db,
    sql`with relation as materialized (
        select own.mentor_id, own.participant_id, mentee.course_session_id
        from mentor_relations own join course_session_users mentee on mentee.id = own.participant_id
        where own.participant_id = any(${sql.param(enrolmentIds)}::uuid[])
      ),
      seen as materialized (
        select v.user_id, v.course_session_id
        from ${visiblePersons(viewer, { persons: sql`select mentor_id as id from relation` })} v
      )
      select relation.participant_id as enrolment_id,
        array_agg(mentor.first_name || ' ' || mentor.last_name
          order by mentor.last_name_key, mentor.first_name_key, mentor.id) as names
      from relation join users mentor on mentor.id = relation.mentor_id
      where relation.mentor_id = ${viewer.userId}
        or (relation.mentor_id, relation.course_session_id) in (select user_id, course_session_id from seen)
      group by relation.participant_id`,
  );
  return new Map(rows.map(({ enrolment_id, names }) => [enrolment_id, names]));
}
