import type { assignmentRecord, assignmentSummary, Wire } from '@learn/contracts/endpoints';
import { minimumForAverages, type WithheldReason } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import { averagePercent, type Sum } from './averages.ts';
import { isoMoment, pageIdOf, presentOrigin, readRecords } from './records.ts';
import type { Selection } from './selection.ts';
import type { Sums } from './sums.ts';

export type AssignmentRecord = Wire<z.output<typeof assignmentRecord>>;
export type AssignmentSummary = Wire<z.output<typeof assignmentSummary>>;

interface MetricRow {
  readonly assignment_id: string;
  readonly title: string;
  readonly content_key: string;
  readonly competence_certificate_id: string | null;
  readonly weight: Sum;
  readonly deadline: string | null;
  readonly members: number;
  readonly passed: number;
  readonly failed: number;
  readonly evaluated: number;
  readonly rated: number;
  readonly points: Sum;
  readonly max_points: Sum;
}

interface Options {
  /** averages of fewer persons are left out; 1 for named own people */
  readonly minimum?: number | undefined;
}

/**
 * Records of assignment statistics (specification §3).
 * @param metrics select in brackets as of `assignmentMetrics`
 */
export async function readAssignmentRecords(
  db: Database,
  selection: Selection,
  metrics: SQL,
  { minimum = minimumForAverages, ...page }: RowPage & Options,
): Promise<AssignmentRecord[]> {
  const rows = await readRecords<MetricRow>(
    db,
    selection,
    {
      metrics,
      joins: sql`join assignments assignment on assignment.id = metrics.assignment_id
        join session_assignments planned on planned.course_session_id = metrics.course_session_id
          and planned.assignment_id = metrics.assignment_id`,
      columns: sql`metrics.*, assignment.circle_key, assignment.content_key,
        assignment.titles ->> ${selection.language} as title, assignment.competence_certificate_id,
        assignment.competence_certificate_weight as weight,
        ${isoMoment(sql`planned.submission_deadline`)} as deadline`,
      order: sql`planned.submission_deadline nulls last, assignment.id`,
    },
    page,
  );
  return rows.map((row) => ({
    ...presentOrigin(row, selection, `/assignment/${row.assignment_id}`),
    assignment_id: row.assignment_id,
    assignment_title: row.title,
    learning_content_id: pageIdOf(selection, row.content_key),
    competence_certificate_id: row.competence_certificate_id,
    deadline: row.deadline,
    metrics: {
      passed_count: row.passed,
      failed_count: row.failed,
      unranked_count: row.members - row.evaluated,
      ranking_completed: row.evaluated > 0 && row.evaluated >= row.members,
      ...averages({ ...row, graded_persons: row.passed + row.failed, rated_persons: row.rated }, minimum),
      competence_certificate_weight: row.competence_certificate_id === null ? null : Number(row.weight),
    },
  }));
}

/**
 * Sums over totals per assignment, with the columns of `Sums`: different assignments have the same people, where different
 * sessions have different ones.
 */
export const sumsOverAssignments = sql`
  coalesce(sum(assignment_records), 0)::float8 as assignment_records,
  coalesce(sum(assignments_completed), 0)::float8 as assignments_completed,
  coalesce(sum(passed), 0)::float8 as passed,
  coalesce(sum(failed), 0)::float8 as failed,
  coalesce(sum(unranked), 0)::float8 as unranked,
  coalesce(max(graded_persons), 0)::float8 as graded_persons,
  coalesce(max(rated_persons), 0)::float8 as rated_persons,
  coalesce(sum(points), 0)::float8 as points,
  coalesce(sum(max_points), 0)::float8 as max_points`;

/** Summary of assignment statistics. */
export function presentAssignmentSums(
  sums: Sums<'assignments'>,
  { minimum = minimumForAverages }: Options = {},
): AssignmentSummary {
  return {
    withheld: null,
    completed_count: sums.assignments_completed,
    total_passed: sums.passed,
    total_failed: sums.failed,
    total_unranked: sums.unranked,
    total_records: sums.assignment_records,
    ...averages(sums, minimum),
  };
}

/** The summary of results that the reader does not see. */
export function withheldAssignmentSums(withheld: WithheldReason): AssignmentSummary {
  return {
    withheld,
    completed_count: null,
    total_passed: null,
    total_failed: null,
    total_unranked: null,
    total_records: 0,
    average_passed: null,
    average_evaluation_percent: null,
  };
}

interface AverageRow {
  readonly passed: number;
  readonly failed: number;
  readonly graded_persons: number;
  readonly rated_persons: number;
  readonly points: Sum;
  readonly max_points: Sum;
}

function averages(row: AverageRow, minimum: number) {
  const { passed, failed, points, max_points } = row;
  return {
    average_passed: averagePercent(
      { part: passed, whole: passed + failed, persons: row.graded_persons },
      minimum,
    ),
    average_evaluation_percent: averagePercent(
      { part: points, whole: max_points, persons: row.rated_persons },
      minimum,
    ),
  };
}
