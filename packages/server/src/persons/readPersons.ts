import type { SessionRole } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import { ownCirclesOf } from '../access/resultsSeenBy.ts';
import { assignmentTypeOfMentors } from '../assignments/policy.ts';
import { released } from '../assignments/submission.ts';
import { inProfile, noProfile } from '../course-pages/visibleCircles.ts';
import type { Database } from '../database/database.ts';
import { plannedAssignments } from '../statistics/metrics/circles.ts';
import { fittingPersons, type PersonFilter } from './personFilter.ts';
import type { Viewer, ViewerInSql, ViewerRole } from './visiblePersons.ts';

/** One session of a person. */
export type VisibleParticipation = readonly [
  sessionId: string,
  enrolmentId: string | null,
  myRole: ViewerRole,
  role: SessionRole,
  profileId: string | null,
];

/** A person as a viewer sees them; what the viewer may not see is null. */
export interface VisiblePerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** empty for people that the viewer sees by name only */
  readonly avatarUrl: string;
  readonly email: string | null;
  readonly vbvId: string | null;
  readonly organisationId: string | null;
  readonly organisationName: string | null;
  readonly profileId: string | null;
  /** the sessions that fit the filter; null for people without any, which only administrators see */
  readonly participations: readonly VisibleParticipation[] | null;
  /** released evaluations that the viewer sees; null where they see none (`resultDetail`) or asked for none */
  readonly passed: number | null;
  readonly failed: number | null;
}

interface PersonChoice {
  readonly ids: readonly string[];
  readonly filter: PersonFilter;
  readonly withResults: boolean;
}

/** The named persons, in the order of the ids; those that selectPersons gave for the same viewer and filter. One statement. */
export async function readPersons(
  db: Database,
  viewer: Viewer,
  { ids, filter, withResults }: PersonChoice,
): Promise<readonly VisiblePerson[]> {
  if (ids.length === 0) return [];
  const chosen = sql`select unnest(${sql.param([...ids])}::uuid[]) as id`;
  const [found] = await db.select({ persons: sql<readonly VisiblePerson[]>`persons` }).from(sql`(
    with page as materialized (${chosen}), shown as (${fittingPersons(viewer, filter, sql`select id from page`)})
    select ${describedPersons(viewer, { withResults })} as persons) as described`);
  return inOrder(found?.persons ?? [], ids);
}

export function inOrder(persons: readonly VisiblePerson[], ids: readonly string[]): VisiblePerson[] {
  const byId = new Map(persons.map((person) => [person.id, person]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The persons of `page`, rows with an `id`, as a JSON list of {@link VisiblePerson} in no order; with their sessions of
 * `shown`, rows of visiblePersons.
 */
export function describedPersons(
  { userId, isAdmin }: Pick<ViewerInSql, 'userId' | 'isAdmin'>,
  { withResults }: { readonly withResults: boolean },
): SQL {
  const contact = isAdmin ? sql`true` : sql`bool_or(v.contact)`;
  const trust = isAdmin ? sql`true` : sql`bool_or(v.trusted)`;
  const trusted = (value: SQL) => sql`case when m.trusted then ${value} end`;
  // Grouped first, then joined one by one: joined before, the generic plan would compare every person with every row.
  return sql`(
    select coalesce(json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
      'avatarUrl', case when m.contact then u.avatar_url else '' end,
      'email', case when m.contact then u.email end,
      'vbvId', ${trusted(sql`u.vbv_id`)},
      'organisationId', ${trusted(sql`u.organisation_id`)},
      'organisationName', ${trusted(sql`coalesce(nullif(u.organisation_detail_name, ''), u.organisation)`)},
      'profileId', ${trusted(sql`u.chosen_profile_id`)},
      'participations', m.participations, 'passed', m.passed, 'failed', m.failed)), '[]'::json)
    from (
      select v.user_id, ${contact} as contact, ${trust} as trusted,
        json_agg(json_build_array(v.course_session_id, v.enrolment_id, v.my_role, v.role,
          case when v.trusted then v.chosen_profile_id end)) filter (where v.course_session_id is not null) as participations,
        sum(r.passed) filter (where v.role = 'MEMBER') as passed,
        sum(r.failed) filter (where v.role = 'MEMBER') as failed
      from (
        select * from shown
        union all
        select id, null, null, null, null, null, null, null, null, null, null from page where ${sql.raw(String(isAdmin))}) v
      cross join lateral ${withResults ? evaluationsSeenBy(userId) : nothing} r
      group by v.user_id) m
    cross join lateral (
      select *, (select o.name from organisations o where o.id = organisation_id) as organisation
      from users where id = m.user_id offset 0) u)`;
}

const nothing = sql`(select null::int as passed, null::int as failed)`;

/**
 * Condition on an evaluation `a` of the person of `v`: its assignment is in their path in the session, as in the lists of own people
 * (statistics, README). «is true» keeps it a set that is read once for all rows of `shown`.
 */
const isInPath = sql`((a.course_session_id, a.assignment_id, coalesce(v.chosen_profile_id, ${noProfile})) in (
  select planned.course_session_id, planned.assignment_id, chosen.id
  from ${plannedAssignments(sql`select course_session_id from shown`)} planned
  join (select id, code from course_profiles union all select ${noProfile}, null) chosen
    on ${inProfile(sql`planned.profiles`, sql`chosen.code`)})) is true`;

/**
 * How many evaluations of the person of `v` the viewer sees in the session, of assignments in their path; null where the viewer sees
 * none at all.
 */
function evaluationsSeenBy(viewerId: string | SQL): SQL {
  const seen = sql`(v.every_result
    or (v.praxis_results and assignment.assignment_type = ${sql.raw(`'${assignmentTypeOfMentors}'`)})
    or (v.circle_results and (v.course_session_id, assignment.circle_key) in (${ownCirclesOf(viewerId)})))`;
  const seesSome = sql`(v.every_result or v.praxis_results
    or (v.circle_results and v.course_session_id in (
      select circles.course_session_id from (${ownCirclesOf(viewerId)}) circles)))`;
  return sql`(
    select case when ${seesSome} then count(*) filter (where a.evaluation_passed) end as passed,
      case when ${seesSome} then count(*) filter (where not a.evaluation_passed) end as failed
    from assignment_completions a join assignments assignment on assignment.id = a.assignment_id
    where a.user_id = v.user_id and a.course_session_id = v.course_session_id
      and ${released(sql`a`)} and ${seen} and ${isInPath})`;
}
