import type { Loadable } from '@learn/contracts';
import { readComparison } from '@learn/domain';
import { EmptyState, Stack, Text } from '@learn/ui';
import { type ReactNode, useEffect } from 'react';
import type { CourseFrameFragment } from '../__generated__/graphql.ts';
import { CourseFilterBar } from '../filters/CourseFilterBar.tsx';
import { scopeText, withoutUnknown } from '../filters/filterOptions.ts';
import type { AddressedFilters } from '../filters/useFilters.ts';
import { KeptFigures } from '../page/KeptFigures.tsx';
import { LoadedPage } from '../page/LoadedPage.tsx';
import { StatisticPage } from '../page/StatisticPage.tsx';
import type { Kept } from '../page/useKept.ts';
import { useTexts } from '../texts.ts';
import { CourseTabs } from './CourseTabs.tsx';
import type { CoursePageName } from './pages.ts';

/** An answer about the statistics of a course. */
interface CourseData {
  readonly course_statistics: CourseFrameFragment;
}

interface CoursePageProps<Data extends CourseData> {
  readonly page: CoursePageName;
  readonly of: Loadable<Kept<Data>>;
  readonly view: AddressedFilters;
  /** heights in px of what comes while it loads; each another one */
  readonly shape: readonly number[];
  /** beside the filters */
  readonly tools?: (statistics: CourseFrameFragment) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A page of a course's statistics: what they are about, the other pages, filters, and the figures under them. */
export function CoursePage<Data extends CourseData>({
  page,
  of,
  view,
  shape,
  tools,
  children,
}: CoursePageProps<Data>) {
  const { t, language } = useTexts('course');
  const { t: filterText } = useTexts('filters');
  const title = t(`${page}.title`);
  useForgotten(of, view);
  return (
    <LoadedPage of={of} title={title} shape={[48, 52, ...shape]} failed={t('failed')}>
      {({ data, busy, retry }) => {
        const { course_statistics: statistics } = data;
        const { course_slug, course_title, course_type, course_session_properties: properties } = statistics;
        const { session_count } = statistics.course_session_selection_metrics;
        const scope = scopeText(properties, view.filters, language) ?? t('scope.all');
        return (
          <StatisticPage
            title={title}
            courseSession={{ title: scope, course: { title: course_title, course_type } }}
          >
            <Stack $gap={24}>
              <CourseTabs courseSlug={course_slug} current={page} query={view.query} />
              <Stack $gap={12}>
                <CourseFilterBar
                  courseId={statistics.course_id}
                  properties={properties}
                  view={view}
                  ofCircleResults={page === 'assignment' || page === 'competence'}
                  aside={
                    <Text $tone="hint" $size={14} role="status">
                      {filterText('sessions', { count: session_count })}
                    </Text>
                  }
                />
                {tools?.(statistics)}
              </Stack>
              {properties.has_more_sessions && (
                <Text $tone="hint" $size={14}>
                  {filterText('moreSessions', { count: properties.sessions.length })}
                </Text>
              )}
              <KeptFigures of={{ busy, retry }}>
                {session_count === 0 ? (
                  <EmptyState
                    icon="search"
                    title={filterText('nothing')}
                    description={filterText('nothingHint')}
                  />
                ) : (
                  children(data)
                )}
              </KeptFigures>
            </Stack>
          </StatisticPage>
        );
      }}
    </LoadedPage>
  );
}

/** Takes out of the address what is unknown: what stays is what is shown. */
function useForgotten<Data extends CourseData>(of: Loadable<Kept<Data>>, view: AddressedFilters) {
  const answer =
    of.state === 'ready' && !of.data.busy && of.data.retry === undefined ? of.data.data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer, a later choice may name the same filter
  useEffect(() => {
    if (answer === undefined) return;
    const { filters, parameters, change } = view;
    const comparison = readComparison(parameters.get('compare'));
    const { course_session_properties: properties } = answer.course_statistics;
    const unknown = withoutUnknown(properties, { filters, comparison });
    if (Object.keys(unknown).length > 0) change(unknown);
  }, [answer?.course_statistics]);
}
