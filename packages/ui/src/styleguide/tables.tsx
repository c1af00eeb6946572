import { type ListView, shownRows } from '@learn/domain';
import { createElement, useState } from 'react';
import { Avatar } from '../data/Avatar.tsx';
import { Tag } from '../feedback/StatusPill.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import type { TableColumn, TableSort } from '../table/column.ts';
import { FilterBar } from '../table/FilterBar.tsx';
import { FilterDisclosure } from '../table/FilterDisclosure.tsx';
import { FilterRow } from '../table/FilterRow.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { PageTabs } from '../table/PageTabs.tsx';
import { PeopleList } from '../table/PeopleList.tsx';
import { SearchInput } from '../table/SearchInput.tsx';
import { SortSelect } from '../table/SortSelect.tsx';
import { Table } from '../table/Table.tsx';
import { WindowedList } from '../table/WindowedList.tsx';
import type { StyleguideEntry } from './entry.ts';

interface Person {
  readonly name: string;
  readonly region: string;
  readonly passed: number;
}

const people: readonly Person[] = [
  { name: 'Arta Berisha', region: 'Tessin', passed: 4 },
  { name: 'Nils Fässler', region: 'Romandie', passed: 1 },
  { name: 'Lena Keller', region: 'Deutschschweiz', passed: 6 },
];

const columns: readonly TableColumn<Person>[] = [
  {
    id: 'name',
    head: 'Name',
    track: 'minmax(0, 2fr)',
    sortable: true,
    cell: ({ name }, { link }) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      return (
        <Inline $nowrap $gap={12}>
          <Avatar firstName={firstName} lastName={lastName} />
          {link(name)}
        </Inline>
      );
    },
  },
  { id: 'region', head: 'Region', track: 'minmax(0, 1fr)', cell: ({ region }) => <Tag>{region}</Tag> },
  { id: 'passed', head: 'Bestanden', track: '120px', sortable: true, cell: ({ passed }) => passed },
];

function People() {
  const [sort, setSort] = useState<TableSort>({ column: 'name', descending: false });
  const [region, setRegion] = useState<string | undefined>(undefined);
  const [search, setSearch] = useState('');
  const found = people
    .filter((person) => region === undefined || person.region === region)
    .filter((person) => person.name.toLowerCase().includes(search.toLowerCase()))
    .sort(
      (left, right) =>
        (sort.column === 'name' ? left.name.localeCompare(right.name) : left.passed - right.passed) *
        (sort.descending ? -1 : 1),
    );
  return (
    <Stack>
      <SearchInput label="Name suchen" value={search} onSearch={setSearch} />
      <SortSelect
        label="Sortieren"
        columns={columns}
        sort={sort}
        onSort={setSort}
        describe={(head, descending) => `${head}, ${descending ? 'absteigend' : 'aufsteigend'}`}
      />
      <FilterRow aria-label="Filter">
        <FilterSelect
          label="Region"
          options={people.map((person) => ({ value: person.region, label: person.region }))}
          value={region}
          onChange={setRegion}
          allLabel="alle"
          resetLabel="Filter Region entfernen"
        />
      </FilterRow>
      <Table
        label="Personen"
        columns={columns}
        count={found.length}
        rowAt={(index) => found[index]}
        rowLink={({ name }) => createElement('a', { href: `#${name}` })}
        sort={sort}
        onSort={setSort}
        shown={({ first, last, count }) => `${first}–${last} von ${count}`}
        loadingLabel="Wird geladen"
        headTop={0}
      />
    </Stack>
  );
}

const filterOptions = {
  region: ['Romandie', 'Tessin'],
  course: ['Versicherungsvermittler/-in', 'Überbetriebliche Kurse'],
} as const;

