import { typed } from '@learn/testing';
import type {
  CertificateSummaryWidgetQuery,
  CompetenceCertificateWidgetQuery,
} from '../__generated__/graphql.ts';

type Figures =
  CertificateSummaryWidgetQuery['competence_certificate_statistics']['competence_certificates'][number];

/** What the widget of a participant asks for: a certificate per official grade, of five assignments with a grade and of two without. */
export function ownGrades(
  average: number | null,
  grades: readonly (number | null)[],
): CompetenceCertificateWidgetQuery {
  const list = typed('CompetenceCertificateList', {
    average_grades: [typed('AverageGrade', { average })],
    competence_certificates: grades.map((official) =>
      typed('CompetenceCertificate', {
        grades: [
          typed('CompetenceCertificateGrade', {
            grade: official === null ? null : typed('Grade', { official }),
            evaluated_count: official === null ? 0 : 3,
            open_count: 2,
          }),
        ],
      }),
    ),
  });
  return { competence_certificate_list: list };
}

/** What the widget of those who answer for participants asks for. */
export function certificateFigures(
  figures: Readonly<Record<string, Partial<Figures>>>,
): CertificateSummaryWidgetQuery {
  const competence_certificates = Object.entries(figures).map(([title, change]) =>
    typed('CertificateFigures', {
      ...{ key: title, title, total_passed: 0, total_failed: 0, withheld: null },
      ...change,
    }),
  );
  return {
    competence_certificate_statistics: typed('CompetenceCertificateStatistics', { competence_certificates }),
  };
}
