import { type SQL, sql } from 'drizzle-orm';
import {
  type Relation,
  type ResultDetail,
  type ResultKind,
  relations,
  relationsSeeing,
} from '../access/resultDetail.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';

/**
 * The viewer and the rights that count: all that a list shows, or for an export those of the row «statistics and exports», and the own mentees.
 * Who may export at all in a course is asked before.
 */
export interface Viewer {
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly purpose: 'list' | 'export';
}

/** The same in a statement, where the id may be filled in later. */
export interface ViewerInSql extends Omit<Viewer, 'userId'> {
  readonly userId: string | SQL;
}

/** Where is looked. With persons the statement begins at them, else at the sessions. */
export interface Reach {
  /** condition on `s`, a session */
  readonly sessions?: SQL | undefined;
  /** a query of their `id` */
  readonly persons?: SQL | undefined;
  /** of which results `every_result` and the like are about; evaluations without it */
  readonly results?: ResultKind | undefined;
  /** true: without mentors who are not enrolled, whom a search among thousands of participants finds one by one */
  readonly enrolledOnly?: boolean | undefined;
}

export function viewerOf({ userId, user }: CurrentUser, purpose: Viewer['purpose']): Viewer {
  return { userId, isAdmin: user.hasVbvAdminAccess, purpose };
}

/** The relation of a viewer to a person; of several the first of `relations` counts. */
export type ViewerRole = Relation;

/** Place among the relations, from 1 as SQL counts. */
const rank = (role: ViewerRole) => sql.raw(`${relations.indexOf(role) + 1}`);

/** Condition on grouped rows `p`: one of the relations lets results of that kind be seen in that detail. */
function seesResults(kind: ResultKind, detail: ResultDetail): SQL {
  const seeing = relationsSeeing(kind, detail);
  return seeing.length === 0 ? sql`false` : sql`bool_or(p.rank in (${sql.join(seeing.map(rank), sql`, `)}))`;
}

/**
 * The people that a viewer may see in which session, as a query of one row per person and session (the matrix row
 * «persons list», domain decisions §4): `user_id`, `course_session_id`, `enrolment_id`, `role`, `chosen_profile_id`;
 * `my_role`: as what they see that person; `contact`: with the e-mail; `trusted`: with employer and profile;
 * `every_result`, `circle_results`, `praxis_results`: with the results of all assignments, of the circles that the
 * viewer looks after in the session, of praxis assignments (`resultDetail`). Except for administrators nobody is in
 * their own list.
 */
export function visiblePersons(viewer: ViewerInSql, reach: Reach = {}): SQL {
  const { results = 'evaluation' } = reach;
  if (viewer.isAdmin) {
    return sql`(select p.user_id, p.course_session_id, p.enrolment_id, p.role, p.chosen_profile_id, 'ADMIN' as my_role,
      true as contact, true as trusted,
      true as every_result, true as circle_results, true as praxis_results from ${everybodyOf(sessionsOfAdmins(reach), reach)})`;
  }
  return sql`(
    select p.user_id, p.course_session_id, p.enrolment_id, p.role, p.chosen_profile_id,
      (${sql.raw(`'{${relations.join(',')}}'`)}::text[])[min(p.rank)] as my_role,
      bool_or(p.rank <> ${rank('MEMBER')} or p.role <> 'MEMBER') as contact,
      bool_or(p.rank <> ${rank('MEMBER')}) as trusted,
      ${seesResults(results, 'named')} as every_result,
      ${seesResults(results, 'own circles')} as circle_results,
      ${seesResults(results, 'praxis assignments')} as praxis_results
    from (${sql.join(reasonsOf(viewer, reach), sql` union all `)}) p
    where p.user_id <> ${viewer.userId}
    group by p.user_id, p.course_session_id, p.enrolment_id, p.role, p.chosen_profile_id)`;
}

/**
 * The same people without their sessions and roles, as a query of `user_id`, for viewers of thousands: it joins sets where
 * visiblePersons looks up one person after the other.
 */
export function visibleIds(viewer: ViewerInSql, { sessions }: Pick<Reach, 'sessions'>): SQL {
  const open = viewer.isAdmin ? sessionsOfAdmins({ sessions }) : openSessions(viewer, { sessions });
  const beside = viewer.isAdmin
    ? sql``
    : sql`
      union select user_id from (${employees(viewer, { sessions })}) employed
      union select user_id from (${mentees(viewer, { sessions })}) accompanied`;
  return sql`(
    with open as materialized (select distinct id from ${open} sessions)
    select ids.user_id from (
      select p.user_id from open o join course_session_users p on p.course_session_id = o.id
      union select m.mentor_id from open o
        join course_session_users mentee on mentee.course_session_id = o.id
        join mentor_relations m on m.participant_id = mentee.id${beside}) ids
    where ${viewer.isAdmin ? sql`true` : sql`ids.user_id <> ${viewer.userId}`})`;
}

function sessionsOfAdmins({ sessions }: Reach): SQL {
  return sql`(select s.id, ${rank('ADMIN')} as rank from course_sessions s where ${sessions ?? sql`true`})`;
}

function reasonsOf(viewer: ViewerInSql, reach: Reach): SQL[] {
  const people = sql`select p.user_id, p.course_session_id, p.enrolment_id, p.role, p.chosen_profile_id, p.rank
    from ${everybodyOf(openSessions(viewer, reach), reach)}`;
  const employed = employees(viewer, reach);
  return [people, employed, mentees(viewer, reach)];
}

