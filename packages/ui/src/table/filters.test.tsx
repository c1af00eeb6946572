import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CommonTexts } from '../feedback/CommonTexts.ts';
import type { TableColumn } from './column.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilterDisclosure } from './FilterDisclosure.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SortSelect } from './SortSelect.tsx';

afterEach(() => vi.unstubAllGlobals());

const regions = [
  { value: 'be', label: 'Bern' },
  { value: 'zh', label: 'Zürich' },
];

function filter(value: string | undefined, onChange = vi.fn()) {
  render(
    <FilterSelect
      label="Region"
      options={regions}
      value={value}
      onChange={onChange}
      allLabel="alle"
      resetLabel="Filter Region entfernen"
    />,
  );
  return onChange;
}

it('a filter offers all and each, and tells the choice', async () => {
  const onChange = filter(undefined);
  const select = screen.getByRole('combobox', { name: 'Region' });
  expect(select).toHaveDisplayValue('alle');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.selectOptions(select, 'Zürich');
  expect(onChange).toHaveBeenLastCalledWith('zh');
});

it('a chosen filter can be taken away by its button or by choosing all', async () => {
  const onChange = filter('be');
  expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Bern');
  await userEvent.click(screen.getByRole('button', { name: 'Filter Region entfernen' }));
  expect(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'alle');
  expect(onChange.mock.calls).toEqual([[undefined], [undefined]]);
});

it('a filter by something that is not offered can still be taken away', async () => {
  const onChange = filter('ge');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('–');
  await userEvent.click(screen.getByRole('button', { name: 'Filter Region entfernen' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

it('names stand before their values as the language writes it', () => {
  const texts = { allLabel: 'tous', resetLabel: 'Retirer' };
  render(
    <CommonTexts value={{ retry: '', failed: '', missing: '', language: 'fr' }}>
      <FilterSelect label="Type" options={regions} value={undefined} onChange={vi.fn()} {...texts} />
      <FilterDisclosure
        label="Personnes"
        value="3 choisies"
        open={false}
        controls="list"
        onReset={vi.fn()}
        onToggle={vi.fn()}
        {...texts}
      />
    </CommonTexts>,
  );
  const exact = { normalizer: (text: string) => text };
  expect(screen.getByText('Type\u202f: tous', exact)).toBeVisible();
  expect(screen.getByText('Personnes\u202f: 3 choisies', exact)).toBeVisible();
});

function bar(region: string | undefined, course: string | undefined) {
  const onChange = vi.fn();
  const onReset = vi.fn();
  const texts = { allLabel: 'alle', resetLabel: 'entfernen' };
  render(
    <FilterBar
      label="Filter"
      filters={[
        { name: 'region', label: 'Region', options: regions, value: region, ...texts },
        { name: 'course', label: 'Kurs', options: regions.slice(0, 1), value: course, ...texts },
      ]}
      onChange={onChange}
      onReset={onReset}
      resetLabel="Alle zurücksetzen"
    />,
  );
  return { onChange, onReset };
}

it('a bar leaves out what offers no choice, and says which filter was changed', async () => {
  const { onChange } = bar(undefined, undefined);
  expect(screen.getByRole('group', { name: 'Filter' })).toBeVisible();
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Bern');
  expect(onChange.mock.calls).toEqual([['region', 'be']]);
});

it('a bar shows what is chosen though there is no other choice, and takes all away from two on', async () => {
  const { onReset } = bar('zh', 'be');
  expect(screen.getByRole('combobox', { name: 'Kurs' })).toHaveDisplayValue('Bern');
  await userEvent.click(screen.getByRole('button', { name: 'Alle zurücksetzen' }));
  expect(onReset).toHaveBeenCalledOnce();
});

it('a bar with one chosen filter needs no button for all of them', () => {
  bar(undefined, 'be');
  expect(screen.queryByRole('button', { name: 'Alle zurücksetzen' })).not.toBeInTheDocument();
});

it('there is no bar where nothing can be chosen', () => {
  render(<FilterBar label="Filter" filters={[]} onChange={vi.fn()} onReset={vi.fn()} resetLabel="" />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('a search begins when typing stops, once', async () => {
  const onSearch = vi.fn();
  render(<SearchInput label="Name suchen" value="" onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name suchen' }), ' mei ');
  expect(onSearch).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith('mei'));
});

it('a search begins at once with Enter', async () => {
  const onSearch = vi.fn();
  render(<SearchInput label="Name suchen" value="" onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox'), 'mei{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('mei');
});

it('a search that came from the address can be changed by it, but what is being typed stays', async () => {
  const onSearch = vi.fn();
  const search = (value: string) => <SearchInput label="Name suchen" value={value} onSearch={onSearch} />;
  const { rerender } = render(search('keller'));
  const box = screen.getByRole('searchbox');
  expect(box).toHaveValue('keller');
  rerender(search(''));
  expect(box).toHaveValue('');
  await userEvent.type(box, 'mei{Enter}er');
  rerender(search('mei'));
  expect(box).toHaveValue('meier');
});

it('cards are sorted by a list of what heads would offer', async () => {
  const columns: readonly TableColumn<string>[] = [
    { id: 'last_name', head: 'Name', track: '1fr', sortable: true, cell: (row) => row },
    { id: 'city', head: 'Ort', track: '1fr', cell: (row) => row },
  ];
  const onSort = vi.fn();
  render(
    <SortSelect
      label="Sortieren"
      columns={columns}
      sort={{ column: 'last_name', descending: true }}
      onSort={onSort}
      describe={(head, descending) => `${head}, ${descending ? 'Z–A' : 'A–Z'}`}
    />,
  );
  // style rules hide it where there is room for columns
  const select = screen.getByLabelText('Sortieren');
  expect(select).toHaveDisplayValue('Name, Z–A');
  await userEvent.selectOptions(select, 'Name, A–Z');
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'last_name', descending: false });
});
