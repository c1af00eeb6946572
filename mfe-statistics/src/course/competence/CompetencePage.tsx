import { formatNumber } from '@learn/domain';
import { CompetenceStatisticsDocument } from '../../__generated__/graphql.ts';
import { useTexts } from '../../texts.ts';
import { competenceFigure, withheldText } from '../figures.ts';
import { circleNames, originColumns } from '../originColumns.ts';
import { PartPage } from '../PartPage.tsx';
import { usePartView } from '../partView.ts';
import { Records } from '../Records.tsx';
import { usePart } from '../usePart.ts';
import { useCompetenceChart } from './useCompetenceChart.ts';

/** How participants assess themselves (specification §2, statistic › competence). */
export function CompetencePage() {
  const { t } = useTexts('part');
  const { t: course } = useTexts('course');
  const filterTexts = useTexts('filters');
  const view = usePartView();
  const loaded = usePart(CompetenceStatisticsDocument, view);
  const chart = useCompetenceChart();
  return (
    <PartPage
      part="competence"
      of={loaded}
      view={view}
      figure={({ competences }) => competenceFigure(competences.summary, course)}
      chart={({ course_statistics, compared }, series) =>
        chart(course_statistics.groups, compared?.groups, series)
      }
      records={(statistics) => {
        const circleOf = circleNames(statistics);
        const { records, summary } = statistics.competences;
        return (
          <Records
            label={t('competence.records')}
            courseId={statistics.course_id}
            rows={records}
            total={summary.total_records}
            withheld={withheldText(summary.withheld, course)}
            view={view}
            columns={[
              {
                id: 'circle',
                head: filterTexts.t('circle'),
                track: 'minmax(0, 1.6fr)',
                cell: ({ circle_id }, { link }) => link(circleOf(circle_id)),
              },
              ...originColumns<(typeof records)[number]>(filterTexts),
              {
                id: 'success',
                head: t('competence.success'),
                track: '120px',
                cell: ({ success_count }) => formatNumber(success_count),
              },
              {
                id: 'fail',
                head: t('competence.fail'),
                track: '170px',
                cell: ({ fail_count }) => formatNumber(fail_count),
              },
            ]}
          />
        );
      }}
    />
  );
}