/**
 * Sessions of which a viewer sees everybody: where they take part, where they are an expert, and those of their
 * regions.
 */
function openSessions({ userId, purpose }: ViewerInSql, { sessions }: Reach): SQL {
  const counts = purpose === 'list' ? sql`role in ('EXPERT', 'MEMBER')` : sql`role = 'EXPERT'`;
  // Here as below, what is not to be reordered is lateral with an offset: the generic plan does not know how few there are.
  return sql`(
    select open.id, open.rank from (
      select course_session_id as id, case role when 'EXPERT' then ${rank('EXPERT')} else ${rank('MEMBER')} end as rank
        from course_session_users where user_id = ${userId} and ${counts}
      union all
      select led.id, ${rank('SUPERVISOR')} from supervisor_regions own
        join course_sessions led on led.course_id = own.course_id and led.region = own.region
        where own.user_id = ${userId}) open
    cross join lateral (select from course_sessions s where s.id = open.id ${also(sessions)} offset 0) s)`;
}

/** From clause in which `p` is everybody of the open sessions: who is enrolled, and mentors of participants who are not. */
function everybodyOf(open: SQL, { persons, enrolledOnly = false }: Reach): SQL {
  const columns = sql`p.user_id, p.course_session_id, p.enrolment_id, p.role, p.chosen_profile_id, o.rank`;
  return persons === undefined
    ? sql`${open} o cross join lateral (select ${columns} from (${involvedIn(sql`o.id`, enrolledOnly)}) p offset 0) p`
    : sql`(select ${columns} from (${persons}) chosen
        cross join lateral (select * from (${participationsOf(sql`chosen.id`, enrolledOnly)}) of_person offset 0) p
        join ${open} o on o.id = p.course_session_id) p`;
}

// An expression, not a condition: as «not exists» it would be joined with all enrolments.
const notEnrolled = sql`(select e.id from course_session_users e
  where e.user_id = m.mentor_id and e.course_session_id = mentee.course_session_id limit 1) is null`;

function involvedIn(session: SQL, enrolledOnly: boolean): SQL {
  const enrolled = sql`
    select user_id, course_session_id, id as enrolment_id, role, chosen_profile_id from course_session_users
      where course_session_id = ${session}`;
  if (enrolledOnly) return enrolled;
  return sql`${enrolled}
    union all
    select distinct m.mentor_id, mentee.course_session_id, null::uuid, 'LEARNING_MENTOR', null::uuid
      from course_session_users mentee
      cross join lateral (select mentor_id from mentor_relations where participant_id = mentee.id offset 0) m
      where mentee.course_session_id = ${session} and ${notEnrolled}`;
}

/** The other way round: all sessions of a person. */
function participationsOf(person: SQL, enrolledOnly: boolean): SQL {
  const enrolled = sql`
    select user_id, course_session_id, id as enrolment_id, role, chosen_profile_id from course_session_users
      where user_id = ${person}`;
  if (enrolledOnly) return enrolled;
  return sql`${enrolled}
    union all
    select distinct m.mentor_id, mentee.course_session_id, null::uuid, 'LEARNING_MENTOR', null::uuid
      from mentor_relations m
      cross join lateral (select * from course_session_users where id = m.participant_id offset 0) mentee
      where m.mentor_id = ${person} and ${notEnrolled}`;
}

/** Training responsibles their organisation, Berufsbildner its participants. */
function employees({ userId }: ViewerInSql, reach: Reach): SQL {
  const { persons } = reach;
  const employed =
    persons === undefined
      ? sql`organisation_roles own
        cross join lateral (select id from users where organisation_id = own.organisation_id offset 0) u`
      : sql`(${persons}) chosen
        cross join lateral (select id, organisation_id from users where id = chosen.id offset 0) u
        join organisation_roles own on own.organisation_id = u.organisation_id`;
  return sql`select p.user_id, p.course_session_id, p.id, p.role, p.chosen_profile_id,
      case own.role when 'Berufsbildner' then ${rank('Berufsbildner')} else ${rank('Ausbildungsverantwortlicher')} end
    from ${employed}
    cross join lateral (select * from course_session_users where user_id = u.id offset 0) p
    cross join lateral (${sessionOf(reach)}) s
    where own.user_id = ${userId} and s.course_id = own.course_id
      and (own.role = 'Ausbildungsverantwortlicher' or (own.role = 'Berufsbildner' and p.role = 'MEMBER'))`;
}

function mentees({ userId }: ViewerInSql, reach: Reach): SQL {
  return sql`select p.user_id, p.course_session_id, p.id, p.role, p.chosen_profile_id, ${rank('LEARNING_MENTOR')}
    from mentor_relations own
    cross join lateral (select * from course_session_users where id = own.participant_id offset 0) p
    cross join lateral (${sessionOf(reach)}) s
    where own.mentor_id = ${userId} ${among(reach)}`;
}

function sessionOf({ sessions }: Reach): SQL {
  return sql`select s.course_id from course_sessions s where s.id = p.course_session_id ${also(sessions)} offset 0`;
}

function among({ persons }: Reach): SQL {
  return also(persons && sql`p.user_id in (${persons})`);
}

function also(condition: SQL | undefined): SQL {
  return condition === undefined ? sql`` : sql`and ${condition}`;
}
