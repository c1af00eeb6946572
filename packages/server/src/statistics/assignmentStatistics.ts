import type { assignmentRecord, assignmentSummary, Wire } from '@learn/contracts/calls';
import { minimumForAverages } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { averagePercent, type Sum } from './averages.ts';
import { isoMoment, pageIdOf, presentOrigin, readRecords } from './records.ts';
import { rowsOf } from './rowsOf.ts';
import type { RecordPage, Selection } from './selection.ts';

export type AssignmentRecord = Wire<z.output<typeof assignmentRecord>>;
export type AssignmentSummary = Wire<z.output<typeof assignmentSummary>>;

interface FigureRow {
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
  readonly minimum?: number;
}

/**
 * Records of assignment statistics (specification §3).
 * @param figures select in brackets as of `assignmentFigures`
 */
export async function readAssignmentRecords(
  db: Database,
  selection: Selection,
  figures: SQL,
  { minimum = minimumForAverages, ...page }: RecordPage & Options = {},
): Promise<AssignmentRecord[]> {
  const rows = await readRecords<FigureRow>(
    db,
    selection,
    {
      figures,
      joins: sql`join assignments assignment on assignment.id = figures.assignment_id
        join session_assignments planned on planned.course_session_id = figures.course_session_id
          and planned.assignment_id = figures.assignment_id`,
      columns: sql`figures.*, assignment.circle_key, assignment.content_key,
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

/** Sums of assignment figures. */
export interface TotalsRow {
  readonly records: number;
  readonly completed: number;
  readonly passed: number;
  readonly failed: number;
  readonly unranked: number;
  readonly graded_persons: number;
  readonly rated_persons: number;
  readonly points: Sum;
  readonly max_points: Sum;
}

const sums = sql`
  coalesce(sum(assignment_records), 0)::int as records,
  coalesce(sum(assignments_completed), 0)::int as completed,
  coalesce(sum(passed), 0)::int as passed,
  coalesce(sum(failed), 0)::int as failed,
  coalesce(sum(unranked), 0)::int as unranked,
  coalesce(sum(points), 0)::bigint as points,
  coalesce(sum(max_points), 0)::bigint as max_points`;

/** Sums over totals per session, the columns of `TotalsRow`: different sessions have different people. */
const sumsOverSessions = sql`${sums},
  coalesce(sum(graded_persons), 0)::int as graded_persons,
  coalesce(sum(rated_persons), 0)::int as rated_persons`;

/** Sums over totals per assignment, the columns of `TotalsRow`: different assignments have the same people. */
export const sumsOverAssignments = sql`${sums},
  coalesce(max(graded_persons), 0)::int as graded_persons,
  coalesce(max(rated_persons), 0)::int as rated_persons`;

/**
 * Summary of assignment statistics.
 * @param totals select in brackets as of `assignmentTotals`
 */
export async function readAssignmentSummary(
  db: Database,
  totals: SQL,
  { minimum = minimumForAverages }: Options = {},
): Promise<AssignmentSummary> {
  const [row] = await rowsOf<TotalsRow>(db, sql`select ${sumsOverSessions} from ${totals} totals`);
  return presentAssignmentTotals(row, minimum);
}

/** @param row sums as `sumsOverAssignments` selects them; undefined for none */
export function presentAssignmentTotals(
  row: TotalsRow | undefined,
  minimum = minimumForAverages,
): AssignmentSummary {
  return {
    completed_count: row?.completed ?? 0,
    total_passed: row?.passed ?? 0,
    total_failed: row?.failed ?? 0,
    total_unranked: row?.unranked ?? 0,
    total_records: row?.records ?? 0,
    average_passed: null,
    average_evaluation_percent: null,
    ...(row && averages(row, minimum)),
  };
}

type AverageRow = Omit<TotalsRow, 'records' | 'completed' | 'unranked'>;

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
