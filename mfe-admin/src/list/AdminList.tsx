import { Button, EmptyState, type IconName, media, Skeleton, Stack, space, Text } from '@learn/ui';
import { styled } from '@learn/ui/styled';
import {
  type BarFilter,
  FilterBar,
  type RowBlocks,
  type RowLink,
  SearchInput,
  SortSelect,
  type TableColumn,
} from '@learn/ui/table';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts.ts';
import { AdminRows } from './AdminRows.tsx';
import { type BulkOutcome, Outcome } from './Outcome.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { selectable } from './selectable.tsx';
import type { ListAddress } from './useListAddress.ts';
import { mostSelected, type Selected, useSelection } from './useSelection.ts';

const Tools = styled.search`
  display: grid;
  gap: ${space[12]};
  ${media.md} {
    & > :not([role='group']) {
      max-width: 480px;
    }
  }
`;

/** Rows that are chosen, and what can be done with all of them. */
interface ListSelection<Row> {
  /** for screen readers, on the box of the row */
  readonly nameOf: (row: Row) => string;
  readonly maySelect: (row: Row) => boolean;
  /** buttons for the chosen rows; `onDone` lets go of them */
  readonly actions: (rows: readonly Row[], onDone: (outcome: BulkOutcome) => void) => ReactNode;
}

interface AdminListProps<Row extends Selected, Name extends string> {
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
  readonly selection?: ListSelection<Row>;
  /** while there is nothing at all: what would be here, and the next step */
  readonly empty: { readonly icon: IconName; readonly title: string; readonly action?: ReactNode };
}

/** A list of the area: search, filters and order in the address, rows as they are looked at, and what to do when there are none. */
export function AdminList<Row extends Selected, Name extends string>(props: AdminListProps<Row, Name>) {
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
          : t('list.found', { count: total })}
      </Text>
      <Results {...props} />
    </Stack>
  );
}

function Results<Row extends Selected, Name extends string>({
  label,
  rows,
  columns,
  address,
  rowLink,
  selection: selecting,
  empty,
}: AdminListProps<Row, Name>) {
  const { t } = useTexts();
  const { total } = rows;
  const selection = useSelection<Row>(JSON.stringify([address.chosen, address.sortName]));
  const [outcome, setOutcome] = useState<BulkOutcome>();
  if (total === 0 && Object.keys(address.chosen).length > 0) {
    return (
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
      {outcome !== undefined && <Outcome key={outcome.words} outcome={outcome} />}
      <AdminRows
        label={label}
        rows={rows}
        columns={
          selecting === undefined
            ? columns
            : selectable(columns, {
                selection,
                labelOf: (row) => t('selection.select', { name: selecting.nameOf(row) }),
                maySelect: (row) =>
                  selecting.maySelect(row) && (selection.has(row) || selection.rows.length < mostSelected),
              })
        }
        rowLink={rowLink}
        sort={address.sort}
        onSort={address.sortBy}
        empty={empty}
      />
      {selecting !== undefined && selection.rows.length > 0 && (
        <SelectionBar selection={selection} all={allOf(rows)?.filter(selecting.maySelect)}>
          {selecting.actions(selection.rows, (done) => {
            setOutcome(done);
            selection.set([]);
          })}
        </SelectionBar>
      )}
    </>
  );
}

/** Undefined while some are on their way, or where there are more than can be changed at once. */
function allOf<Row>({ total, rowAt }: RowBlocks<Row>): Row[] | undefined {
  if (total === undefined || total > mostSelected) return undefined;
  const all = Array.from({ length: total }, (_, place) => rowAt(place)).filter((row) => row !== undefined);
  return all.length === total ? all : undefined;
}
