import { formatNumber } from '@learn/domain';
import {
  Button,
  EmptyState,
  ErrorPanel,
  type IconName,
  media,
  Notice,
  Skeleton,
  Stack,
  space,
  Text,
} from '@learn/ui';
import { styled } from '@learn/ui/styled';
import {
  type BarFilter,
  FilterBar,
  type RowBlocks,
  type RowLink,
  SearchInput,
  SortSelect,
  Table,
  type TableColumn,
} from '@learn/ui/table';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import type { ListAddress } from './useListAddress.ts';

const Tools = styled.search`
  display: grid;
  gap: ${space[12]};
  ${media.md} {
    & > :not([role='group']) {
      max-width: 480px;
    }
  }
`;

interface AdminListProps<Row, Name extends string> {
  /** what the rows are, for screen readers */
  readonly label: string;
  /** what the search looks in */
  readonly searchLabel: string;
  readonly rows: RowBlocks<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly address: ListAddress<Name>;
  /** in their order, with what can be chosen */
  readonly filters?: readonly (Pick<BarFilter<Name>, 'label' | 'options'> & { readonly name: Name })[];
  /** what can be chosen is still on its way */
  readonly filtersPending?: boolean;
  readonly rowLink?: (row: Row) => RowLink | undefined;
  /** while there is nothing at all: what would be here, and the next step */
  readonly empty: { readonly icon: IconName; readonly title: string; readonly action?: ReactNode };
}

/** A list of the area: search, filters and order in the address, rows as they are looked at, and what to do when there are none. */
export function AdminList<Row, Name extends string>(props: AdminListProps<Row, Name>) {
  const { searchLabel, rows, columns, address, filters = [], filtersPending = false } = props;
  const { t } = useTexts();
  const { total } = rows;
  return (
    <Stack $gap={16}>
      <Tools aria-label={t('list.tools')}>
        <SearchInput label={searchLabel} value={address.chosen.search ?? ''} onSearch={address.search} />
        {filtersPending ? (
          <Skeleton $height="52px" />
        ) : (
          <FilterBar<Name>
            label={t('list.filters')}
            filters={filters.map((filter) => ({
              ...filter,
              value: address.chosen[filter.name],
              allLabel: t('list.all'),
              resetLabel: t('list.resetFilter', { filter: filter.label }),
            }))}
            onChange={address.choose}
            onReset={address.reset}
            resetLabel={t('list.resetAll')}
          />
        )}
        {columns.some(({ sortable }) => sortable) && (
          <SortSelect
            label={t('list.sort')}
            columns={columns}
            sort={address.sort}
            onSort={address.sortBy}
            describe={(head, descending) => t(descending ? 'list.descending' : 'list.ascending', { head })}
          />
        )}
      </Tools>
      <Text $tone="hint" $size={14} role="status">
        {total === undefined
          ? rows.error === undefined && t('list.loading')
          : t('list.found', { count: total, number: formatNumber(total) })}
      </Text>
      <Results {...props} />
    </Stack>
  );
}

function Results<Row, Name extends string>({
  label,
  rows,
  columns,
  address,
  rowLink,
  empty,
}: AdminListProps<Row, Name>) {
  const { t } = useTexts();
  const { total } = rows;
  const failed = rows.error !== undefined;
  if (failed && total === undefined) {
    return <ErrorPanel title={t('list.failed')} retry={{ onRetry: rows.retry }} />;
  }
  if (total === 0) {
    return Object.keys(address.chosen).length === 0 ? (
      <EmptyState {...empty} />
    ) : (
      <EmptyState
        icon="search"
        title={t('list.nothingFound')}
        description={t('list.nothingFoundHint')}
        action={
          <Button variant="secondary" onClick={address.reset}>
            {t('list.resetAll')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {failed && (
        <Notice tone="failed" role="alert" onRetry={rows.retry}>
          {t('list.moreFailed')}
        </Notice>
      )}
      <Table
        label={label}
        columns={columns}
        count={total}
        rowAt={rows.rowAt}
        rowLink={rowLink}
        sort={address.sort}
        onSort={address.sortBy}
        onRange={rows.onRange}
        shown={(first, last, count) =>
          t('list.shown', {
            first: formatNumber(first),
            last: formatNumber(last),
            count: formatNumber(count),
          })
        }
        loadingLabel={t('list.loadingRow')}
        busy={rows.stale}
      />
    </>
  );
}