function Filters() {
  const [chosen, setChosen] = useState<Partial<Record<'region' | 'course', string>>>({
    region: 'Tessin',
    course: 'Überbetriebliche Kurse',
  });
  const [open, setOpen] = useState(false);
  const filter = (name: 'region' | 'course', label: string) => ({
    name,
    label,
    options: filterOptions[name].map((value) => ({ value, label: value })),
    value: chosen[name],
    allLabel: 'alle',
    resetLabel: `Filter ${label} entfernen`,
  });
  return (
    <Stack>
      <FilterBar
        label="Filter der Kurse"
        filters={[filter('region', 'Region'), filter('course', 'Kurs')]}
        onChange={(name, value) => setChosen((before) => ({ ...before, [name]: value }))}
        onReset={() => setChosen({})}
        resetLabel="Alle Filter zurücksetzen"
      >
        <FilterDisclosure
          label="Personen"
          value={undefined}
          allLabel="alle"
          resetLabel="Filter Personen entfernen"
          onReset={() => undefined}
          open={open}
          onToggle={() => setOpen(!open)}
          controls="chosen-people"
        />
      </FilterBar>
      {open && <div id="chosen-people">Arta Berisha, Nils Fässler, Lena Keller</div>}
    </Stack>
  );
}

function Found() {
  const [view, setView] = useState<ListView<'many', 'name' | 'passed'>>({
    state: 'all',
    search: '',
    sort: 'name',
    descending: false,
  });
  const rows = shownRows(people, view, {
    isIn: (_, { passed }) => passed > 3,
    searched: ({ name }) => name,
    figures: { passed: ({ passed }) => passed },
  });
  return (
    <PeopleList
      texts={{
        title: 'Teilnehmende',
        search: 'Nach Namen suchen',
        filter: 'Nach Stand filtern',
        sort: 'Sortieren',
        sortedBy: (head, descending) => `${head}, ${descending ? 'absteigend' : 'aufsteigend'}`,
        found: (count) => `${count} Personen`,
        shown: ({ first, last, count }) => `${first}–${last} von ${count}`,
        loading: 'wird geladen',
        nobody: 'Hier ist noch niemand dabei',
        nobodyFound: 'Niemand gefunden',
        showAll: 'Alle anzeigen',
      }}
      columns={columns}
      sorts={['name', 'passed']}
      filters={[
        { value: 'all', label: 'Alle' },
        { value: 'many', label: 'Mehr als drei' },
      ]}
      rows={rows}
      view={view}
      onChange={(change) => setView((before) => ({ ...before, ...change }))}
      rowLink={() => undefined}
    />
  );
}

export const tableEntries: StyleguideEntry[] = [
  {
    name: 'Table',
    shows: ['Table', 'SearchInput', 'SortSelect', 'FilterSelect', 'FilterRow'],
    render: () => <People />,
  },
  { name: 'FilterBar', shows: ['FilterBar', 'FilterDisclosure'], render: () => <Filters /> },
  { name: 'PeopleList', shows: ['PeopleList'], render: () => <Found /> },
  {
    name: 'PageTabs',
    module: '@learn/ui/table',
    render: () => (
      <PageTabs
        label="Seiten"
        link={({ to, ...props }) => <a href={to} {...props} />}
        tabs={[
          { id: 'people', words: 'Personen', to: '#people', current: true },
          { id: 'results', words: 'Mit Ergebnissen', to: '#results', current: false },
        ]}
      />
    ),
  },
  {
    name: 'Table on its way',
    shows: ['Table'],
    render: () => (
      <Table
        label="Personen werden geladen"
        columns={columns}
        count={undefined}
        rowAt={() => undefined}
        shown={() => ''}
        loadingLabel="Wird geladen"
        headTop={0}
      />
    ),
  },
  {
    name: 'WindowedList',
    module: '@learn/ui/table',
    render: () => (
      <WindowedList label="Personen" items={people} keyOf={({ name }) => name} rowHeight={49}>
        {({ name }) => <div style={{ padding: 12 }}>{name}</div>}
      </WindowedList>
    ),
  },
];
