import { fillPath } from '@learn/contracts';
import { useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import { Grid, Heading, Stack } from '@learn/ui';
import { StatisticsListDocument } from '../../__generated__/graphql.ts';
import { filterVariables } from '../../filters/filters.ts';
import { useFilters } from '../../filters/useFilters.ts';
import { useKept } from '../../page/useKept.ts';
import { useTexts } from '../../texts.ts';
import { CoursePage } from '../CoursePage.tsx';
import { assignmentFigure, attendanceFigure, competenceFigure, feedbackFigure } from '../figures.ts';
import { coursePages } from '../pages.ts';
import { PartTile } from './PartTile.tsx';
import { ScopeCounts } from './ScopeCounts.tsx';

/** All parts of a course's statistics with their figures (specification §2, statistic › list). */
export function ListPage() {
  const { t } = useTexts('course');
  const { courseSlug = '' } = useParams();
  const view = useFilters();
  const variables = { course_slug: courseSlug, ...filterVariables(view.filters) };
  const loaded = useKept(useQuery(StatisticsListDocument, variables), courseSlug);
  return (
    <CoursePage page="list" of={loaded} view={view} shape={[110, 420]}>
      {(statistics) => {
        const attendance = statistics.attendance_day_presences.summary;
        const figures = {
          attendance: attendanceFigure(attendance, t),
          assignment: assignmentFigure(statistics.assignments.summary, t),
          competence: competenceFigure(statistics.competences.summary, t),
          feedback: feedbackFigure(statistics.feedback_responses.summary, t),
        };
        return (
          <Stack $gap={24}>
            <ScopeCounts metrics={statistics.course_session_selection_metrics} attendance={attendance} />
            <Heading level={2}>{t('results')}</Heading>
            <Grid $columns={2} $columnsMd={2} $gap={16}>
              {(['attendance', 'assignment', 'competence', 'feedback'] as const).map((part) => (
                <PartTile
                  key={part}
                  title={t(`${part}.title`)}
                  figure={figures[part]}
                  link={{
                    to: `${fillPath(coursePages[part], { courseSlug })}${view.query}`,
                    text: t(`${part}.link`),
                  }}
                />
              ))}
            </Grid>
          </Stack>
        );
      }}
    </CoursePage>
  );
}
