import type { AssignmentStatus, AssignmentType } from '@learn/domain';
import { sql } from 'drizzle-orm';
import { resultsSeenBy } from '../../access/resultsSeenBy.ts';
import { assignmentTypeOfMentors } from '../../assignments/policy.ts';
import { released, statusCounted, withdrawable } from '../../assignments/submission.ts';
import { inProfile } from '../../course-pages/visibleCircles.ts';
import { plannedAssignments, withProfile } from '../../statistics/metrics/circles.ts';
import { membersIn } from '../../statistics/metrics/metricScope.ts';
import { rowsOf } from '../../statistics/rowsOf.ts';
import { column } from '../columns.ts';
import { allOf, anyOf, inCircles, inPeriod, zurichDayOf, zurichMoment } from '../conditions.ts';
import { defineExport, perCourse } from '../exportSource.ts';
import {
  byName,
  personColumns,
  personFields,
  readCourseNames,
  sessionColumns,
  type WithPerson,
  type WithSession,
} from '../names.ts';
import { assignmentStatusTexts, assignmentTypeTexts, passedOrFailed } from '../texts.ts';

interface Entry extends WithPerson {
  readonly course_session_id: string;
  readonly circle_key: string;
  readonly certificate: string | null;
  readonly assignment: string;
  readonly assignment_type: AssignmentType;
  readonly deadline: string | null;
  /** null where the reader does not see how far the person is */
  readonly status: AssignmentStatus | null;
  readonly submitted_at: string | null;
  readonly evaluated_at: string | null;
  readonly points: number | null;
  readonly deducted: number | null;
  readonly final_points: number | null;
  readonly max_points: number | null;
  readonly percent: number | null;
  readonly passed: boolean | null;
}

interface Row extends Entry, WithSession {
  readonly circle: string;
}

/**
 * A row per assignment of a session and participant who meets its circle: passed, failed and the rest are as many as in the metrics of
 * `assignmentMetrics`. Points and results only of released evaluations; these, the status and its times are blank where
 * the reader does not see the evaluations of the person (`resultDetail`). A period is that of the deadlines.
 */
export const competenceElementsExport = defineExport<Row>(
  [
    ...sessionColumns,
    column('circle', 'text', (row) => row.circle),
    column('certificate', 'text', (row) => row.certificate),
    column('assignment', 'text', (row) => row.assignment),
    column('assignmentType', 'text', (row, language) => assignmentTypeTexts[row.assignment_type][language]),
    column('deadline', 'moment', (row) => row.deadline),
    ...personColumns,
    column('status', 'text', ({ status }, language) => status && assignmentStatusTexts[status][language]),
    column('submittedAt', 'moment', (row) => row.submitted_at),
    column('evaluatedAt', 'moment', (row) => row.evaluated_at),
    column('points', 'decimal', (row) => row.points),
    column('deducted', 'decimal', (row) => row.deducted),
    column('finalPoints', 'decimal', (row) => row.final_points),
    column('maxPoints', 'decimal', (row) => row.max_points),
    column('percent', 'percent', (row) => row.percent),
    column('result', 'text', ({ passed }, language) =>
      passed === null ? null : passedOrFailed[passed ? 'passed' : 'failed'][language],
    ),
  ],
  perCourse(async (scope, context) => {
    const { db, language } = context;
    const names = await readCourseNames(context, scope);
    const seen = resultsSeenBy(scope.viewer, 'evaluation', {
      circleKey: sql`assignment.circle_key`,
      isPraxis: sql`assignment.assignment_type = ${assignmentTypeOfMentors}`,
    });
    const order = sql`session.start_date, session.id, planned.submission_deadline, assignment.slug, planned.id`;
    return {
      units: sql`select planned.id, coalesce(people.members, 0) as rows
        from session_assignments planned
        join assignments assignment on assignment.id = planned.assignment_id
        join course_sessions session on session.id = planned.course_session_id
        left join (select course_session_id, count(*)::int as members from ${membersIn(scope)} member
          group by course_session_id) people on people.course_session_id = planned.course_session_id
        where ${allOf(
          sql`planned.course_session_id in (${scope.sessions})`,
          inCircles(sql`assignment.circle_key`, scope),
          inPeriod(zurichDayOf(sql`planned.submission_deadline`), scope.period),
        )}
        order by ${order}`,
      read: async (ids) => {
        const entries = await rowsOf<Entry>(
          db,
          sql`select planned.course_session_id, assignment.circle_key, assignment.assignment_type,
              certificate.titles ->> ${language} as certificate, assignment.titles ->> ${language} as assignment,
              ${zurichMoment(sql`planned.submission_deadline`)} as deadline, ${personFields},
              case when ${seen} then coalesce(${statusCounted(sql`completion`)}, 'UNKNOWN') end as status,
              case when not ${withdrawable(sql`completion`)} then ${zurichMoment(sql`completion.submitted_at`)} end
                as submitted_at,
              ${zurichMoment(sql`released.evaluation_submitted_at`)} as evaluated_at,
              released.evaluation_points::float8 as points,
              released.evaluation_points_deducted::float8 as deducted,
              released.evaluation_points_final::float8 as final_points,
              released.evaluation_max_points::float8 as max_points,
              round(released.evaluation_points_final * 100 / nullif(released.evaluation_max_points, 0), 1)::float8
                as percent,
              released.evaluation_passed as passed
            from session_assignments planned
            join assignments assignment on assignment.id = planned.assignment_id
            join course_sessions session on session.id = planned.course_session_id
            left join competence_certificates certificate
              on certificate.id = assignment.competence_certificate_id
            join ${withProfile(membersIn(scope))} member on member.course_session_id = planned.course_session_id
            join ${plannedAssignments(scope.sessions)} belonging on belonging.course_session_id = planned.course_session_id
              and belonging.assignment_id = planned.assignment_id
              and ${inProfile(sql`belonging.profiles`, sql`member.profile`)}
            join users person on person.id = member.user_id
            left join organisations organisation on organisation.id = person.organisation_id
            left join assignment_completions completion on completion.user_id = member.user_id
              and completion.course_session_id = planned.course_session_id
              and completion.assignment_id = planned.assignment_id and ${seen}
            left join assignment_completions released on released.id = completion.id
              and ${released(sql`completion`)}
            where planned.id = ${anyOf(ids)}
            order by ${order}, ${byName}`,
        );
        return entries.map((entry) => ({
          ...entry,
          session: names.session(entry.course_session_id),
          circle: names.page(entry.circle_key),
        }));
      },
    };
  }),
);
