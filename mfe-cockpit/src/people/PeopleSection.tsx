import type { ListView } from '@learn/domain';
import { Link } from '@learn/platform/router';
import { EmptyState, type FilterOption, FilterPills, Heading, Stack, Text, TextLink } from '@learn/ui';
import { SearchInput, SortSelect, Table, type TableColumn, type TableSort } from '@learn/ui/table';
import { useTexts } from '../texts.ts';

/** What a list of people says of itself. */
export interface PeopleTexts {
  readonly title: string;
  readonly search: string;
  readonly filter: string;
  /** there is nobody at all */
  readonly nobody: string;
}

interface PeopleSectionProps<Row, State extends string, Sort extends string> {
  readonly texts: PeopleTexts;
  readonly columns: readonly TableColumn<Row>[];
  /** ids of the columns that can be sorted */
  readonly sorts: readonly Sort[];
  readonly filters: readonly FilterOption<State | 'all'>[];
  /** number of all people */
  readonly total: number;
  /** those that pass filter and search, in their order */
  readonly shown: readonly Row[];
  readonly view: ListView<State, Sort>;
  readonly onChange: (change: Partial<ListView<State, Sort>>) => void;
  /** where a row leads; undefined for one that leads nowhere */
  readonly linkTo: (row: Row) => string | undefined;
  /** another list is on its way */
  readonly busy?: boolean;
}

/** A list of people with search, filters, sorting and the number of those found. */
export function PeopleSection<Row, State extends string, Sort extends string>({
  texts,
  columns,
  sorts,
  filters,
  total,
  shown,
  view,
  onChange,
  linkTo,
  busy = false,
}: PeopleSectionProps<Row, State, Sort>) {
  const { t } = useTexts('people');
  const sort: TableSort = { column: view.sort, descending: view.descending };
  const sortBy = ({ column, descending }: TableSort) => {
    const known = sorts.find((one) => one === column);
    if (known !== undefined) onChange({ sort: known, descending } as Partial<ListView<State, Sort>>);
  };
  const rowLink = (row: Row) => {
    const to = linkTo(row);
    return to === undefined ? undefined : <Link to={to} />;
  };
  return (
    <section aria-labelledby="people">
      <Stack $gap={16}>
        <Heading level={2} id="people">
          {texts.title}
        </Heading>
        <SearchInput label={texts.search} value={view.search} onSearch={(search) => onChange({ search })} />
        <FilterPills
          label={texts.filter}
          value={view.state}
          onChange={(state) => onChange({ state })}
          options={filters}
        />
        <SortSelect
          label={t('sort')}
          columns={columns}
          sort={sort}
          onSort={sortBy}
          describe={(head, descending) => t(descending ? 'sortDown' : 'sortUp', { head })}
        />
        <Text $tone="hint" $size={14} role="status">
          {t('found', { count: shown.length })}
        </Text>
        {shown.length > 0 ? (
          <Table
            label={texts.title}
            columns={columns}
            count={shown.length}
            rowAt={(index) => shown[index]}
            rowLink={rowLink}
            sort={sort}
            onSort={sortBy}
            shown={(first, last, count) => t('shown', { first, last, count })}
            loadingLabel={t('loading')}
            busy={busy}
          />
        ) : (
          <EmptyState
            icon="people"
            title={total === 0 ? texts.nobody : t('nobodyFound')}
            action={
              total > 0 && (
                <TextLink as="button" direction="none" onClick={() => onChange({ state: 'all', search: '' })}>
                  {t('showAll')}
                </TextLink>
              )
            }
          />
        )}
      </Stack>
    </section>
  );
}
