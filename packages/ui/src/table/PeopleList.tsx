import type { ListView } from '@learn/domain';
import { type ReactNode, useId } from 'react';
import { TextLink } from '../action/TextLink.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { type FilterOption, FilterPills } from '../form/FilterPills.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import type { RowLink, TableColumn, TableSort } from './column.ts';
import { SearchInput } from './SearchInput.tsx';
import { SortSelect } from './SortSelect.tsx';
import { Table, type TableProps } from './Table.tsx';

/** What a list of people says. */
export type PeopleListTexts = {
  title: string;
  search: string;
  filter: string;
  sort: string;
  /** «Name, aufsteigend» */
  sortedBy: (head: string, descending: boolean) => string;
  /** «12 Personen» */
  found: (count: number) => string;
  shown: TableProps<unknown>['shown'];
  loading: string;
  /** there is nobody at all */
  nobody: string;
  /** search and filter leave nobody */
  nobodyFound: string;
  showAll: string;
};

/** Props of PeopleList. */
export type PeopleListProps<Row, State extends string, Sort extends string> = {
  texts: PeopleListTexts;
  columns: readonly TableColumn<Row>[];
  /** ids of the columns that can be sorted */
  sorts: readonly Sort[];
  /** «all» among them */
  filters: readonly FilterOption<State | 'all'>[];
  /** those that pass filter and search, in their order; of a list in pages those of one page */
  rows: readonly Row[];
  /** people whatever is filtered and searched, where that is known */
  total?: number;
  /** people that filter and search leave on all pages; as many as there are rows when left out */
  found?: number;
  /** people on the pages before */
  before?: number;
  view: ListView<State, Sort>;
  onChange: (change: Partial<ListView<State, Sort>>) => void;
  /** undefined for a row that leads nowhere */
  rowLink: (row: Row) => RowLink | undefined;
  /** another list is on its way */
  busy?: boolean;
  /** beside the number of those found */
  tools?: ReactNode;
  /** below the table */
  children?: ReactNode;
};

/** A list of people with search, filters, sorting and the number of those found. */
export function PeopleList<Row, State extends string, Sort extends string>({
  texts,
  columns,
  sorts,
  filters,
  rows,
  total,
  found = rows.length,
  before = 0,
  view,
  onChange,
  rowLink,
  busy = false,
  tools,
  children,
}: PeopleListProps<Row, State, Sort>) {
  const id = useId();
  const sort: TableSort = { column: view.sort, descending: view.descending };
  const sortBy = ({ column, descending }: TableSort) => {
    const known = sorts.find((one) => one === column);
    if (known !== undefined) onChange({ sort: known, descending });
  };
  const isNarrowed = total === undefined ? view.state !== 'all' || view.search !== '' : total > 0;
  return (
    <section aria-labelledby={id}>
      <Stack $gap={16}>
        <Heading level={2} id={id}>
          {texts.title}
        </Heading>
        <SearchInput label={texts.search} value={view.search} onSearch={(search) => onChange({ search })} />
        <FilterPills
          label={texts.filter}
          value={view.state}
          onChange={(state) => onChange({ state })}
          options={filters}
          unset="all"
        />
        <SortSelect
          label={texts.sort}
          columns={columns}
          sort={sort}
          onSort={sortBy}
          describe={texts.sortedBy}
        />
        <Inline $justify="space-between" $gap={8}>
          <Text $tone="hint" $size={14} role="status">
            {texts.found(found)}
          </Text>
          {tools}
        </Inline>
        {rows.length > 0 ? (
          <Table
            label={texts.title}
            columns={columns}
            count={rows.length}
            rowAt={(index) => rows[index]}
            rowLink={rowLink}
            sort={sort}
            onSort={sortBy}
            shown={texts.shown}
            before={before}
            found={found}
            loadingLabel={texts.loading}
            busy={busy}
          />
        ) : (
          <EmptyState
            icon="people"
            title={isNarrowed ? texts.nobodyFound : texts.nobody}
            action={
              isNarrowed && (
                <TextLink as="button" direction="none" onClick={() => onChange({ state: 'all', search: '' })}>
                  {texts.showAll}
                </TextLink>
              )
            }
          />
        )}
        {children}
      </Stack>
    </section>
  );
}
