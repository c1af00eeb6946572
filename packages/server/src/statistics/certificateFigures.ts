import type { certificateFigures, Wire } from '@learn/contracts/calls';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { assignmentSums, presentAssignmentTotals } from './assignmentStatistics.ts';
import { assignmentTotals } from './figures/assignments.ts';
import { rowsOf } from './rowsOf.ts';
import type { Selection } from './selection.ts';
import { type FigureSource, sourceOf } from './sources.ts';

export type CertificateFigures = Wire<z.output<typeof certificateFigures>>;

type TotalsRow = NonNullable<Parameters<typeof presentAssignmentTotals>[0]>;

/** The figures of assignments that count towards a competence certificate; as selects in brackets. */
export function certificateSource(selection: Selection): FigureSource {
  const { details } = sourceOf(selection, 'assignments');
  const counting = sql`(select figures.*, assignment.competence_certificate_id
    from ${details} figures join assignments assignment on assignment.id = figures.assignment_id
    where assignment.competence_certificate_id is not null)`;
  return { details: withoutCertificate(counting), totals: assignmentTotals(counting) };
}

/** Evaluations per competence certificate of the course (specification §3), in the order of the certificates. */
export async function readCertificateFigures(
  db: Database,
  selection: Selection,
): Promise<CertificateFigures[]> {
  const { details } = sourceOf(selection, 'assignments');
  const keyed = sql`(select figures.*, assignment.competence_certificate_id
    from ${details} figures join assignments assignment on assignment.id = figures.assignment_id)`;
  const rows = await rowsOf<TotalsRow & { id: string; title: string; slug: string }>(
    db,
    sql`select certificate.id, certificate.titles ->> ${selection.language} as title, certificate.slug, summed.*
      from competence_certificates certificate
      left join (
        select competence_certificate_id, ${assignmentSums}
        from ${assignmentTotals(keyed, sql`competence_certificate_id`)} totals
        group by competence_certificate_id
      ) summed on summed.competence_certificate_id = certificate.id
      where certificate.course_id = ${selection.course.id}
      order by certificate.position, certificate.id`,
  );
  return rows.map((row) => {
    const { completed_count, total_records, ...figures } = presentAssignmentTotals(
      row.records === null ? undefined : row,
    );
    return { id: row.id, title: row.title, slug: row.slug, ...figures };
  });
}

function withoutCertificate(figures: SQL): SQL {
  return sql`(select course_session_id, assignment_id, members, passed, failed, evaluated, rated, points, max_points
    from ${figures} counting)`;
}
