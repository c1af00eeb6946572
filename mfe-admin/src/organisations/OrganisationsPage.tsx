import { endpoints, type QueryOf } from '@learn/contracts';
import { formatNumber } from '@learn/domain';
import { rest, useLinks } from '@learn/platform';
import { Link } from '@learn/platform/router';
import { Button, TextLink } from '@learn/ui';
import { blockSize, type TableColumn } from '@learn/ui/table';
import { useState } from 'react';
import { AdminPage } from '../area/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { latestRow } from '../list/latestRow.ts';
import { useListAddress } from '../list/useListAddress.ts';
import { useRows } from '../list/useRows.ts';
import { type TranslateText, useTexts } from '../texts.ts';
import { OrganisationDialog } from './OrganisationDialog.tsx';
import type { Organisation } from './organisation.ts';

type Query = QueryOf<typeof endpoints.adminOrganisations>;

const noFilters = {};
const sorts = ['name', 'persons', 'claims'] as const;

/** The employers, added and renamed; none is ever merged into another. */
export function OrganisationsPage() {
  const { t } = useTexts('organisations');
  const links = useLinks();
  const address = useListAddress(noFilters, sorts);
  const [editing, setEditing] = useState<Organisation | 'new'>();
  // what an address says is checked by the server
  const query = (limit: number, offset: number) =>
    ({ ...address.chosen, sort: address.sortName, limit, offset }) as Query;
  const rows = useRows(endpoints.adminOrganisations, JSON.stringify([address.chosen, address.sortName]), {
    ask: (limit, offset) => rest.list(endpoints.adminOrganisations, { query: query(limit, offset) }),
    known: rest.knownList(endpoints.adminOrganisations, { query: query(blockSize, 0) }),
  });
  const add = (
    <Button icon="plus" onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  );
  return (
    <AdminPage
      entry="organisations"
      title={t('title')}
      lead={t('lead')}
      aside={add}
      meta={
        <TextLink as={Link} to={links.home()}>
          {t('toClaims')}
        </TextLink>
      }
    >
      <AdminList
        label={t('title')}
        searchLabel={t('search')}
        rows={rows}
        columns={columns(t, setEditing)}
        address={address}
        empty={{ icon: 'people', title: t('none'), action: add }}
      />
      {editing !== undefined && (
        <OrganisationDialog
          key={editing === 'new' ? editing : editing.id}
          organisation={editing === 'new' ? undefined : latestRow(rows, editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </AdminPage>
  );
}

function columns(
  t: TranslateText<'organisations'>,
  onEdit: (organisation: Organisation) => void,
): readonly TableColumn<Organisation>[] {
  return [
    {
      id: 'name',
      head: t('column.name'),
      track: 'minmax(0, 3fr)',
      sortable: true,
      cell: ({ name }) => <b>{name}</b>,
    },
    {
      id: 'persons',
      head: t('column.persons'),
      track: 'minmax(0, 1fr)',
      sortable: true,
      cell: ({ person_count }) => formatNumber(person_count),
    },
    {
      id: 'claims',
      head: t('column.claims'),
      track: 'minmax(0, 1fr)',
      sortable: true,
      cell: ({ claim_count }) => formatNumber(claim_count),
    },
    {
      id: 'roles',
      head: t('column.roles'),
      track: 'minmax(0, 1fr)',
      cell: ({ role_count }) => formatNumber(role_count),
    },
    {
      id: 'action',
      head: t('column.action'),
      track: '152px',
      card: 'plain',
      cell: (organisation, { tabIndex }) => (
        <Button
          variant="secondary"
          size="small"
          tabIndex={tabIndex}
          aria-label={t('renameOf', { name: organisation.name })}
          onClick={() => onEdit(organisation)}
        >
          {t('rename')}
        </Button>
      ),
    },
  ];
}
