import { type SQL, sql } from 'drizzle-orm';
import { completionsOf } from '../assignments/completionsOf.ts';
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
  /** text without spaces that is the same for enrolments `i` of which `sees` says the same about every assignment */
  readonly seenAlike: SQL;
}

/**
 * The grades of `people` (enrolment_id, user_id, course_session_id) by certificate and their average (specification §9), as
 * certificateGrades, weightedGrade and averageGrade compute them. An assignment counts for those in whose path it is
 * (`countedFor`); of one that was evaluated in several sessions the latest counts. How many count is worked out once per `class`:
 * enrolments of one profile that are seen alike, or the person themselves where their sessions differ. Ratios are brought to `common`,
 * the least common multiple of all maxima, so that everything is an integer until the last step. `graded` has a row per unit of
 * the insight and certificate: total, evaluated, partial, achieved, possible, `half` (half steps above 1); `result` has it per
 * person; `figures` sums it up per person, with `average` in hundredths.
 */
export function certificateFigures(
  { enrolments, unit: unitName, sees, seenAlike }: Insight,
  assignments: readonly PathAssignment[],
): CohortFigures {
  const max = sql`trunc(coalesce(c.evaluation_max_points, a.max_points) * 100)`;
  const final = sql`trunc((c.evaluation_points - c.evaluation_points_deducted) * 100)`;
  const unit = sql.raw(unitName);
  const [latest, byTime] =
    unitName === 'user_id'
      ? [
          sql`distinct on (c.user_id, a.assignment_id)`,
          sql`order by c.user_id, a.assignment_id, c.updated_at desc`,
        ]
      : [sql``, sql``];
  return {
    tables: sql`assignment as materialized (select id, certificate_id, circle_key, praxis, max_points, profiles,
          trunc(greatest(weight, 0) * 100) as weight
        from json_to_recordset(${listed(assignments)}::json)
        as a(id uuid, certificate_id uuid, circle_key uuid, praxis boolean, weight numeric, max_points numeric,
          profiles text[])),
      insight as materialized (
        select i.*, profile.code as profile, concat(profile.code, ' ', ${seenAlike}) as alike
        from ${enrolments} i
        left join course_profiles profile on profile.id = i.chosen_profile_id
      ),
      sight as materialized (
        select i.alike, a.id as assignment_id, a.certificate_id, a.weight, a.max_points,
          ${inProfile(sql`a.profiles`, sql`i.profile`)} as is_met, ${sees} as is_seen
        from (select distinct on (alike) * from insight order by alike) i cross join assignment a
      ),
      unit as materialized (
        select ${unit}, case when min(alike) = max(alike) then min(alike) else ${unit}::text end as class
        from insight group by ${unit}
      ),
      enrolment as materialized (
        select i.user_id, i.enrolment_id, i.course_session_id, i.alike, unit.class
        from insight i join unit on unit.${unit} = i.${unit}
      ),
      counting as materialized (
        select of_class.class, sight.assignment_id, sight.certificate_id, bool_or(sight.is_seen) as is_seen
        from (select class, alike from enrolment group by class, alike) of_class
        join sight on sight.alike = of_class.alike
        group by of_class.class, sight.assignment_id, sight.certificate_id having bool_or(sight.is_met)
      ),
      expected as (
        select class, certificate_id, count(*) filter (where is_seen)::int as total, bool_or(not is_seen) as partial
        from counting group by class, certificate_id
      ),
      evaluation as materialized ${evaluations},
      attempt as materialized (
        select ${latest} c.${unit}, c.class, a.assignment_id, a.weight, ${max} as max, ${final} as final
        from evaluation c
        join sight a on a.alike = c.alike and a.assignment_id = c.assignment_id and a.is_seen
        ${byTime}
      ),
      maximum as materialized (
        select max, row_number() over () as n
        from (select distinct max from attempt where final is not null and max > 0) maxima
      ),
      multiple(n, value) as (
        select 0::bigint, 1::numeric
        union all
        select maximum.n, lcm(multiple.value, maximum.max) from multiple join maximum on maximum.n = multiple.n + 1
      ),
      common as materialized (select value from multiple order by n desc limit 1),
      factor as (select maximum.max, div(common.value, maximum.max) as value from maximum cross join common),
      weighed as (
        select own.${unit}, counting.certificate_id, count(*)::int as evaluated,
          sum(own.weight * greatest(least(own.final, own.max), 0) * factor.value) as achieved,
          sum(own.weight) filter (where factor.value is not null) * (select value from common) as possible
        from attempt own
        join counting on counting.class = own.class and counting.assignment_id = own.assignment_id
        left join factor on factor.max = own.max and own.final is not null
        group by own.${unit}, counting.certificate_id
      ),
      graded as materialized (
        select unit.${unit}, expected.certificate_id, expected.total, expected.partial,
          coalesce(weighed.evaluated, 0) as evaluated, weighed.achieved, weighed.possible,
          ${rounded(sql`weighed.achieved * 10`, sql`weighed.possible`)} as half
        from unit
        join expected on expected.class = unit.class
        left join weighed on weighed.${unit} = unit.${unit} and weighed.certificate_id = expected.certificate_id
      ),
      result as materialized (
        select p.enrolment_id, p.user_id, p.course_session_id, graded.certificate_id, graded.total, graded.evaluated,
          graded.partial, graded.half, graded.achieved, graded.possible
        from people p join graded on graded.${unit} = p.${unit}
      ),
      listed as (
        select result.enrolment_id,
          json_agg(json_build_object('id', result.certificate_id, 'half', result.half,
            'exact', ${rounded(sql`achieved * 500`, sql`possible`)} + 100, 'permille', ${rounded(sql`achieved * 1000`, sql`possible`)},
            'evaluated_count', result.evaluated, 'total_count', result.total, 'is_partial', result.partial)) as certificates,
          jsonb_object_agg(result.certificate_id, result.half) as halves
        from result group by result.enrolment_id
      ),
      summed as (
        select p.enrolment_id, p.user_id, coalesce(sum(result.evaluated), 0)::int as evaluated,
          coalesce(sum(result.total - result.evaluated), 0)::int as open,
          coalesce(bool_or(result.partial), false) as partial, ${averageInSql(sql`result.half`)} as average
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

/** Released evaluations of the rows of `enrolment`, with their class and who they are. */
const evaluations = completionsOf('enrolment', {
  own: sql`own.user_id, own.enrolment_id, own.class, own.alike`,
  columns: sql`c.assignment_id, c.evaluation_max_points, c.evaluation_points, c.evaluation_points_deducted, c.updated_at`,
  where: released(sql`c`),
});

/** The average of grades in hundredths as an aggregate; null where there is none. @param half half steps above 1 */
export function averageInSql(half: SQL): SQL {
  return sql`${rounded(sql`sum(${half}) * 50`, sql`count(${half})`)} + 100`;
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
