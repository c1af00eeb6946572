import type { ListView } from '@learn/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { FilterDisclosure } from './FilterDisclosure.tsx';
import { PeopleList, type PeopleListProps } from './PeopleList.tsx';

interface Person {
  readonly name: string;
}

type View = ListView<'open', 'name'>;

const whole: View = { state: 'all', search: '', sort: 'name', descending: false };

function open(change: Partial<PeopleListProps<Person, 'open', 'name'>> = {}) {
  const onChange = vi.fn();
  render(
    <PeopleList<Person, 'open', 'name'>
      texts={{
        title: 'Personen',
        search: 'Suchen',
        filter: 'Filtern',
        sort: 'Sortieren',
        sortedBy: (head) => head,
        found: (count) => `${count} Personen`,
        shown: ({ first, last, count }) => `${first}–${last} von ${count}`,
        loading: 'lädt',
        nobody: 'Noch niemand',
        nobodyFound: 'Niemand gefunden',
        showAll: 'Alle anzeigen',
      }}
      columns={[
        { id: 'name', head: 'Name', track: '1fr', sortable: true, cell: ({ name }, { link }) => link(name) },
      ]}
      sorts={['name']}
      filters={[
        { value: 'all', label: 'Alle' },
        { value: 'open', label: 'Offen' },
      ]}
      rows={[{ name: 'Arta Berisha' }]}
      view={whole}
      onChange={onChange}
      rowLink={({ name }) => createElement('a', { href: `#${name}` })}
      {...change}
    />,
  );
  return onChange;
}

it('tells what is filtered and searched, and leads on from a row', async () => {
  const onChange = open();
  expect(screen.getByRole('region', { name: 'Personen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Arta Berisha' })).toHaveAttribute('href', '#Arta Berisha');
  await userEvent.click(screen.getByRole('radio', { name: 'Offen' }));
  expect(onChange).toHaveBeenLastCalledWith({ state: 'open' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Suchen' }), 'be{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ search: 'be' });
});

it('says of a page how many there are on all of them', () => {
  open({ found: 312, before: 100 });
  expect(screen.getByText('312 Personen')).toBeVisible();
});

it.each([
  [{}, 'Noch niemand', false],
  [{ view: { ...whole, search: 'x' } }, 'Niemand gefunden', true],
  [{ total: 0, view: { ...whole, search: 'x' } }, 'Noch niemand', false],
  [{ total: 7 }, 'Niemand gefunden', true],
])('without rows and with %j it says «%s»', async (change, words, leadsBack) => {
  const onChange = open({ rows: [], ...change });
  expect(screen.getByText(words)).toBeVisible();
  const back = screen.queryByRole('button', { name: 'Alle anzeigen' });
  expect(back !== null).toBe(leadsBack);
  if (back === null) return;
  await userEvent.click(back);
  expect(onChange).toHaveBeenLastCalledWith({ state: 'all', search: '' });
});

it('a filter with a place of its own opens it, and gives the choice back with the focus on it', async () => {
  const [onToggle, onReset] = [vi.fn(), vi.fn()];
  render(
    <FilterDisclosure
      label="Personen"
      value="3 gewählt"
      allLabel="alle"
      resetLabel="Filter Personen entfernen"
      onReset={onReset}
      open={false}
      onToggle={onToggle}
      controls="place"
    />,
  );
  const trigger = screen.getByRole('button', { name: 'Personen: 3 gewählt' });
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger);
  expect(onToggle).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Filter Personen entfernen' }));
  expect(onReset).toHaveBeenCalledOnce();
  expect(trigger).toHaveFocus();
});
