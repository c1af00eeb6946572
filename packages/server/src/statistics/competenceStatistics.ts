import type { competenceRecord, competenceSummary, Wire } from '@learn/contracts/calls';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { presentOrigin, readRecords } from './records.ts';
import { rowsOf } from './rowsOf.ts';
import type { RecordPage, Selection } from './selection.ts';

export type CompetenceRecord = Wire<z.output<typeof competenceRecord>>;
export type CompetenceSummary = Wire<z.output<typeof competenceSummary>>;

/** Records of self-assessments by circle (specification §3, competences). @param figures as of `competenceFigures` */
export async function readCompetenceRecords(
  db: Database,
  selection: Selection,
  figures: SQL,
  page: RecordPage = {},
): Promise<CompetenceRecord[]> {
  const rows = await readRecords<{ readonly success: number; readonly fail: number }>(
    db,
    selection,
    { figures, columns: sql`figures.*`, order: sql`figures.circle_key` },
    page,
  );
  return rows.map((row) => ({
    ...presentOrigin(row, selection, ''),
    success_count: row.success,
    fail_count: row.fail,
  }));
}

/** Summary of self-assessments. @param totals as of `competenceTotals` */
export async function readCompetenceSummary(db: Database, totals: SQL): Promise<CompetenceSummary> {
  const [row] = await rowsOf<{
    readonly records: number;
    readonly success: number;
    readonly fail: number;
  }>(
    db,
    sql`select coalesce(sum(competence_records), 0)::int as records,
        coalesce(sum(success), 0)::int as success,
        coalesce(sum(fail), 0)::int as fail
      from ${totals} totals`,
  );
  return {
    success_total: row?.success ?? 0,
    fail_total: row?.fail ?? 0,
    total_records: row?.records ?? 0,
  };
}
