import { addressOfList } from '@learn/contracts';
import { markChanged } from '@learn/platform/shell';
import { changeLanguage, fakeNetwork, offline } from '@learn/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pages } from '../pages.ts';
import {
  answering,
  answerOf,
  course,
  expert,
  listsAsked,
  openPersons,
  person,
} from '../testing/personsWorld.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [false, '/dashboard/persons'],
  [true, '/dashboard/persons-competence'],
])('comes with the page, counted (with metrics: %s)', async (withMetrics, path) => {
  const sent = answering([]);
  const declared = pages.find((page) => page.path === path)?.data?.rest ?? [];
  const key = declared.find((name) => addressOfList(name) !== undefined) ?? '';
  await openPersons('', { withMetrics, rest: { [key]: { rows: [person(), expert], total: 2 } } });
  expect(screen.getByText('2 Personen')).toHaveAttribute('role', 'status');
  expect(await screen.findByRole('row', { name: /Nils Fässler/ })).toBeVisible();
  expect(listsAsked(sent)).toEqual([]);
});

it('shows who, as what, in which course and where', async () => {
  answering([person(), expert]);
  await openPersons();
  expect(await screen.findByText('2 Personen')).toHaveAttribute('role', 'status');
  const row = screen.getByRole('row', { name: /Nils Fässler/ });
  expect(within(row).getByRole('link', { name: 'nils.faessler@example.ch' })).toHaveAttribute(
    'href',
    'mailto:nils.faessler@example.ch',
  );
  expect(row).toHaveTextContent('Teilnehmer');
  expect(row).toHaveTextContent('Versicherungsvermittler/-in');
  expect(row).toHaveTextContent('Bern 2026');
  expect(row).toHaveTextContent('Muster AG');
  expect(screen.getByRole('row', { name: /Thomas Meier/ })).toHaveTextContent('Experte');
});

it('calls regions as the language does, and keeps the filter', async () => {
  answering([person()]);
  await openPersons('?region=Bern');
  const row = await screen.findByRole('row', { name: /Nils Fässler/ });
  expect(within(row).getByText('Bern')).toBeVisible();
  await act(() => changeLanguage('fr'));
  expect(await screen.findByRole('cell', { name: /Berne/ })).toBeVisible();
  const region = await screen.findByRole('combobox', { name: 'Région' });
  expect(region).toHaveValue('Bern');
  expect(within(region).getByRole('option', { name: 'Zurich' })).toHaveValue('Zürich');
  await act(() => changeLanguage('de'));
});

it('asks again when a write elsewhere changes what it reads, and not otherwise', async () => {
  answering([person()]);
  await openPersons();
  await screen.findByText('1 Person');
  const sent = answering([person(), expert]);
  markChanged(['device']);
  markChanged(['mentor']);
  expect(await screen.findByText('2 Personen')).toBeInTheDocument();
  expect(listsAsked(sent)).toHaveLength(1);
});

it('shows of a fellow participant the name only', async () => {
  answering([person({ email: null, organisation_name: null }, { my_role: 'MEMBER' })]);
  await openPersons('', { roles: ['Member'], mounts: ['/course/:courseSlug/profile/*'] });
  const row = await screen.findByRole('row', { name: /Nils Fässler/ });
  expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Betrieb' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Exportieren' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Ansicht' })).not.toBeInTheDocument();
});

it('leads to the profile of a participant as soon as a remote answers it', async () => {
  answering([person(), expert]);
  await openPersons('', { mounts: ['/course/:courseSlug/profile/:userId'] });
  expect(await screen.findByRole('link', { name: 'Nils Fässler' })).toHaveAttribute(
    'href',
    '/course/vv/profile/u1',
  );
  expect(screen.queryByRole('link', { name: 'Thomas Meier' })).not.toBeInTheDocument();
});

it.each([
  ['Berufsbildner', '/course/vv/profile/u1/competence?session=s1'],
  ['ADMIN', '/course/vv/profile/u1/competence?session=s1'],
  ['Ausbildungsverantwortlicher', undefined],
])('leads %s, who is in no session, where the rights let them', async (my_role, href) => {
  answering([person({}, { my_role })]);
  await openPersons('', {
    mounts: ['/course/:courseSlug/profile/:userId', '/course/:courseSlug/profile/:userId/competence'],
  });
  const row = await screen.findByRole('row', { name: /Nils Fässler/ });
  const link = within(row).queryByRole('link', { name: 'Nils Fässler' });
  expect(link?.getAttribute('href')).toBe(href);
});

it('names several sessions by the first and their number', async () => {
  const several = person();
  const [session] = several.course_sessions;
  if (!session) throw new Error('No session');
  answering([{ ...several, course_sessions: [session, { ...session, id: 's2' }, { ...session, id: 's3' }] }]);
  await openPersons();
  expect(await screen.findByText(/Bern 2026 und 2 weitere/)).toBeInTheDocument();
});

it('counts in mode competenceMetrics what was passed and failed', async () => {
  const sent = answering([person({ competence_metrics: { passed_count: 4, failed_count: 1 } }), expert]);
  await openPersons('', { withMetrics: true });
  const row = await screen.findByRole('row', { name: /Nils Fässler/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.at(-2)).toHaveTextContent('4');
  expect(cells.at(-1)).toHaveTextContent('1');
  expect(within(screen.getByRole('row', { name: /Thomas Meier/ })).getAllByText('keine Angabe')).toHaveLength(
    2,
  );
  expect(listsAsked(sent)[0]).toContain('with_competence_metrics=true');
});

it('shows grade and progress of people of one course, sorts and filters by them', async () => {
  const results = { average_grade: 3.75, is_partial: true, evaluated_count: 2, total_count: 7 };
  const sent = answering([person({ course_results: results }), { ...expert, course_results: null }]);
  const { router } = await openPersons(`?course=${course}`, { withMetrics: true });
  const row = await screen.findByRole('row', { name: /Nils Fässler/ });
  const [grade, progress] = within(row).getAllByRole('cell').slice(-2);
  expect(grade).toHaveTextContent('3.75 ungenügend Teilnote');
  expect(progress).toHaveTextContent('2 von 7 bewertet');
  const others = within(screen.getByRole('row', { name: /Thomas Meier/ }));
  const [nothing] = others.getAllByRole('cell').slice(-2);
  expect(nothing).toHaveTextContent('keine Angabe');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Name', 'Durchführung', 'Bestanden', 'Nicht bestanden', 'Note', 'Fortschritt']);
  expect(others.getByRole('rowheader')).toHaveTextContent('Experte');
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Note' }), 'unter 4');
  expect(router.state.location.search).toBe(`?course=${course}&sort=grade&grade=below`);
  await waitFor(() => expect(listsAsked(sent).at(-1)).toContain('grade=below'));
});

it('says how grades are shown while the people are of several courses', async () => {
  answering([person()]);
  await openPersons('?grade=below&sort=grade', { withMetrics: true });
  expect(await screen.findByText(/^Wähle einen Kurs/)).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Note' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Note' })).not.toBeInTheDocument();
});

it('a failure says what failed, and can be tried again', async () => {
  let up = false;
  fakeNetwork((call) => (up ? answerOf(call, [person()], 1) : offline()));
  await openPersons();
  expect(
    await screen.findByRole('heading', { name: 'Die Personen konnten nicht geladen werden' }),
  ).toBeInTheDocument();
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('1 Person')).toBeInTheDocument();
});
