import { type Loadable, withParameters } from '@learn/contracts';
import type { Language } from '@learn/domain';
import { color, Figure, Grid, Heading, Stack, Text } from '@learn/ui';
import { type ReactNode, useId } from 'react';
import type { CourseFrameFragment } from '../__generated__/graphql.ts';
import { Chart } from '../chart/Chart.tsx';
import type { ChartContent, ChartSeries } from '../chart/content.ts';
import { filterOptions, scopeText } from '../filters/filterOptions.ts';
import type { AddressedFilters } from '../filters/useFilters.ts';
import type { Kept } from '../page/useKept.ts';
import { useTexts } from '../texts.ts';
import { CoursePage } from './CoursePage.tsx';
import { exportOf } from './exportOf.ts';
import type { PartFigure } from './figures.ts';
import { GroupPages } from './GroupPages.tsx';
import { PartTools } from './PartTools.tsx';
import type { PartName } from './pages.ts';
import type { PartChart } from './partChart.ts';
import type { PartView } from './partView.ts';
import type { ShownPart } from './usePart.ts';

/** What every part of the statistics answers. */
type PartStatistics = CourseFrameFragment & { readonly group_count: number };

interface PartPageProps<Statistics extends PartStatistics> {
  readonly part: PartName;
  readonly of: Loadable<Kept<ShownPart<Statistics>>>;
  readonly view: AddressedFilters & PartView;
  readonly figure: (statistics: Statistics) => PartFigure;
  /** further figures of the chosen selection, in cards beside the chart */
  readonly beside?: (statistics: Statistics) => ReactNode;
  /** @param series of the chosen and the compared selection, where there is one */
  readonly chart: (shown: ShownPart<Statistics>, series: readonly ChartSeries[] | undefined) => PartChart;
  /** what is said in place of the chart and its rows, where there is something to say */
  readonly instead?: (statistics: Statistics) => ReactNode;
  /** the rows behind the figures */
  readonly records: (statistics: Statistics) => ReactNode;
}

/** A page of one part of the statistics: its figure, a chart of it, and the rows behind it. */
export function PartPage<Statistics extends PartStatistics>({
  part,
  of,
  view,
  figure,
  beside,
  chart,
  instead,
  records,
}: PartPageProps<Statistics>) {
  const { t, language } = useTexts('part');
  const { t: course } = useTexts('course');
  const { t: filterText } = useTexts('filters');
  const id = useId();
  return (
    <CoursePage
      page={part}
      of={of}
      view={view}
      shape={[360, 280]}
      tools={(statistics) => <PartTools properties={statistics.course_session_properties} view={view} />}
    >
      {(shown) => {
        const { course_statistics: statistics, compared } = shown;
        const said = instead?.(statistics);
        if (said) return said;
        const names = comparedNames(statistics, view, { all: course('scope.all'), language });
        const series =
          compared && names
            ? [
                { id: 'chosen', label: names.chosen, colour: color.progress },
                { id: 'compared', label: names.compared, colour: color.waiting },
              ]
            : undefined;
        const drawn = chart(shown, series);
        const content: ChartContent = {
          ...drawn,
          // the value of a group leads to its own rows
          rows: drawn.rows.map((row) => ({
            ...row,
            href: `?${withParameters(view.parameters, { [view.by]: row.id, page: undefined, groups: undefined })}`,
          })),
          title: t(`${part}.chart`, { by: filterText(view.by) }),
          sentence: t(series ? `${part}.compared` : `${part}.sentence`, { by: filterText(view.by) }),
          rowHead: filterText(view.by),
        };
        const own = figure(statistics);
        return (
          <Stack $gap={24}>
            <Grid $columns={beside ? 2 : 1} $gap={16}>
              <Chart
                content={content}
                level={2}
                exportOf={exportOf(statistics.course_id, part, view)}
                pages={
                  <GroupPages
                    page={view.groupPage}
                    count={statistics.group_count}
                    onTurn={(page) =>
                      view.update((current) =>
                        withParameters(current, { groups: page > 1 ? String(page) : undefined }),
                      )
                    }
                  />
                }
              >
                {names ? (
                  <Stack $gap={4}>
                    <Compared name={names.chosen} figure={own} />
                    {compared && <Compared name={names.compared} figure={figure(compared)} />}
                  </Stack>
                ) : (
                  <div>
                    <Figure value={own.value ?? '–'} />
                    <Text $tone="secondary">{own.sentence}</Text>
                  </div>
                )}
              </Chart>
              {beside?.(statistics)}
            </Grid>
            <section aria-labelledby={id}>
              <Stack $gap={16}>
                <Heading level={2} id={id}>
                  {t(`${part}.records`)}
                </Heading>
                {records(statistics)}
              </Stack>
            </section>
          </Stack>
        );
      }}
    </CoursePage>
  );
}

function Compared({ name, figure: { value, sentence } }: { name: string; figure: PartFigure }) {
  return (
    <Figure size={22} value={value ?? '–'}>
      <b>{name}</b>: {sentence}
    </Figure>
  );
}

/** What the two selections are called; undefined where nothing is compared. */
function comparedNames(
  { course_session_properties: properties }: CourseFrameFragment,
  { filters, comparison }: AddressedFilters & PartView,
  { all, language }: { readonly all: string; readonly language: Language },
) {
  if (comparison === undefined) return undefined;
  const name = filterOptions(properties, language)[comparison.filter].find(
    ({ value }) => value === comparison.value,
  );
  const others = { ...filters, [comparison.filter]: undefined };
  const common = scopeText(properties, others, language);
  return {
    chosen: scopeText(properties, filters, language) ?? all,
    compared: [name?.label ?? comparison.value, ...(common === undefined ? [] : [common])].join(', '),
  };
}
