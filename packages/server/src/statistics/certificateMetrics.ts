import type { certificateMetrics, Wire } from '@learn/contracts/endpoints';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import {
  type AssignmentRecord,
  type AssignmentSummary,
  presentAssignmentSums,
  readAssignmentRecords,
  sumsOverAssignments,
  withheldAssignmentSums,
} from './assignmentStatistics.ts';
import { among } from './conditions.ts';
import { type StatisticsBlock, unlessWithheld } from './courseStatistics.ts';
import { totalsPerAssignment } from './metrics/assignments.ts';
import { rowsOf } from './rowsOf.ts';
import type { Selection } from './selection.ts';
import { sourceOf } from './sources.ts';
import type { Sums } from './sums.ts';
import { resultsOf, withheldOf } from './withheld.ts';

export type CertificateMetrics = Wire<z.output<typeof certificateMetrics>>;

/** The metrics of assignments that count towards a competence certificate, as a select in brackets. */
function certificateAssignments(selection: Selection): SQL {
  const { details } = sourceOf(selection, 'assignments');
  return sql`(select metrics.* from ${details} metrics where metrics.assignment_id in (
    select id from assignments where competence_certificate_id is not null))`;
}

/** Records and summary of these. */
export function certificateBlock(
  db: Database,
  selection: Selection,
): StatisticsBlock<AssignmentRecord, AssignmentSummary> {
  const seen = resultsOf(selection, 'evaluation');
  return unlessWithheld(withheldOf(selection, 'evaluation'), withheldAssignmentSums, {
    records: (page) => readAssignmentRecords(db, seen, certificateAssignments(seen), page),
    summary: () => readCertificateSummary(db, seen),
  });
}

async function readCertificateSummary(db: Database, selection: Selection): Promise<AssignmentSummary> {
  const totals = totalsPerAssignment(certificateAssignments(selection));
  const [row] = await rowsOf<Sums<'assignments'>>(
    db,
    sql`select ${sumsOverAssignments} from ${totals} totals`,
  );
  if (row === undefined) throw new Error('Sums are always one row.');
  return presentAssignmentSums(row);
}

/** Evaluations per competence certificate of the course (specification §3), in the order of the certificates. */
export async function readCertificateMetrics(
  db: Database,
  selection: Selection & { readonly certificateId?: string | undefined },
): Promise<CertificateMetrics[]> {
  const { details } = sourceOf(resultsOf(selection, 'evaluation'), 'assignments');
  const withheld = withheldOf(selection, 'evaluation');
  const rows = await rowsOf<Sums<'assignments'> & { id: string; title: string; slug: string }>(
    db,
    sql`select certificate.id, certificate.titles ->> ${selection.language} as title, certificate.slug,
        ${sumsOverAssignments}
      from competence_certificates certificate
      left join (select id as assignment_id, competence_certificate_id from assignments) assignment
        on assignment.competence_certificate_id = certificate.id
      left join ${totalsPerAssignment(details)} totals on totals.assignment_id = assignment.assignment_id
      where certificate.course_id = ${selection.course.id}
        and ${among(sql`certificate.id`, selection.certificateId === undefined ? undefined : [selection.certificateId], 'uuid')}
      group by certificate.id
      order by certificate.position, certificate.id`,
  );
  return rows.map((row) => {
    const sums =
      withheld === null
        ? presentAssignmentSums(row, { minimum: selection.minimum })
        : withheldAssignmentSums(withheld);
    const { completed_count, total_records, ...metrics } = sums;
    return { id: row.id, title: row.title, slug: row.slug, ...metrics };
  });
}
