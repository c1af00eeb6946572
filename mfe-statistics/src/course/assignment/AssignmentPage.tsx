import { formatPlanned } from '@learn/domain';
import { Meta } from '@learn/ui';
import { AssignmentStatisticsDocument } from '../../__generated__/graphql.ts';
import { useTexts } from '../../texts.ts';
import { outcomeExportOf } from '../exportOf.ts';
import { assignmentFigure, formatPercent, withheldText } from '../figures.ts';
import { circleNames, originColumns } from '../originColumns.ts';
import { PartPage } from '../PartPage.tsx';
import { usePartView } from '../partView.ts';
import { Records } from '../Records.tsx';
import { usePart } from '../usePart.ts';
import { Outcomes } from './Outcomes.tsx';
import { useAssignmentChart } from './useAssignmentChart.ts';

/** How the work of participants is evaluated (specification §2, statistic › assignment). */
export function AssignmentPage() {
  const { t, language } = useTexts('part');
  const { t: course } = useTexts('course');
  const filterTexts = useTexts('filters');
  const view = usePartView();
  const loaded = usePart(AssignmentStatisticsDocument, view);
  const chart = useAssignmentChart();
  return (
    <PartPage
      part="assignment"
      of={loaded}
      view={view}
      figure={({ assignments }) => assignmentFigure(assignments.summary, course)}
      beside={({ assignments, course_id }) => (
        <Outcomes sums={assignments.summary} exportOf={outcomeExportOf(course_id, view)} />
      )}
      chart={({ course_statistics, compared }, series) =>
        chart(course_statistics.groups, compared?.groups, series)
      }
      records={(statistics) => {
        const circleOf = circleNames(statistics);
        const { records, summary } = statistics.assignments;
        return (
          <Records
            label={t('assignment.records')}
            courseId={statistics.course_id}
            rows={records}
            total={summary.total_records}
            withheld={withheldText(summary.withheld, course)}
            view={view}
            columns={[
              {
                id: 'assignment',
                head: t('assignment.name'),
                track: 'minmax(0, 1.8fr)',
                cell: ({ assignment_title, circle_id, deadline }, { link }) => (
                  <span>
                    {link(assignment_title)}
                    <Meta>
                      {circleOf(circle_id)}
                      {deadline !== null && `, ${formatPlanned(deadline, language)}`}
                    </Meta>
                  </span>
                ),
              },
              ...originColumns<(typeof records)[number]>(filterTexts),
              {
                id: 'outcome',
                head: t('assignment.outcome'),
                track: 'minmax(0, 1.6fr)',
                card: 'wide',
                cell: ({ metrics: { passed_count, failed_count, unranked_count } }) =>
                  t('assignment.counts', {
                    passed: passed_count,
                    failed: failed_count,
                    open: unranked_count,
                  }),
              },
              {
                id: 'points',
                head: t('assignment.points'),
                track: '120px',
                cell: ({ metrics: { average_evaluation_percent: average } }) =>
                  average === null ? '–' : formatPercent(average),
              },
            ]}
          />
        );
      }}
    />
  );
}
