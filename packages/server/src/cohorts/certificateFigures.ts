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
  const isRated = sql`(own.final is not null and own.max > 0)`;
  return {
    tables: sql`assignment as materialized (select id, certificate_id, circle_key, praxis, max_points, profiles,
          trunc(greatest(weight, 0) * 100) as weight
        from json_to_recordset(${listed(assignments)}::json)
        as a(id uuid, certificate_id uuid, circle_key uuid, praxis boolean, weight numeric, max_points numeric,
          profiles text[])),
      insight as materialized (
        select i.*, profile.code as profile from ${enrolments} i
        left join course_profiles profile on profile.id = i.chosen_profile_id
      ),
      counting as materialized (
        select i.${unit}, a.id as assignment_id, bool_or(${sees}) as is_seen
        from insight i cross join assignment a
        group by i.${unit}, a.id having bool_or(${inProfile(sql`a.profiles`, sql`i.profile`)})
      ),
      attempt as materialized (
        select distinct on (i.${unit}, a.id) i.${unit}, a.id as assignment_id, ${max} as max, ${final} as final
        from insight i
        cross join lateral (
          select c.assignment_id, c.evaluation_max_points, c.evaluation_points, c.evaluation_points_deducted, c.updated_at
          from assignment_completions c
          where c.user_id = i.user_id and c.course_session_id = i.course_session_id and ${released(sql`c`)}
          offset 0
        ) c
        join assignment a on a.id = c.assignment_id
        where ${sees}
        order by i.${unit}, a.id, c.updated_at desc
      ),
      maximum as materialized (
        select max, row_number() over () as n from (select distinct max from attempt own where ${isRated}) maxima
      ),
      multiple(n, value) as (
        select 0::bigint, 1::numeric
        union all
        select maximum.n, lcm(multiple.value, maximum.max) from multiple join maximum on maximum.n = multiple.n + 1
      ),
      common as materialized (select value from multiple order by n desc limit 1),
      weighed as (
        select c.${unit}, a.certificate_id, count(*) filter (where c.is_seen)::int as total,
          count(own.assignment_id)::int as evaluated, bool_or(not c.is_seen) as partial,
          sum(a.weight * greatest(least(own.final, own.max), 0) * div((select value from common), own.max))
            filter (where ${isRated}) as achieved,
          sum(a.weight) filter (where ${isRated}) * (select value from common) as possible
        from counting c
        join assignment a on a.id = c.assignment_id
        left join attempt own on own.${unit} = c.${unit} and own.assignment_id = c.assignment_id
        group by c.${unit}, a.certificate_id
      ),
      result as materialized (
        select p.enrolment_id, p.user_id, p.course_session_id, weighed.certificate_id, weighed.total, weighed.evaluated,
          weighed.partial, ${rounded(sql`achieved * 10`, sql`possible`)} as half,
          ${rounded(sql`achieved * 500`, sql`possible`)} + 100 as exact,
          ${rounded(sql`achieved * 1000`, sql`possible`)} as permille
        from people p join weighed on weighed.${unit} = p.${unit}
      ),
      listed as (
        select result.enrolment_id,
          json_agg(json_build_object('id', result.certificate_id, 'half', result.half, 'exact', result.exact,
            'permille', result.permille, 'evaluated_count', result.evaluated, 'total_count', result.total,
            'is_partial', result.partial)) as certificates,
          jsonb_object_agg(result.certificate_id, result.half) as halves
        from result group by result.enrolment_id
      ),
      summed as (
        select p.enrolment_id, p.user_id, coalesce(sum(result.evaluated), 0)::int as evaluated,
          coalesce(sum(result.total - result.evaluated), 0)::int as open,
          coalesce(bool_or(result.partial), false) as partial,
          ${rounded(sql`sum(result.half) * 50`, sql`count(result.half)`)} + 100 as average
        from people p left join result on result.enrolment_id = p.enrolment_id
        group by p.enrolment_id, p.user_id
      ),
      figures as (
        select summed.*, coalesce(listed.certificates, '[]'::json) as certificates, listed.halves
        from summed left join listed on listed.enrolment_id = summed.enrolment_id
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
