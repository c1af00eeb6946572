import { type SQL, sql } from 'drizzle-orm';
import type { PathAssignment } from '../assignments/countedAssignments.ts';
import { assignmentTypeOfMentors } from '../assignments/policy.ts';
import { released } from '../assignments/submission.ts';
import { inProfile } from '../course-pages/visibleCircles.ts';
import type { CohortFigures } from './cohortList.ts';

/** On which results the grades of a statement stand. */
export interface Insight {
  /**
   * a select in brackets of the enrolments of which results are seen: user_id, enrolment_id, course_session_id,
   * chosen_profile_id, and what `sees` names
   */
  readonly enrolments: SQL;
  /** `user_id`: a grade is that of all these sessions of the person; `enrolment_id`: each session stands for itself */
  readonly unit: 'user_id' | 'enrolment_id';
  /** condition: of an enrolment `i` the results in an assignment `a` (circle_key, praxis) are seen */
  readonly sees: SQL;
}

/**
 * The grades of `people` (enrolment_id, user_id, course_session_id) by certificate and their average (specification §9), as
 * certificateGrades, weightedGrade and averageGrade compute them. An assignment counts for those in whose path it is
 * (`countedFor`); of one that was evaluated in several sessions the latest counts. Ratios are brought to `common`, the
 * least common multiple of all maxima, so that everything is an integer until the last step. `result` has a row per
 * person and certificate: total, evaluated, partial, `half` (half steps above 1), `exact` (hundredths) and `permille` (of
 * the share); `figures` sums them up per person, with `average` in hundredths.
 */
export function certificateFigures(
  { enrolments, unit: unitName, sees }: Insight,
  assignments: readonly PathAssignment[],
): CohortFigures {
  const max = sql`trunc(coalesce(c.evaluation_max_points, a.max_points) * 100)`;
  const final = sql`trunc((c.evaluation_points - c.evaluation_points_deducted) * 100)`;
  const unit = sql.raw(unitName);
  const isRated = sql`(final is not null and max > 0)`;
  return {
    tables: sql`assignment as materialized (select * from json_to_recordset(${listed(assignments)}::json)
        as a(id uuid, certificate_id uuid, circle_key uuid, praxis boolean, weight numeric, max_points numeric,
          profiles text[])),
      insight as materialized (
        select i.*, profile.code as profile from ${enrolments} i
        left join course_profiles profile on profile.id = i.chosen_profile_id
      ),
      counting as materialized (
        select distinct i.${unit}, a.id, a.certificate_id, a.circle_key, a.praxis, a.weight, a.max_points
        from insight i join assignment a on ${inProfile(sql`a.profiles`, sql`i.profile`)}
      ),
      attempt as materialized (
        select distinct on (i.${unit}, a.id) i.${unit}, a.id as assignment_id, c.id, ${max} as max, ${final} as final
        from insight i
        join counting a on a.${unit} = i.${unit}
        left join assignment_completions c on c.user_id = i.user_id and c.course_session_id = i.course_session_id
          and c.assignment_id = a.id and ${released(sql`c`)}
        where ${sees}
        order by i.${unit}, a.id, c.updated_at desc nulls last
      ),
      work as materialized (
        select p.enrolment_id, p.user_id, p.course_session_id, a.certificate_id, own.assignment_id is not null as is_seen,
          own.id is not null as is_evaluated, trunc(greatest(a.weight, 0) * 100) as weight, own.max,
          greatest(least(own.final, own.max), 0) as clamped, own.final
        from people p
        join counting a on a.${unit} = p.${unit}
        left join attempt own on own.${unit} = p.${unit} and own.assignment_id = a.id
      ),
      maximum as materialized (
        select max, row_number() over () as n from (select distinct max from work where ${isRated}) maxima
      ),
      multiple(n, value) as (
        select 0::bigint, 1::numeric
        union all
        select maximum.n, lcm(multiple.value, maximum.max) from multiple join maximum on maximum.n = multiple.n + 1
      ),
      common as materialized (select value from multiple order by n desc limit 1),
      weighed as (
        select enrolment_id, user_id, course_session_id, certificate_id, count(*) filter (where is_seen)::int as total,
          count(*) filter (where is_evaluated)::int as evaluated, bool_or(not is_seen) as partial,
          sum(weight * clamped * div((select value from common), max)) filter (where ${isRated}) as achieved,
          sum(weight) filter (where ${isRated}) * (select value from common) as possible
        from work group by enrolment_id, user_id, course_session_id, certificate_id
      ),
      result as materialized (
        select *, ${rounded(sql`achieved * 10`, sql`possible`)} as half,
          ${rounded(sql`achieved * 500`, sql`possible`)} + 100 as exact,
          ${rounded(sql`achieved * 1000`, sql`possible`)} as permille
        from weighed
      ),
      figures as materialized (
        select p.enrolment_id, p.user_id, coalesce(sum(result.evaluated), 0)::int as evaluated,
          coalesce(sum(result.total - result.evaluated), 0)::int as open,
          coalesce(bool_or(result.partial), false) as partial,
          ${rounded(sql`sum(result.half) * 50`, sql`count(result.half)`)} + 100 as average,
          coalesce(json_agg(json_build_object('id', result.certificate_id, 'half', result.half, 'exact', result.exact,
            'permille', result.permille, 'evaluated_count', result.evaluated, 'total_count', result.total, 'is_partial', result.partial))
            filter (where result.certificate_id is not null), '[]'::json) as certificates,
          jsonb_object_agg(result.certificate_id, result.half) filter (where result.certificate_id is not null) as halves
        from people p left join result on result.enrolment_id = p.enrolment_id
        group by p.enrolment_id, p.user_id
      )`,
    fields: sql`'evaluated_count', f.evaluated, 'open_count', f.open, 'is_partial', f.partial, 'average', f.average,
      'certificates', f.certificates`,
  };
}

/** As the statement needs them. */
function listed(assignments: readonly PathAssignment[]): string {
  return JSON.stringify(
    assignments.map(({ row, profiles }) => ({
      id: row.id,
      certificate_id: row.competenceCertificateId,
      circle_key: row.circleKey,
      praxis: row.assignmentType === assignmentTypeOfMentors,
      weight: row.competenceCertificateWeight,
      max_points: row.maxPoints,
      profiles,
    })),
  );
}

/** divideRounded of the domain: the nearest integer, ties up; null where the denominator is not above 0. */
function rounded(numerator: SQL, denominator: SQL): SQL {
  return sql`case when ${denominator} > 0
    then div((${numerator}) * 2 + ${denominator}, (${denominator}) * 2)::int end`;
}

/** What a figure of the list is sorted by; undefined for what is none. @param certificateId of `grade.{slug}` */
export function certificateKey(name: string, certificateId: string | undefined): SQL | undefined {
  if (name === 'average') return sql`f.average`;
  if (name === 'evaluated') return sql`f.evaluated`;
  if (certificateId === undefined) return undefined;
  return sql`(f.halves ->> ${certificateId}::text)::int`;
}
