import type { competenceRecord, competenceSummary, Wire } from '@learn/contracts/endpoints';
import type { WithheldReason } from '@learn/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { RowPage } from '../graphql/rowPage.ts';
import { isAssessed } from './metrics/competences.ts';
import { circlePlace, presentOrigin, readRecords } from './records.ts';
import type { Selection } from './selection.ts';
import type { Sums } from './sums.ts';

export type CompetenceRecord = Wire<z.output<typeof competenceRecord>>;
export type CompetenceSummary = Wire<z.output<typeof competenceSummary>>;

/** Records of self-assessments by circle (specification §3, competences). @param metrics as of `competenceMetrics` */
export async function readCompetenceRecords(
  db: Database,
  selection: Selection,
  metrics: SQL,
  page: RowPage,
): Promise<CompetenceRecord[]> {
  const rows = await readRecords<{ readonly success: number; readonly fail: number }>(
    db,
    selection,
    {
      metrics: sql`(select metrics.* from ${metrics} metrics where ${isAssessed})`,
      columns: sql`metrics.*`,
      order: sql`${circlePlace(selection, sql`metrics.circle_key`)}, metrics.circle_key`,
    },
    page,
  );
  return rows.map((row) => ({
    ...presentOrigin(row, selection, ''),
    success_count: row.success,
    fail_count: row.fail,
  }));
}

/** Summary of self-assessments. */
export function presentCompetenceSums(sums: Sums<'competences'>): CompetenceSummary {
  const { success, fail, competence_records } = sums;
  return { withheld: null, success_total: success, fail_total: fail, total_records: competence_records };
}

/** The summary of self-assessments that the reader does not see. */
export function withheldCompetenceSums(withheld: WithheldReason): CompetenceSummary {
  return { withheld, success_total: null, fail_total: null, total_records: 0 };
}
