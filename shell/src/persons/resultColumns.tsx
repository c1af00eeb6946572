import type { DashboardPerson } from '@learn/contracts';
import { Meta } from '@learn/ui';
import { GradeText, type TableColumn } from '@learn/ui/table';
import { Nothing } from './Nothing.tsx';
import type { useTexts } from './texts.ts';

/** Grade and progress in the one course of which the people are, as the viewer sees them. */
export function resultColumns(texts: ReturnType<typeof useTexts>): readonly TableColumn<DashboardPerson>[] {
  const { t } = texts;
  return [
    {
      id: 'grade',
      head: t('column.grade'),
      track: '120px',
      sortable: true,
      cell: ({ course_results: results }) =>
        results?.average_grade == null ? (
          <Nothing texts={texts} />
        ) : (
          <span>
            <GradeText grade={results.average_grade} decimals={2} insufficient={t('insufficient')} />
            {results.is_partial && <Meta as="span"> {t('partial')}</Meta>}
          </span>
        ),
    },
    {
      id: 'progress',
      head: t('column.progress'),
      track: '156px',
      sortable: true,
      cell: ({ course_results: results }) =>
        results ? (
          t('evaluated', { count: results.evaluated_count, total: results.total_count })
        ) : (
          <Nothing texts={texts} />
        ),
    },
  ];
}
