import { addressOfList, type DashboardPerson, endpoints, type PersonFilterOptions } from '@learn/contracts';
import { markChanged } from '@learn/platform/shell';
import {
  changeLanguage,
  fakeNetwork,
  json,
  offline,
  dashboardCourse as panel,
  remoteEntry,
  type SentCall,
  savedFiles,
} from '@learn/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pages } from '../pages.ts';
import { renderPart } from '../testing/openShell.tsx';
import { PersonsCompetencePage, PersonsPage } from './PersonsPage.tsx';

const course = '11111111-1111-4111-8111-111111111111';
const options: PersonFilterOptions = {
  courses: [
    { id: course, title: 'Versicherungsvermittler/-in' },
    { id: '33333333-3333-4333-8333-333333333333', title: 'Überbetriebliche Kurse' },
  ],
  sessions: [],
  has_more_sessions: false,
  regions: ['Bern', 'Zürich'],
  generations: ['2026'],
  roles: ['MEMBER', 'EXPERT'],
  profiles: [],
};

function person(change: Partial<DashboardPerson> = {}, session = {}): DashboardPerson {
  return {
    user_id: 'u1',
    first_name: 'Nils',
    last_name: 'Fässler',
    avatar_url: '',
    email: 'nils.faessler@example.ch',
    vbv_id: null,
    organisation: null,
    organisation_name: 'Muster AG',
    chosen_profile: null,
    course_sessions: [
      {
        id: 's1',
        session_title: 'Bern 2026',
        course_id: course,
        course_slug: 'vv',
        course_title: 'Versicherungsvermittler/-in',
        course_type: 'vv',
        region: 'Bern',
        generation: '2026',
        is_uk: false,
        is_vv: true,
        my_role: 'EXPERT',
        user_role: 'MEMBER',
        course_session_user_id: 'e1',
        chosen_profile: null,
        circles: [],
        ...session,
      },
    ],
    ...change,
  };
}

const expert = person(
  { user_id: 'u2', first_name: 'Thomas', last_name: 'Meier', organisation_name: null },
  { user_role: 'EXPERT' },
);

function answering(persons: readonly DashboardPerson[], total = persons.length) {
  return fakeNetwork((call) => answerOf(call, persons, total));
}

function answerOf({ address }: SentCall, persons: readonly DashboardPerson[], total: number): Response {
  if (address === endpoints.sessions.path) return json([]);
  if (address.startsWith('/api/dashboard/persons/filters/')) return json(options);
  return new Response(JSON.stringify(persons), { headers: { 'x-total-count': String(total) } });
}

const listsAsked = (sent: readonly SentCall[]) =>
  sent.map(({ address }) => address).filter((address) => address.startsWith('/api/dashboard/persons/?'));

interface Opened {
  readonly roles?: readonly string[];
  readonly withMetrics?: boolean;
  readonly mounts?: readonly string[];
  readonly rest?: Readonly<Record<string, unknown>>;
}

function open(query = '', { roles = ['Trainer'], withMetrics = false, mounts = [], rest }: Opened = {}) {
  const panels = roles.map((role_key) => panel({ role_key }));
  return renderPart(withMetrics ? <PersonsCompetencePage /> : <PersonsPage />, {
    address: `/dashboard/persons${query}`,
    page: {
      rest: { '/api/dashboard/config/': panels, ...rest },
      registry: { remotes: [remoteEntry('mfe-x', { mounts })] },
    },
  });
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the list', () => {
  it.each([
    [false, '/dashboard/persons'],
    [true, '/dashboard/persons-competence'],
  ])('comes with the page, counted (with metrics: %s)', async (withMetrics, path) => {
    const sent = answering([]);
    const declared = pages.find((page) => page.path === path)?.data?.rest ?? [];
    const key = declared.find((name) => addressOfList(name) !== undefined) ?? '';
    await open('', { withMetrics, rest: { [key]: { rows: [person(), expert], total: 2 } } });
    expect(screen.getByText('2 Personen')).toHaveAttribute('role', 'status');
    expect(await screen.findByRole('row', { name: /Nils Fässler/ })).toBeVisible();
    expect(listsAsked(sent)).toEqual([]);
  });

  it('shows who, as what, in which course and where', async () => {
    answering([person(), expert]);
    await open();
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
    await open('?region=Bern');
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
    await open();
    await screen.findByText('1 Person');
    const sent = answering([person(), expert]);
    markChanged(['device']);
    markChanged(['mentor']);
    expect(await screen.findByText('2 Personen')).toBeInTheDocument();
    expect(listsAsked(sent)).toHaveLength(1);
  });

  it('shows of a fellow participant the name only', async () => {
    answering([person({ email: null, organisation_name: null }, { my_role: 'MEMBER' })]);
    await open('', { roles: ['Member'], mounts: ['/course/:courseSlug/profile/*'] });
    const row = await screen.findByRole('row', { name: /Nils Fässler/ });
    expect(within(row).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Betrieb' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Exportieren' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Ansicht' })).not.toBeInTheDocument();
  });

  it('leads to the profile of a participant as soon as a remote answers it', async () => {
    answering([person(), expert]);
    await open('', { mounts: ['/course/:courseSlug/profile/:userId'] });
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
    await open('', {
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
    answering([
      { ...several, course_sessions: [session, { ...session, id: 's2' }, { ...session, id: 's3' }] },
    ]);
    await open();
    expect(await screen.findByText(/Bern 2026 und 2 weitere/)).toBeInTheDocument();
  });

  it('counts in mode competenceMetrics what was passed and failed', async () => {
    const sent = answering([person({ competence_metrics: { passed_count: 4, failed_count: 1 } }), expert]);
    await open('', { withMetrics: true });
    const row = await screen.findByRole('row', { name: /Nils Fässler/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.at(-2)).toHaveTextContent('4');
    expect(cells.at(-1)).toHaveTextContent('1');
    expect(
      within(screen.getByRole('row', { name: /Thomas Meier/ })).getAllByText('keine Angabe'),
    ).toHaveLength(2);
    expect(listsAsked(sent)[0]).toContain('with_competence_metrics=true');
  });

  it('shows grade and progress of people of one course, sorts and filters by them', async () => {
    const results = { average_grade: 3.75, is_partial: true, evaluated_count: 2, total_count: 7 };
    const sent = answering([person({ course_results: results }), { ...expert, course_results: null }]);
    const { router } = await open(`?course=${course}`, { withMetrics: true });
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
    await open('?grade=below&sort=grade', { withMetrics: true });
    expect(await screen.findByText(/^Wähle einen Kurs/)).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Note' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Note' })).not.toBeInTheDocument();
  });
});

