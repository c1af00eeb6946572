import { endpoints, fillPath } from '@learn/contracts';
import { formatDateTime, formatNumber } from '@learn/domain';
import { rest } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, Meta } from '@learn/ui';
import { blockSize, type TableColumn } from '@learn/ui/table';
import { AdminPage } from '../area/AdminPage.tsx';
import { paths } from '../area/addresses.ts';
import { AdminRows } from '../list/AdminRows.tsx';
import { useRows } from '../list/useRows.ts';
import { useTexts } from '../texts.ts';
import { ImportState } from './ImportState.tsx';
import type { PersonImport } from './importData.ts';

/** Lists of people that were read in: found again, also while they run. */
export function ImportsPage() {
  const { t } = useTexts('imports');
  const rows = useRows(endpoints.personImports, '', {
    ask: (limit, offset) => rest.list(endpoints.personImports, { query: { limit, offset } }),
    known: rest.knownList(endpoints.personImports, { query: { limit: blockSize, offset: 0 } }),
  });
  const create = (
    <Button as={Link} to={paths.newImport} icon="plus" stretch="phone">
      {t('create')}
    </Button>
  );
  const columns = useColumns();
  return (
    <AdminPage
      entry="imports"
      title={t('title')}
      lead={t('lead')}
      aside={rows.total === 0 ? undefined : create}
    >
      <AdminRows
        label={t('title')}
        rows={rows}
        columns={columns}
        rowLink={({ id }) => <Link to={fillPath(paths.import, { importId: id }) ?? paths.imports} />}
        empty={{ icon: 'files', title: t('none'), action: create }}
      />
    </AdminPage>
  );
}

function useColumns(): readonly TableColumn<PersonImport>[] {
  const { t, language } = useTexts('imports');
  return [
    {
      id: 'file',
      head: t('column.file'),
      track: 'minmax(0, 2fr)',
      cell: (found, { link }) => (
        <span>
          {link(<b>{found.file_name || t('unnamed')}</b>)}
          <Meta>{found.course_session_title}</Meta>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('column.state'),
      track: '168px',
      cell: (found) => <ImportState state={found.state} />,
    },
    {
      id: 'taken',
      head: t('column.taken'),
      track: '152px',
      cell: (found) => t('ofRows', { taken: formatNumber(found.taken), rows: formatNumber(found.rows) }),
    },
    {
      id: 'faulty',
      head: t('column.faulty'),
      track: '120px',
      cell: (found) => formatNumber(found.faulty),
    },
    {
      id: 'created',
      head: t('column.created'),
      track: 'minmax(0, 1.4fr)',
      cell: (found) => (
        <span>
          {formatDateTime(found.created_at, language, 'short')}
          <Meta>{found.created_by}</Meta>
        </span>
      ),
    },
  ];
}
