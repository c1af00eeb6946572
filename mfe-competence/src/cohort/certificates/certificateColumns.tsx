import type { CohortCertificateSummary, CohortCertificates } from '@learn/contracts';
import { Meta } from '@learn/ui';
import type { TableColumn } from '@learn/ui/table';
import type { TranslateText } from '../../texts.ts';
import { memberColumns } from '../MemberCell.tsx';
import { GradeValue } from './GradeValue.tsx';

type Column = TableColumn<CohortCertificates>;

/** Who, in which session, a grade for each certificate, their average, and how far the evaluations are. */
export function certificateColumns(
  t: TranslateText<'cohort'>,
  certificates: CohortCertificateSummary['certificates'],
): readonly Column[] {
  const grades = certificates.map(
    ({ id, title, slug }): Column => ({
      id: `grade.${slug}`,
      head: title,
      track: 'minmax(96px, 1.3fr)',
      sortable: true,
      cell: (row) => {
        const found = row.certificates.find((certificate) => certificate.id === id);
        if (found === undefined) return '–';
        const { evaluated_count: evaluated, total_count: total } = found;
        return (
          <span>
            <GradeValue grade={found.grade} decimals={1} partial={found.is_partial} />
            <Meta>{t('certificates.evaluated', { evaluated, total })}</Meta>
          </span>
        );
      },
    }),
  );
  return [
    ...memberColumns(t),
    ...grades,
    {
      id: 'average',
      head: t('column.average'),
      track: '128px',
      sortable: true,
      cell: (row) => <GradeValue grade={row.average_grade} decimals={2} partial={row.is_partial} />,
    },
    {
      id: 'evaluated',
      head: t('column.evaluated'),
      track: '112px',
      sortable: true,
      cell: ({ evaluated_count: evaluated, open_count }) =>
        t('certificates.ofTotal', { evaluated, total: evaluated + open_count }),
    },
  ];
}