describe('filters', () => {
  it('come from the address and are asked for', async () => {
    const sent = answering([person()]);
    await open(`?course=${course}&region=Bern&search=f&sort=-course`);
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
    const { router } = await open();
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
    await open();
    await screen.findByRole('combobox', { name: 'Region' });
    expect(screen.queryByRole('combobox', { name: 'Generation' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Profil' })).not.toBeInTheDocument();
  });

  it('by a search begin with a pause and leave no step behind', async () => {
    const sent = answering([person()]);
    const { router } = await open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Name oder E-Mail suchen' }), 'fäss');
    await waitFor(() => expect(router.state.location.search).toBe('?search=f%C3%A4ss'));
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(listsAsked(sent)).toHaveLength(2));
  });

  it('without a match say so and can be taken away together', async () => {
    answering([]);
    const { router } = await open('?region=Bern&role=EXPERT');
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
    await open('?region=Bern');
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
  const { router } = await open();
  await screen.findByText('1 Person');
  await userEvent.click(screen.getByRole('button', { name: 'Region' }));
  expect(router.state.location.search).toBe('?sort=region');
  await userEvent.click(screen.getByRole('button', { name: 'Region' }));
  expect(router.state.location.search).toBe('?sort=-region');
});

it('a failure says what failed, and can be tried again', async () => {
  let up = false;
  fakeNetwork((call) => (up ? answerOf(call, [person()], 1) : offline()));
  await open();
  expect(
    await screen.findByRole('heading', { name: 'Die Personen konnten nicht geladen werden' }),
  ).toBeInTheDocument();
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('1 Person')).toBeInTheDocument();
});

describe('the export', () => {
  async function exported(format: RegExp) {
    await screen.findByText('1 Person');
    await userEvent.click(screen.getByRole('button', { name: 'Exportieren' }));
    await userEvent.click(await screen.findByRole('button', { name: format }));
  }

  it('has the same filters and is saved', async () => {
    const saved = savedFiles();
    const sent = answering([person()]);
    await open(`?course=${course}&role=MEMBER`);
    await exported(/^Textdatei/);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent.at(-1)?.address).toBe(
      `/api/dashboard/export/persons/?role=MEMBER&course_id=${course}&format=csv`,
    );
  });

  it.each([
    [404, 'Zu dieser Auswahl darfst du nichts exportieren.'],
    [500, 'Die Datei konnte nicht erstellt werden. Versuche es noch einmal.'],
  ])('that is answered with %i says why', async (status, text) => {
    const saved = savedFiles();
    fakeNetwork((call) =>
      call.address.includes('/export/') ? json({ code: 'x' }, status) : answerOf(call, [person()], 1),
    );
    await open();
    await exported(/^Excel/);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(saved).toEqual([]);
  });

  it('says that it leaves out fellow participants', async () => {
    answering([person()]);
    await open('', { roles: ['Trainer', 'Member'] });
    await screen.findByText('1 Person');
    await userEvent.click(screen.getByRole('button', { name: 'Exportieren' }));
    expect(await screen.findByText('Enthält nur Personen, die du betreust.')).toBeInTheDocument();
  });
});
