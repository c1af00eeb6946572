import { minimumForAverages } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type ResultKind, resultDetail, resultKinds } from '../access/resultDetail.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { readRelations } from '../cohorts/cohort.ts';
import type { Database } from '../database/database.ts';
import { viewerOf, visiblePersons } from '../persons/visiblePersons.ts';
import { rowsOf } from './rowsOf.ts';

/** How many people stand behind a figure of sums at least. @param sessionId the id of the session of the figure */
export type GroupMinimum = (sessionId: SQL) => SQL;

/**
 * Five, and where a reader of sums knows people of a group anyway, by another relation or as one of them, so many more: what they
 * know less the sums tells about the others, who are five as well. Where they know everybody there is nobody to tell about.
 */
export async function readGroupMinimum(
  db: Database,
  currentUser: CurrentUser,
  { courseId, organisationIds }: { readonly courseId: string; readonly organisationIds: readonly string[] },
): Promise<GroupMinimum> {
  const rows = await rowsOf<{ id: string; needed: number }>(
    db,
    sql`with known as materialized (${await knownPeople(db, currentUser, courseId)})
      select csu.course_session_id as id, (${minimumForAverages}::int + count(known.user_id))::int as needed
      from (select distinct course_session_id from known) session
      join course_session_users csu on csu.course_session_id = session.course_session_id and csu.role = 'MEMBER'
      join users person on person.id = csu.user_id
        and person.organisation_id = any(${sql.param([...organisationIds])}::text[])
      left join known on known.user_id = csu.user_id and known.course_session_id = csu.course_session_id
      group by csu.course_session_id having count(known.user_id) between 1 and count(*) - 1`,
  );
  if (rows.length === 0) return () => sql`${minimumForAverages}::int`;
  const needed = JSON.stringify(Object.fromEntries(rows.map((row) => [row.id, row.needed])));
  return (sessionId) =>
    sql`coalesce((${needed}::jsonb ->> ${sessionId}::text)::int, ${minimumForAverages}::int)`;
}

/**
 * Whose results a reader knows by name, their own too, as a select of user_id and course_session_id. What they know of everybody as
 * an expert is in no figure of sums, and tells nothing about what is.
 */
async function knownPeople(db: Database, currentUser: CurrentUser, courseId: string): Promise<SQL> {
  const sessions = sql`s.course_id = ${courseId}`;
  const own = sql`select csu.user_id, csu.course_session_id from course_session_users csu
    join course_sessions s on s.id = csu.course_session_id
    where csu.user_id = ${currentUser.userId} and csu.role = 'MEMBER' and ${sessions}`;
  const { relations } = await readRelations(db, currentUser, courseId);
  if (relations.every((relation) => relation === 'Ausbildungsverantwortlicher')) return own;
  const isKnown = (results: ResultKind) =>
    resultDetail(results, 'EXPERT') === 'named'
      ? sql`v.my_role <> 'EXPERT' and v.every_result`
      : sql`v.every_result`;
  const named = resultKinds.map(
    (results) => sql`select v.user_id, v.course_session_id
      from ${visiblePersons(viewerOf(currentUser, 'list'), { sessions, results })} v
      where v.role = 'MEMBER' and (${isKnown(results)} or v.praxis_results)`,
  );
  return sql.join([own, ...named], sql` union `);
}
