import { type SQL, sql } from 'drizzle-orm';
import type { Visitor } from '../authentication/visitor.ts';

/** For whom, and by which rights: all that a list shows, or only those of the row «statistics and exports». */
export interface Viewer {
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly purpose: 'list' | 'export';
}

export function viewerOf({ userId, user }: Visitor, purpose: Viewer['purpose']): Viewer {
  return { userId, isAdmin: user.hasVbvAdminAccess, purpose };
}

/**
 * Whom somebody may see in which session, as a query of one row per person and session (the matrix row «persons list»,
 * domain decisions §4): `user_id`, `course_session_id`, `enrolment_id`, `role`, `chosen_profile_id`; `my_role`: as what
 * he sees that person; `contact`: with the e-mail; `results`: with employer, profile and results, which are those of all
 * assignments where `every_result` holds, else those that mentors see. Except for administrators nobody is in his own list.
 */
export function visiblePersons(viewer: Viewer): SQL {
  if (viewer.isAdmin) {
    return sql`(select p.*, 'ADMIN' as my_role, true as contact, true as results, true as every_result
      from ${involved()} p)`;
  }
  const reasons = viewer.purpose === 'list' ? [...looksAfter(viewer), ...meets(viewer)] : looksAfter(viewer);
  return sql`(
    select p.user_id, p.course_session_id, p.enrolment_id, p.role, p.chosen_profile_id,
      (array_agg(p.my_role order by p.rank))[1] as my_role,
      bool_or(p.my_role <> 'MEMBER' or p.role <> 'MEMBER') as contact,
      bool_or(p.my_role <> 'MEMBER') as results,
      bool_or(p.my_role not in ('MEMBER', 'LEARNING_MENTOR')) as every_result
    from (${sql.join(reasons, sql` union all `)}) p
    where p.user_id <> ${viewer.userId}
    group by p.user_id, p.course_session_id, p.enrolment_id, p.role, p.chosen_profile_id)`;
}

/**
 * Everybody of some sessions, or of all: who is enrolled, and mentors of participants who are not. The sessions are named
 * inside, because the database does not carry a condition from outside into a union with a distinct part.
 */
function involved(sessions?: SQL): SQL {
  const among = (column: SQL) => (sessions === undefined ? sql`true` : sql`${column} in (${sessions})`);
  return sql`(
    select user_id, course_session_id, id as enrolment_id, role, chosen_profile_id from course_session_users
    where ${among(sql`course_session_id`)}
    union all
    select distinct m.mentor_id, p.course_session_id, null::uuid, 'LEARNING_MENTOR', null::uuid
    from course_session_users p join mentor_relations m on m.participant_id = p.id
    where ${among(sql`p.course_session_id`)} and not exists (select 1 from course_session_users e
      where e.user_id = m.mentor_id and e.course_session_id = p.course_session_id))`;
}

const sessionsAs = (userId: string, role: 'EXPERT' | 'MEMBER') =>
  sql`select course_session_id from course_session_users where user_id = ${userId} and role = ${role}`;

/** Experts, supervisors, training responsibles and Berufsbildner. */
function looksAfter({ userId }: Viewer): SQL[] {
  const led = sql`select s.id from supervisor_regions own
    join course_sessions s on s.course_id = own.course_id and s.region = own.region
    where own.user_id = ${userId}`;
  return [
    sql`select p.*, 'EXPERT' as my_role, 1 as rank from ${involved(sessionsAs(userId, 'EXPERT'))} p`,
    sql`select p.*, 'SUPERVISOR', 3 from ${involved(led)} p`,
    sql`select p.user_id, p.course_session_id, p.id, p.role, p.chosen_profile_id, own.role, 4
      from organisation_roles own
      join users u on u.organisation_id = own.organisation_id
      join course_session_users p on p.user_id = u.id
      join course_sessions s on s.id = p.course_session_id and s.course_id = own.course_id
      where own.user_id = ${userId} and (own.role = 'Ausbildungsverantwortlicher'
        or (own.role = 'Berufsbildner' and p.role = 'MEMBER'))`,
  ];
}

/** Participants their sessions, mentors their mentees. */
function meets({ userId }: Viewer): SQL[] {
  return [
    sql`select p.*, 'MEMBER', 1 from ${involved(sessionsAs(userId, 'MEMBER'))} p`,
    sql`select p.user_id, p.course_session_id, p.id, p.role, p.chosen_profile_id, 'LEARNING_MENTOR', 2
      from mentor_relations own join course_session_users p on p.id = own.participant_id
      where own.mentor_id = ${userId}`,
  ];
}
