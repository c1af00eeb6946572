import { typed } from '@learn/testing';
import type { CertificateSummaryQuery } from '../__generated__/graphql.ts';
import { assignmentSums, courseFrame } from './statistics.ts';

type Statistics = CertificateSummaryQuery['competence_certificate_statistics'];

/** Figures of two certificates, of which one is withheld. */
export function certificateSummary(change: Partial<Statistics> = {}): CertificateSummaryQuery {
  const certificate = (id: string, title: string, withheld: 'too_few_people' | null) =>
    typed('CertificateFigures', {
      certificate_id: id,
      title,
      withheld,
      total_passed: withheld === null ? 16 : null,
      total_failed: withheld === null ? 1 : null,
      total_unranked: withheld === null ? 7 : null,
      average_passed: withheld === null ? 94.1 : null,
      average_evaluation_percent: withheld === null ? 78 : null,
    });
  return {
    course_statistics: courseFrame(),
    competence_certificate_statistics: typed('CompetenceCertificateStatistics', {
      assignments: typed('AssignmentStatistics', { summary: assignmentSums }),
      competence_certificates: [
        certificate('basis', 'Basis', null),
        certificate('haushalt', 'Haushalt', 'too_few_people'),
      ],
      ...change,
    }),
  };
}
