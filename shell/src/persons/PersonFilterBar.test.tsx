import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, course, listsAsked, openPersons, person } from '../testing/personsWorld.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('filters', () => {
  it('come from the address and are asked for', async () => {
    const sent = answering([person()]);
    await openPersons(`?course=${course}&region=Bern&search=f&sort=-course`);
    await screen.findByText('1 Person');
    expect(listsAsked(sent)).toEqual([
      `/api/dashboard/persons/?course=${course}&region=Bern&search=f&sort=-course&limit=100&offset=0`,
    ]);
    expect(await screen.findByRole('combobox', { name: 'Kurs' })).toHaveDisplayValue(
      'Versicherungsvermittler/-in',
    );
    expect(screen.getByRole('searchbox')).toHaveValue('f');
    expect(screen.getByRole('columnheader', { name: /^Kurs/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('go into the address, one by one and back', async () => {
    answering([person()]);
    const { router } = await openPersons();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Region' }), 'Zürich');
    expect(router.state.location.search).toBe('?region=Z%C3%BCrich');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rolle' }), 'Experten und Trainer');
    expect(router.state.location.search).toBe('?region=Z%C3%BCrich&role=EXPERT');
    await userEvent.click(screen.getByRole('button', { name: 'Filter Region entfernen' }));
    expect(router.state.location.search).toBe('?role=EXPERT');
    await router.navigate(-1);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Zürich'),
    );
  });

  it('of which there is only one value are not offered', async () => {
    answering([person()]);
    await openPersons();
    await screen.findByRole('combobox', { name: 'Region' });
    expect(screen.queryByRole('combobox', { name: 'Generation' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Profil' })).not.toBeInTheDocument();
  });

  it('by a search begin with a pause and leave no step behind', async () => {
    const sent = answering([person()]);
    const { router } = await openPersons();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Name oder E-Mail suchen' }), 'fäss');
    await waitFor(() => expect(router.state.location.search).toBe('?search=f%C3%A4ss'));
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(listsAsked(sent)).toHaveLength(2));
  });

  it('without a match say so and can be taken away together', async () => {
    answering([]);
    const { router } = await openPersons('?region=Bern&role=EXPERT');
    expect(await screen.findByText('Niemand passt zu dieser Auswahl')).toBeInTheDocument();
    expect(screen.getByText('0 Personen')).toHaveAttribute('role', 'status');
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Alle Filter zurücksetzen' })[0] as HTMLElement,
    );
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText('Hier siehst du die Personen deiner Kurse')).toBeInTheDocument();
  });

  it('come along to the other view', async () => {
    answering([person()]);
    await openPersons('?region=Bern');
    const views = within(await screen.findByRole('navigation', { name: 'Ansicht' }));
    expect(views.getByRole('link', { name: 'Mit Kompetenzwerten' })).toHaveAttribute(
      'href',
      '/dashboard/persons-competence?region=Bern',
    );
    expect(views.getByRole('link', { name: 'Personen' })).toHaveAttribute('aria-current', 'page');
  });
});

it('sorting goes into the address', async () => {
  answering([person()]);
  const { router } = await openPersons();
  await screen.findByText('1 Person');
  await userEvent.click(screen.getByRole('button', { name: 'Region' }));
  expect(router.state.location.search).toBe('?sort=region');
  await userEvent.click(screen.getByRole('button', { name: 'Region' }));
  expect(router.state.location.search).toBe('?sort=-region');
});
