import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TableColumn } from './column.ts';
import { Table, type TableProps } from './Table.tsx';

interface Person {
  readonly name: string;
  readonly city: string;
}

const columns: readonly TableColumn<Person>[] = [
  {
    id: 'name',
    head: 'Name',
    track: '1fr',
    sortable: true,
    cell: ({ name }, { link, tabIndex }) => (
      <>
        {link(name)}{' '}
        <a href="mailto:x@example.ch" tabIndex={tabIndex}>
          Mail an {name}
        </a>
      </>
    ),
  },
  { id: 'city', head: 'Ort', track: '1fr', cell: ({ city }) => city },
];

const personAt = (index: number): Person => ({ name: `Person ${index + 1}`, city: 'Bern' });

beforeEach(() => {
  vi.stubGlobal('scrollTo', (options?: ScrollToOptions | number) => {
    const top = typeof options === 'object' ? (options.top ?? 0) : 0;
    queueMicrotask(() => scrolled(top));
  });
  scrolled(0);
});

function scrolled(top: number) {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
}

function table(change: Partial<TableProps<Person>> = {}) {
  return (
    <Table
      label="Personen"
      columns={columns}
      count={10_000}
      rowAt={personAt}
      rowLink={({ name }) => createElement('a', { href: `#${name}` })}
      shown={({ first, last, count }) => `${first}–${last} von ${count}`}
      loadingLabel="Wird geladen"
      headTop={0}
      {...change}
    />
  );
}

const rows = () => within(screen.getAllByRole('rowgroup')[1] as HTMLElement).getAllByRole('row');

it('of 10,000 rows keeps only those around the screen on the page, and says how many there are', () => {
  render(table());
  expect(screen.getByRole('table', { name: 'Personen' })).toHaveAttribute('aria-rowcount', '10001');
  expect(rows().length).toBeLessThan(40);
  expect(rows()[0]).toHaveAttribute('aria-rowindex', '2');
  scrolled(57 * 5000);
  expect(rows().length).toBeLessThan(50);
  expect(screen.getByRole('rowheader', { name: /^Person 5001 / })).toBeInTheDocument();
  expect(screen.queryByRole('rowheader', { name: /^Person 1 / })).not.toBeInTheDocument();
});

it('says which rows are shown', () => {
  render(table());
  expect(screen.getByText(/^1–\d+ von 10’000$/)).toBeInTheDocument();
  scrolled(57 * 100);
  expect(screen.getByText(/^10\d–1\d\d von 10’000$/)).toBeInTheDocument();
});

it('says nothing of rows for which the window has room, wherever it is scrolled to', () => {
  render(table({ count: 9 }));
  scrolled(57 * 5);
  expect(screen.getByRole('rowheader', { name: /^Person 9 / })).toBeInTheDocument();
  expect(screen.queryByText(/–9 von 9$/)).not.toBeInTheDocument();
});

it('tells what has to be loaded, and draws the shape of what is on its way', () => {
  const onRange = vi.fn();
  render(table({ onRange, rowAt: () => undefined }));
  expect(onRange).toHaveBeenLastCalledWith(0, rows().length - 1);
  expect(screen.getAllByRole('rowheader', { name: 'Wird geladen' })).toHaveLength(rows().length);
  scrolled(57 * 10_000 - 768);
  expect(onRange).toHaveBeenLastCalledWith(expect.any(Number), 9_999);
});

it('has the shape of a few rows while it is not known how many there are', () => {
  render(table({ count: undefined }));
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(rows()).toHaveLength(10);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('is one stop for Tab, and one more for what else is in that row', async () => {
  render(table());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Person 1' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Mail an Person 1' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('is walked through with arrows, End and Home', async () => {
  render(table());
  screen.getByRole('link', { name: 'Person 1' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Person 2' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(screen.getByRole('link', { name: 'Person 10000' })).toHaveFocus());
  expect(rows().length).toBeLessThan(50);
  await userEvent.keyboard('{Home}');
  await vi.waitFor(() => expect(screen.getByRole('link', { name: 'Person 1' })).toHaveFocus());
});

it('keeps the focus of a row that is scrolled out of sight', () => {
  render(table());
  const link = screen.getByRole('link', { name: 'Person 3' });
  link.focus();
  scrolled(57 * 5000);
  expect(link).toBeInTheDocument();
  expect(link).toHaveFocus();
  expect(rows().length).toBeLessThan(50);
});

it('hands the focus on to the link of a row that arrives late', async () => {
  const { rerender } = render(table({ rowAt: (index) => (index < 100 ? personAt(index) : undefined) }));
  screen.getByRole('link', { name: 'Person 1' }).focus();
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '10001'));
  rerender(table());
  expect(screen.getByRole('link', { name: 'Person 10000' })).toHaveFocus();
});

it('lets rows that lead nowhere take the focus themselves', async () => {
  render(table({ rowLink: () => undefined }));
  await userEvent.tab();
  expect(document.activeElement).toHaveAttribute('aria-rowindex', '2');
  await userEvent.keyboard('{PageDown}');
  expect(Number(document.activeElement?.getAttribute('aria-rowindex'))).toBeGreaterThan(5);
  await userEvent.tab();
  expect(document.activeElement).toHaveAccessibleName(/^Mail an/);
});

it('sorts by its heads and says by which', async () => {
  const onSort = vi.fn();
  const { rerender } = render(table({ sort: { column: 'name', descending: false }, onSort }));
  const head = screen.getByRole('columnheader', { name: 'Name' });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Ort' })).not.toHaveAttribute('aria-sort');
  await userEvent.click(within(head).getByRole('button'));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', descending: true });
  rerender(table({ sort: { column: 'name', descending: true }, onSort }));
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(within(head).getByRole('button'));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', descending: false });
});

it('turns the order round at a second press, whether or not the rows of the first have come', async () => {
  const onSort = vi.fn();
  const byCity = { column: 'city', descending: false };
  const { rerender } = render(table({ sort: byCity, onSort }));
  const head = screen.getByRole('columnheader', { name: 'Name' });
  await userEvent.click(within(head).getByRole('button'));
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(head).getByRole('button'));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', descending: true });
  rerender(table({ sort: { column: 'name', descending: true }, onSort }));
  rerender(table({ sort: byCity, onSort }));
  expect(head).toHaveAttribute('aria-sort', 'none');
});

it('puts on paper all rows that have arrived, says how many those are, and asks for no others', () => {
  const asked = vi.fn();
  const arrived = (index: number) => (index < 200 ? personAt(index) : undefined);
  render(table({ rowAt: arrived, onRange: asked }));
  asked.mockClear();
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(200);
  expect(screen.getByText('1–200 von 10’000')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  fireEvent(window, new Event('afterprint'));
  expect(rows().length).toBeLessThan(40);
  expect(screen.queryByText('1–200 von 10’000')).not.toBeInTheDocument();
});
