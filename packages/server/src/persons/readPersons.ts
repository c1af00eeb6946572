import type { SessionRole } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { assignmentTypeOfMentors } from '../assignments/policy.ts';
import type { Database } from '../database/database.ts';
import { fitting, type PersonFilter } from './personFilter.ts';
import { type Viewer, visiblePersons } from './visiblePersons.ts';

export type ViewerRole = SessionRole | 'Ausbildungsverantwortlicher' | 'Berufsbildner' | 'ADMIN';

/** One session of a person. */
export type VisibleParticipation = readonly [
  sessionId: string,
  enrolmentId: string | null,
  myRole: ViewerRole,
  role: SessionRole,
  profileId: string | null,
];

/** A person as somebody sees him; what is not for his eyes is null. */
export interface VisiblePerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** empty for whom the viewer sees by name only */
  readonly avatarUrl: string;
  readonly email: string | null;
  readonly vbvId: string | null;
  readonly organisationId: string | null;
  readonly organisationName: string | null;
  readonly profileId: string | null;
  /** the sessions that fit the filter; null for people without any, whom only administrators see */
  readonly participations: readonly VisibleParticipation[] | null;
  /** released evaluations, to mentors those of praxis assignments; null of whom the viewer sees no results, and where nobody asked */
  readonly passed: number | null;
  readonly failed: number | null;
}

interface PersonChoice {
  readonly ids: readonly string[];
  readonly filter: PersonFilter;
  readonly withResults: boolean;
}

/**
 * The named persons, in the order of the ids. One statement.
 * @param choice ids that findPersons gave for the same viewer and filter
 */
export async function readPersons(
  db: Database,
  viewer: Viewer,
  { ids, filter, withResults }: PersonChoice,
): Promise<VisiblePerson[]> {
  if (ids.length === 0) return [];
  const chosen = sql`any(${sql.param([...ids])}::uuid[])`;
  const seen = sql`(
    select v.user_id, bool_or(v.contact) as contact, bool_or(v.results) as results,
      json_agg(json_build_array(v.course_session_id, v.enrolment_id, v.my_role, v.role,
        case when v.results then v.chosen_profile_id end)) as participations,
      (sum(r.passed) filter (where v.results and v.role = 'MEMBER'))::int as passed,
      (sum(r.failed) filter (where v.results and v.role = 'MEMBER'))::int as failed
    from (select v.* from ${fitting(visiblePersons(viewer), filter, sql`v.user_id = ${chosen}`)}) v
    cross join lateral ${withResults ? evaluations : nothing} r
    group by v.user_id)`;
  const rows = await db
    .select({
      id: sql<string>`id`,
      firstName: sql<string>`first_name`,
      lastName: sql<string>`last_name`,
      avatarUrl: sql<string>`avatar_url`,
      email: sql<string | null>`email`,
      vbvId: sql<string | null>`vbv_id`,
      organisationId: sql<string | null>`organisation_id`,
      organisationName: sql<string | null>`organisation_name`,
      profileId: sql<string | null>`profile_id`,
      participations: sql<VisibleParticipation[] | null>`participations`,
      passed: sql<number | null>`passed`,
      failed: sql<number | null>`failed`,
    })
    .from(
      sql`(select u.id, u.first_name, u.last_name,
          case when m.contact or ${viewer.isAdmin} then u.avatar_url else '' end as avatar_url, m.participations, m.passed, m.failed,
          case when m.contact or ${viewer.isAdmin} then u.email end as email,
          case when m.results or ${viewer.isAdmin} then u.vbv_id end as vbv_id,
          case when m.results or ${viewer.isAdmin} then u.organisation_id end as organisation_id,
          case when m.results or ${viewer.isAdmin} then
            coalesce(nullif(u.organisation_detail_name, ''), o.name) end as organisation_name,
          case when m.results or ${viewer.isAdmin} then u.chosen_profile_id end as profile_id
        from users u left join ${seen} m on m.user_id = u.id left join organisations o on o.id = u.organisation_id
        where u.id = ${chosen}) as persons`,
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const nothing = sql`(select null::int as passed, null::int as failed)`;

const evaluations = sql`(
  select count(*) filter (where a.evaluation_passed) as passed,
    count(*) filter (where not a.evaluation_passed) as failed
  from assignment_completions a
  where a.user_id = v.user_id and a.course_session_id = v.course_session_id
    and a.completion_status = 'EVALUATION_SUBMITTED'
    and (v.every_result or exists (select 1 from assignments own
      where own.id = a.assignment_id and own.assignment_type = ${assignmentTypeOfMentors})))`;
