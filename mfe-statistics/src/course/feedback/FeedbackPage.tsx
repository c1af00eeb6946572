import { formatSatisfaction, minimumForAverages } from '@learn/domain';
import { Button, EmptyState } from '@learn/ui';
import { FeedbackStatisticsDocument } from '../../__generated__/graphql.ts';
import { choiceOfPeople } from '../../filters/filters.ts';
import { useTexts } from '../../texts.ts';
import { feedbackFigure } from '../figures.ts';
import { circleNames, originColumns } from '../originColumns.ts';
import { PartPage } from '../PartPage.tsx';
import { usePartView } from '../partView.ts';
import { Records } from '../Records.tsx';
import { usePart } from '../usePart.ts';
import { useFeedbackChart } from './useFeedbackChart.ts';

/** What participants say of the circles, from five answers on (specification §2, statistic › feedback; domain decisions §10). */
export function FeedbackPage() {
  const { t } = useTexts('part');
  const { t: course } = useTexts('course');
  const filterTexts = useTexts('filters');
  const view = usePartView();
  const loaded = usePart(FeedbackStatisticsDocument, view);
  const answers = (count: number) => t('feedback.answers', { count });
  const tooFew = (count: number) => t('feedback.tooFew', { count, minimum: minimumForAverages });
  const chart = useFeedbackChart();
  return (
    <PartPage
      part="feedback"
      of={loaded}
      view={view}
      figure={({ feedback_responses }) => feedbackFigure(feedback_responses.summary, course)}
      chart={({ course_statistics, compared }, series) =>
        chart(course_statistics.groups, compared?.groups, series)
      }
      instead={({ feedback_responses: { summary } }) =>
        summary.withheld && (
          <EmptyState
            icon="chat"
            title={feedbackFigure(summary, course).sentence}
            action={
              summary.withheld === 'anonymous' && (
                <Button variant="secondary" onClick={() => view.change(choiceOfPeople)}>
                  {course('feedback.showAll')}
                </Button>
              )
            }
          />
        )
      }
      records={(statistics) => {
        const circleOf = circleNames(statistics);
        const { records, summary } = statistics.feedback_responses;
        return (
          <Records
            label={t('feedback.records')}
            courseId={statistics.course_id}
            rows={records}
            total={summary.total_records}
            view={view}
            columns={[
              {
                id: 'circle',
                head: filterTexts.t('circle'),
                track: 'minmax(0, 1.4fr)',
                cell: ({ circle_id }, { link }) => link(circleOf(circle_id)),
              },
              ...originColumns<(typeof records)[number]>(filterTexts),
              {
                id: 'satisfaction',
                head: t('feedback.satisfaction'),
                track: 'minmax(0, 1.2fr)',
                cell: ({ satisfaction_average: average, total_responses: count }) =>
                  average === null ? tooFew(count) : `${formatSatisfaction(average)} · ${answers(count)}`,
              },
              {
                id: 'experts',
                head: t('feedback.experts'),
                track: 'minmax(0, 1.2fr)',
                card: 'wide',
                cell: ({ experts }) => experts || '–',
              },
            ]}
          />
        );
      }}
    />
  );
}
