import { type SQL, sql } from 'drizzle-orm';
import { type MetricScope, membersIn } from './metricScope.ts';

/** Whether a `member` also takes part in another session of the course of their `session`. */
const repeats = sql`exists (
  select 1 from course_session_users other
  join course_sessions other_session on other_session.id = other.course_session_id
  where other.user_id = member.user_id and other.role = 'MEMBER'
    and other.course_session_id <> member.course_session_id
    and other_session.course_id = session.course_id)`;

/**
 * The people of each session of a scope as a select in brackets: course_session_id, participants, experts (user ids),
 * repeaters (user ids of participants who also take part in another session of the course: a count of people over
 * several sessions subtracts them).
 */
export function memberMetrics(scope: MetricScope): SQL {
  return sql`(
    with member as materialized ${membersIn(scope)},
    repeater as (
      select member.course_session_id, member.user_id
      from member
      join course_sessions session on session.id = member.course_session_id
      where ${repeats}
    )
    select session.id as course_session_id,
      coalesce(people.participants, 0)::int as participants,
      coalesce(expert.ids, '{}') as experts,
      coalesce(again.ids, '{}') as repeaters
    from course_sessions session
    left join (
      select course_session_id, count(*) as participants from member group by course_session_id
    ) people on people.course_session_id = session.id
    left join (
      select csu.course_session_id, array_agg(csu.user_id) as ids
      from course_session_users csu
      where csu.role = 'EXPERT' and csu.course_session_id in (${scope.sessions})
      group by csu.course_session_id
    ) expert on expert.course_session_id = session.id
    left join (
      select course_session_id, array_agg(user_id) as ids from repeater group by course_session_id
    ) again on again.course_session_id = session.id
    where session.id in (${scope.sessions})
  )`;
}

/**
 * The participants of each session by their organisation as a select in brackets: course_session_id, organisation_id,
 * participants, repeaters (as above). Where an organisation has nobody there is no row.
 */
export function organisationMembers({ sessions }: Pick<MetricScope, 'sessions'>): SQL {
  return sql`(
    select course_session_id, organisation_id, count(*)::int as participants,
      coalesce(array_agg(user_id) filter (where repeats), '{}') as repeaters
    from (
      select member.course_session_id, member.organisation_id, member.user_id, ${repeats} as repeats
      from ${membersIn({ sessions, perOrganisation: true })} member
      join course_sessions session on session.id = member.course_session_id
    ) member
    group by course_session_id, organisation_id
  )`;
}
