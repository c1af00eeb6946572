import { fillPath, withParameters } from '@learn/contracts';
import { useQuery } from '@learn/platform/apollo';
import { Link, useParams } from '@learn/platform/router';
import { Figure, Grid, Heading, Stack, Text, TextLink } from '@learn/ui';
import { StatisticsListDocument } from '../../__generated__/graphql.ts';
import { Chart } from '../../chart/Chart.tsx';
import { choiceOfPeople, filterVariables } from '../../filters/filters.ts';
import { useFilters } from '../../filters/useFilters.ts';
import { useKept } from '../../page/useKept.ts';
import { useTexts } from '../../texts.ts';
import { useAssignmentChart } from '../assignment/useAssignmentChart.ts';
import { useAttendanceChart } from '../attendance/useAttendanceChart.ts';
import { CoursePage } from '../CoursePage.tsx';
import { useCompetenceChart } from '../competence/useCompetenceChart.ts';
import { exportOf } from '../exportOf.ts';
import { useFeedbackChart } from '../feedback/useFeedbackChart.ts';
import { assignmentFigure, attendanceFigure, competenceFigure, feedbackFigure } from '../figures.ts';
import { coursePages, type PartName, partNames } from '../pages.ts';
import { ScopeCounts } from './ScopeCounts.tsx';

/** All parts of a course's statistics with their figures (specification §2, statistic › list). */
export function ListPage() {
  const { t } = useTexts('course');
  const { t: partText } = useTexts('part');
  const { t: filterText } = useTexts('filters');
  const { courseSlug = '' } = useParams();
  const view = useFilters();
  const charts = {
    attendance: useAttendanceChart(),
    assignment: useAssignmentChart(),
    competence: useCompetenceChart(),
    feedback: useFeedbackChart(),
  };
  const variables = { course_slug: courseSlug, ...filterVariables(view.filters) };
  const loaded = useKept(useQuery(StatisticsListDocument, variables), courseSlug);
  return (
    <CoursePage page="list" of={loaded} view={view} shape={[110, 420]}>
      {({ course_statistics: statistics }) => {
        const feedback = statistics.feedback_responses.summary;
        const attendance = statistics.attendance_day_presences.summary;
        const figures = {
          attendance: attendanceFigure(attendance, t),
          assignment: assignmentFigure(statistics.assignments.summary, t),
          competence: competenceFigure(statistics.competences.summary, t),
          feedback: feedbackFigure(feedback, t),
        };
        // what is said of feedback in place of figures stands in place of the chart, and its link leads out of a choice of people
        const hidden = feedback.withheld ? 'feedback' : undefined;
        const linkTo = (part: PartName) => {
          const address = fillPath(coursePages[part], { courseSlug });
          if (part !== hidden) return `${address}${view.query}`;
          const kept = withParameters(view.parameters, choiceOfPeople);
          return kept.size === 0 ? address : `${address}?${kept}`;
        };
        return (
          <Stack $gap={24}>
            <ScopeCounts metrics={statistics.course_session_selection_metrics} attendance={attendance} />
            <Heading level={2}>{t('results')}</Heading>
            <Grid $columns={2} $gap={16}>
              {partNames.map((part) => (
                <Chart
                  key={part}
                  content={{
                    ...charts[part](statistics.groups),
                    ...(part === hidden && { rows: [], none: figures[part].sentence }),
                    title: t(`${part}.title`),
                    sentence: partText(`${part}.sentence`),
                    rowHead: filterText('circle'),
                  }}
                  exportOf={exportOf(statistics.course_id, part, { filters: view.filters, by: 'circle' })}
                >
                  <div>
                    {part !== hidden && (
                      <>
                        <Figure value={figures[part].value ?? '–'} />
                        <Text $tone="secondary">{figures[part].sentence}</Text>
                      </>
                    )}
                    <TextLink as={Link} to={linkTo(part)}>
                      {t(`${part}.link`)}
                    </TextLink>
                  </div>
                </Chart>
              ))}
            </Grid>
          </Stack>
        );
      }}
    </CoursePage>
  );
}
