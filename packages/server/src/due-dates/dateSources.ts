import { type SQL, sql } from 'drizzle-orm';
import { evaluationDeadline } from '../assignments/evaluationDeadline.ts';

/** Attendance days and deadlines of one session, as a lateral query of `kind`, `id`, keys of pages, times and texts. */
export function sessionDates(session: SQL): SQL {
  const deadline = (kind: SQL, time: SQL) => sql`
    select ${kind}, d.id, a.content_key, a.circle_key, ${time}, null::timestamptz, d.updated_at, '', a.id, a.assignment_type
    from session_assignments d join assignments a on a.id = d.assignment_id
    where d.course_session_id = ${session} and ${time} is not null`;
  return sql`(
    select 'attendance' as kind, d.id, d.content_key, d.circle_key, d.starts_at, d.ends_at, d.updated_at, d.location,
      null::uuid as assignment_id, null::text as assignment_type
    from attendance_courses d where d.course_session_id = ${session}
    union all ${deadline(
      sql`case a.assignment_type when 'EDONIQ_TEST' then 'test' else 'submission' end`,
      sql`d.submission_deadline`,
    )}
    union all ${deadline(sql`'evaluation'`, evaluationDeadline(sql`d`, sql`a`))}
    offset 0)`;
}

/**
 * Exams of a person with the same columns and the session: as participant those that they booked, as expert or supervisor
 * all of their sessions, as exam expert those that they hold. `own` are their sessions with their roles.
 */
export function examsOf(userId: SQL): SQL {
  return sql`(
    select 'exam', e.id, null::uuid, e.circle_key, e.starts_at, e.ends_at, e.updated_at, e.place, null::uuid, null::text,
      e.course_session_id as session_id
    from (
      select d.id from own cross join lateral (select id from exam_dates where course_session_id = own.session_id offset 0) d
      where own.role in ('EXPERT', 'SUPERVISOR') or (own.role = 'MEMBER' and exists (select 1 from exam_bookings b
        where b.exam_date_id = d.id and b.user_id = ${userId} and b.cancelled_at is null))
      union
      select d.id from exam_dates d join course_sessions s on s.id = d.course_session_id
      join organisation_roles held on held.course_id = s.course_id
      where d.expert_id = ${userId} and held.user_id = ${userId} and held.role = 'Prüfungsexperte') seen
    cross join lateral (select * from exam_dates where id = seen.id offset 0) e)`;
}

/**
 * Participants whose path decides which dates a person has, as a select in brackets: session_id, reader_role (theirs),
 * user_id, profile (the chosen code). As participant it is themselves, as mentor their mentees.
 */
export function concernedPeople(userId: SQL): SQL {
  return sql`(
    select people.session_id, people.reader_role, people.user_id, chosen.code as profile from (
      select course_session_id as session_id, 'MEMBER' as reader_role, user_id, chosen_profile_id
      from course_session_users where user_id = ${userId} and role = 'MEMBER'
      union all
      select mentee.course_session_id, 'LEARNING_MENTOR', mentee.user_id, mentee.chosen_profile_id
      from mentor_relations relation join course_session_users mentee on mentee.id = relation.participant_id
      where relation.mentor_id = ${userId}) people
    left join course_profiles chosen on chosen.id = people.chosen_profile_id)`;
}

/** The circles that a person looks after as an expert, as a select in brackets: session_id, circle_key. */
export function taughtCircles(userId: SQL): SQL {
  return sql`(
    select expert.course_session_id as session_id, taught.circle_key
    from course_session_users expert join expert_circles taught on taught.course_session_user_id = expert.id
    where expert.user_id = ${userId} and expert.role = 'EXPERT')`;
}
