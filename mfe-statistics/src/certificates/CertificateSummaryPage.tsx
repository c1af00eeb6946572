import { useQuery } from '@learn/platform/apollo';
import { useParams } from '@learn/platform/router';
import { EmptyState, Figure, Inline, Stack, Text } from '@learn/ui';
import { CertificateSummaryDocument } from '../__generated__/graphql.ts';
import { Chart } from '../chart/Chart.tsx';
import { assignmentFigure } from '../course/figures.ts';
import { scopeText } from '../course/scopeText.ts';
import { CourseFilterBar } from '../filters/CourseFilterBar.tsx';
import { filterVariables } from '../filters/filters.ts';
import { useFilters } from '../filters/useFilters.ts';
import { KeptFigures } from '../page/KeptFigures.tsx';
import { LoadedPage } from '../page/LoadedPage.tsx';
import { StatisticPage } from '../page/StatisticPage.tsx';
import { useKept } from '../page/useKept.ts';
import { useTexts } from '../texts.ts';
import { certificateSummaryChart } from './certificateSummaryChart.ts';

/** Evaluations by competence certificate, as sums of whole groups (specification §2, dashboard/certificates). */
export function CertificateSummaryPage() {
  const { t } = useTexts('certificates');
  const { t: course } = useTexts('course');
  const { t: filterText } = useTexts('filters');
  const { courseSlug = '' } = useParams();
  const view = useFilters();
  const variables = { course_slug: courseSlug, ...filterVariables(view.filters) };
  const loaded = useKept(useQuery(CertificateSummaryDocument, variables), courseSlug);
  return (
    <LoadedPage of={loaded} title={t('title')} shape={[52, 420]} failed={t('failed')}>
      {({
        data: { course_statistics: statistics, competence_certificate_statistics: certificates },
        busy,
        retry,
      }) => {
        const { course_session_properties: properties, course_title, course_type } = statistics;
        const { session_count } = statistics.course_session_selection_metrics;
        const figure = assignmentFigure(certificates.assignments.summary, course);
        return (
          <StatisticPage
            title={t('title')}
            courseSession={{
              title: scopeText(properties, view.filters) ?? course('scope.all'),
              course: { title: course_title, course_type },
            }}
          >
            <Stack $gap={24}>
              <Inline $justify="space-between" $gap={16}>
                <CourseFilterBar
                  properties={properties}
                  filters={view.filters}
                  onChange={view.change}
                  onReset={view.reset}
                />
                <Text $tone="hint" $size={14} role="status">
                  {filterText('sessions', { count: session_count })}
                </Text>
              </Inline>
              <KeptFigures of={{ busy, retry }}>
                {session_count === 0 ? (
                  <EmptyState
                    icon="search"
                    title={filterText('nothing')}
                    description={filterText('nothingHint')}
                  />
                ) : (
                  <Chart
                    level={2}
                    content={certificateSummaryChart(certificates.competence_certificates, { t, course })}
                  >
                    <Figure value={figure.value ?? '–'}>{figure.sentence}</Figure>
                  </Chart>
                )}
              </KeptFigures>
            </Stack>
          </StatisticPage>
        );
      }}
    </LoadedPage>
  );
}
