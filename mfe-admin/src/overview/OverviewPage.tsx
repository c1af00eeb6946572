import { loadableOf } from '@learn/platform';
import { useQuery } from '@learn/platform/apollo';
import { EmptyState, Grid } from '@learn/ui';
import { AdminWidgetsDocument } from '../__generated__/graphql.ts';
import { AdminPage } from '../area/AdminPage.tsx';
import { LoadedPart } from '../area/LoadedPart.tsx';
import { useTexts } from '../texts.ts';
import { WidgetCard } from './WidgetCard.tsx';

/** /vbv-admin: what the association has in its area (specification §3, Admin widget). */
export function OverviewPage() {
  const { t } = useTexts('overview');
  const query = useQuery(AdminWidgetsDocument, {});
  return (
    <AdminPage entry="overview" title={t('title')} lead={t('lead')}>
      <LoadedPart of={loadableOf(query, (data) => data.admin_widgets)} shape={[200]} failed={t('failed')}>
        {(widgets) =>
          widgets.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <Grid $columns={3} $columnsMd={2}>
              {widgets.map((widget) => (
                <WidgetCard key={widget.id} widget={widget} />
              ))}
            </Grid>
          )
        }
      </LoadedPart>
    </AdminPage>
  );
}
