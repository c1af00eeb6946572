import type { ListView } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { Button, EmptyState, FilterPills, Heading, Inline, Stack, Text } from '@learn/ui';
import { SearchInput, SortSelect, Table, type TableColumn, type TableSort } from '@learn/ui/table';
import { useTexts } from '../texts.ts';
import { type AgentView, rowsPerPage } from './agentView.ts';

interface PeopleListProps<Row, State extends string, Sort extends string> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sorts: readonly Sort[];
  readonly states: readonly { readonly value: State; readonly label: string }[];
  /** of the page that is shown */
  readonly rows: readonly Row[];
  /** number of people that filter and search leave */
  readonly total: number;
  readonly view: AgentView<State, Sort>;
  readonly onChange: (change: Partial<AgentView<State, Sort>>) => void;
  /** where a row leads; undefined for one that leads nowhere */
  readonly linkTo: (row: Row) => string | undefined;
}

/** The own people of an agent, with search, filter, sorting and the number of those found; all of it in the address. */
export function PeopleList<Row, State extends string, Sort extends string>({
  columns,
  sorts,
  states,
  rows,
  total,
  view,
  onChange,
  linkTo,
}: PeopleListProps<Row, State, Sort>) {
  const { t } = useTexts('agent');
  const sort: TableSort = { column: view.sort, descending: view.descending };
  const sortBy = ({ column, descending }: TableSort) => {
    const known = sorts.find((one) => one === column);
    if (known !== undefined) onChange({ sort: known, descending } as Partial<AgentView<State, Sort>>);
  };
  const rowLink = (row: Row) => {
    const to = linkTo(row);
    return to === undefined ? undefined : <Link to={to} />;
  };
  const before = (view.page - 1) * rowsPerPage;
  const isFiltered = view.state !== 'all' || view.search !== '';
  const all = { state: 'all', search: '' } as const satisfies Partial<ListView<State, Sort>>;
  return (
    <section aria-labelledby="people">
      <Stack $gap={16}>
        <Heading level={2} id="people">
          {t('people.title')}
        </Heading>
        <SearchInput
          label={t('people.search')}
          value={view.search}
          onSearch={(search) => onChange({ search } as Partial<AgentView<State, Sort>>)}
        />
        <FilterPills
          label={t('people.filter')}
          value={view.state}
          onChange={(state) => onChange({ state } as Partial<AgentView<State, Sort>>)}
          options={[{ value: 'all' as const, label: t('people.all') }, ...states]}
        />
        <SortSelect
          label={t('people.sort')}
          columns={columns}
          sort={sort}
          onSort={sortBy}
          describe={(head, descending) => t(descending ? 'people.sortDown' : 'people.sortUp', { head })}
        />
        <Text $tone="hint" $size={14} role="status">
          {t('people.found', { count: total })}
        </Text>
        {rows.length > 0 ? (
          <Table
            label={t('people.title')}
            columns={columns}
            count={rows.length}
            rowAt={(index) => rows[index]}
            rowLink={rowLink}
            sort={sort}
            onSort={sortBy}
            shown={(first, last) =>
              t('people.shown', { first: before + first, last: before + last, count: total })
            }
            loadingLabel={t('people.loading')}
          />
        ) : (
          <EmptyState
            icon="people"
            title={isFiltered ? t('people.nobodyFound') : t('people.nobody')}
            action={
              isFiltered && (
                <Button variant="secondary" onClick={() => onChange(all as Partial<AgentView<State, Sort>>)}>
                  {t('people.showAll')}
                </Button>
              )
            }
          />
        )}
        {total > rowsPerPage && (
          <Inline as="nav" $gap={16} aria-label={t('people.pages')}>
            <Button
              variant="secondary"
              disabled={view.page === 1}
              onClick={() => onChange({ page: view.page - 1 } as Partial<AgentView<State, Sort>>)}
            >
              {t('people.before')}
            </Button>
            <Button
              variant="secondary"
              disabled={before + rowsPerPage >= total}
              onClick={() => onChange({ page: view.page + 1 } as Partial<AgentView<State, Sort>>)}
            >
              {t('people.next')}
            </Button>
          </Inline>
        )}
      </Stack>
    </section>
  );
}
