import { endpoints } from '@learn/contracts';
import { joinLoadables, loadableOf, useRest } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { Link, useSearchParams } from '@learn/platform/router';
import { EmptyState, Grid, Heading, Inline, Stack, TextLink } from '@learn/ui';
import { SearchInput } from '@learn/ui/table';
import { AdminWidgetsDocument } from '../__generated__/graphql.ts';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { useTexts } from '../texts.ts';
import { Figures } from './Figures.tsx';
import { NextSessions } from './NextSessions.tsx';
import { SearchHits } from './SearchHits.tsx';
import { WidgetCard } from './WidgetCard.tsx';

/** /vbv-admin: the association in figures, a search over all of it, what begins next, and its own links (specification §3). */
export function OverviewPage() {
  const { t } = useTexts('overview');
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const widgets = useQuery(AdminWidgetsDocument, {});
  const overview = useRest(endpoints.adminOverview, {});
  const loadable = joinLoadables({
    overview: loadableOf(overview, (answer) => answer),
    widgets: loadableOf(widgets, (data) => data.admin_widgets),
  });
  return (
    <AdminPage entry="overview" title={t('title')} lead={t('lead')}>
      <Stack $gap={24}>
        <search aria-label={t('search')}>
          <SearchInput
            label={t('search')}
            value={search}
            onSearch={(words) =>
              setParameters(words === '' ? {} : { search: words }, {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </search>
        {search === '' ? (
          <LoadedPart of={loadable} shape={[160, 220]} failed={t('failed')}>
            {(loaded) => (
              <Stack $gap={32}>
                <Figures overview={loaded.overview} />
                <NextSessions sessions={loaded.overview.next_sessions} />
                <Stack as="section" $gap={16} aria-labelledby="widgets">
                  <Inline $justify="space-between">
                    <Heading level={2} id="widgets">
                      {t('widgets')}
                    </Heading>
                    <TextLink as={Link} to={paths.widgets}>
                      {t('editWidgets')}
                    </TextLink>
                  </Inline>
                  {loaded.widgets.length === 0 ? (
                    <EmptyState title={t('none')} />
                  ) : (
                    <Grid $columns={3} $columnsMd={2}>
                      {loaded.widgets.map((widget) => (
                        <WidgetCard key={widget.id} widget={widget} />
                      ))}
                    </Grid>
                  )}
                </Stack>
              </Stack>
            )}
          </LoadedPart>
        ) : (
          <SearchHits search={search} />
        )}
      </Stack>
    </AdminPage>
  );
}
