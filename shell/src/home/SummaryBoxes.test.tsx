import type { DashboardCourseConfig } from '@learn/contracts';
import { summaryBoxesOf } from '@learn/domain';
import { fakeNetwork, json, dashboardCourse as panel, remoteEntry } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseSession } from '../testing/chooseSession.ts';
import { renderPart } from '../testing/openShell.tsx';
import { SummaryBoxes } from './SummaryBoxes.tsx';

const course = '/api/dashboard/course/c1';

const statistics = {
  course_session_properties: {
    sessions: [
      { id: 's1', name: 'Bern', region: 'Bern' },
      { id: 's2', name: 'Zürich', region: 'Zürich' },
    ],
  },
  course_session_selection_metrics: { session_count: 2, participant_count: 47, expert_count: 3 },
  attendance_day_presences: { summary: { days_completed: 2, average_present: 91.6 } },
  feedback_responses: { summary: { satisfaction_average: 3.14, satisfaction_max: 4, total_responses: 69 } },
  competences: { summary: { success_total: 453, fail_total: 140 } },
};
const competences = {
  certificates: [
    { total_passed: 20, total_failed: 5 },
    { total_passed: 29, total_failed: 6 },
  ],
};
const organisation = {
  cost_per_year: [
    { year: 2025, total_cost: 900 },
    { year: 2026, total_cost: 3400 },
  ],
  participants_per_year: [
    { year: 2025, participants: [{ chosen_profile: 'leben' }] },
    { year: 2026, participants: [{ chosen_profile: 'leben' }, { chosen_profile: 'nichtleben' }] },
  ],
};
const answers: Readonly<Record<string, unknown>> = {
  [`${course}/mentees/count/`]: { mentee_count: 7 },
  [`${course}/open_tasks/count/`]: { open_task_count: 1 },
  [`${course}/uk_statistics/?first=0`]: statistics,
  [`${course}/uk_statistics/?first=0&course_session_ids=s1`]: statistics,
  [`${course}/uk_statistics/?first=0&course_session_ids=s2`]: statistics,
  [`${course}/competence_summary/`]: competences,
  [`${course}/competence_summary/?course_session_ids=s1`]: competences,
  [`${course}/competence_summary/?course_session_ids=s2`]: competences,
  '/api/dashboard/training-responsible/s1/statistics/': organisation,
  '/api/dashboard/training-responsible/s2/statistics/': {
    cost_per_year: [],
    participants_per_year: [{ year: 2026, participants: [{ chosen_profile: 'leben' }] }],
  },
  '/api/dashboard/duedates/?upcoming=true&kinds=exam&limit=1': [
    {
      kind: 'exam',
      title: 'Zwischenprüfung',
      location: 'Bern',
      start: '2026-11-30T08:00:00.000Z',
      end: null,
    },
  ],
  '/api/core/profiles/': [
    { id: 'p1', code: 'leben', name: 'Leben' },
    { id: 'p2', code: 'nichtleben', name: 'Nichtleben' },
  ],
};

function serve(change: Readonly<Record<string, unknown>> = {}) {
  const all = { ...answers, ...change };
  return fakeNetwork(({ address }) =>
    all[address] === undefined ? json({ code: 'not_found' }, 404) : json(all[address]),
  );
}

function open(
  role_key: string,
  { registry = { remotes: [] as never[] }, courseSessionId = '', widgets = [] as string[] } = {},
) {
  const config: DashboardCourseConfig = panel({ course_id: 'c1', course_slug: 'vers', role_key });
  return renderPart(
    <SummaryBoxes
      course={config}
      boxes={summaryBoxesOf(role_key, widgets)}
      courseSessionId={courseSessionId || undefined}
    />,
    { page: { registry } },
  );
}

/** What the boxes say, once all of them have been answered. */
async function boxes(): Promise<(string | null)[]> {
  const group = await screen.findByRole('group', { name: 'Kennzahlen' });
  await waitFor(() => expect(group.querySelector('[aria-busy="true"]')).toBeNull());
  return within(group)
    .getAllByRole('group')
    .map((box) => box.textContent);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const attendance = 'Anwesenheit92 %anwesend an 2 Präsenztagen';
const certificates = 'Kompetenznachweise49von 60 Bewertungen bestanden';
const byPerson = 'Nach Person anzeigen';
const selfAssessments = 'Selbsteinschätzungen453von 593 Einschätzungen lauten «kann ich»';
const feedback = 'Feedback3.1von 4, Zufriedenheit (69 Antworten)';
const participants = 'Teilnehmende47Personen nehmen teilPersonen anzeigen';

describe('the summary boxes', () => {
  it.each([
    [
      'MentorVV',
      [
        'Begleitete Teilnehmende7Personen begleitest duPersonen anzeigen',
        'Offene Aufgaben1Aufgabe wartet auf dich',
      ],
    ],
    ['Trainer', [participants, certificates + byPerson, selfAssessments, attendance, feedback]],
    ['Supervisor', [participants, certificates + byPerson, selfAssessments, attendance, feedback]],
    ['Berufsbildner', [participants, certificates + byPerson, selfAssessments, attendance]],
    [
      'Ausbildungsverantwortlicher',
      [
        'Teilnehmende3Personen nehmen teilPersonen anzeigen',
        'KurskostenCHF\u00a03’400für das Jahr 2026',
        certificates,
        feedback,
      ],
    ],
    [
      'Prüfungsexperte',
      ['Nächste PrüfungMo., 30. November, 09:00Zwischenprüfung · BernAlle Prüfungstermine'],
    ],
  ])('of a %s', async (role, expected) => {
    serve();
    await open(role);
    expect(await boxes()).toEqual(expected);
  });

  it('show no average of too few, and never a zero for what is not known', async () => {
    serve({
      [`${course}/uk_statistics/?first=0`]: {
        ...statistics,
        attendance_day_presences: { summary: { days_completed: 1, average_present: null } },
        feedback_responses: {
          summary: { satisfaction_average: null, satisfaction_max: 4, total_responses: 3 },
        },
        competences: { summary: { success_total: 0, fail_total: 0 } },
      },
      [`${course}/competence_summary/`]: { certificates: [] },
    });
    await open('Trainer');
    expect(await boxes()).toEqual([
      participants,
      'Kompetenznachweise–Noch nichts bewertetNach Person anzeigen',
      'Selbsteinschätzungen–Noch keine Einschätzungen',
      'Anwesenheit–Sichtbar ab 5 Personen',
      'Feedback–Sichtbar ab 5 Antworten',
    ]);
  });

  it('say why results are withheld', async () => {
    serve({
      [`${course}/uk_statistics/?first=0`]: {
        ...statistics,
        attendance_day_presences: { summary: { withheld: 'too_few_people', days_completed: null } },
        competences: { summary: { withheld: 'no_own_circles', success_total: null, fail_total: null } },
        feedback_responses: {
          summary: { withheld: 'not_in_role', satisfaction_average: null, total_responses: 0 },
        },
      },
      [`${course}/competence_summary/`]: {
        certificates: [{ withheld: 'too_few_people', total_passed: null, total_failed: null }],
      },
    });
    await open('Trainer');
    expect((await boxes()).slice(1)).toEqual([
      'Kompetenznachweise–Sichtbar ab 5 PersonenNach Person anzeigen',
      'Selbsteinschätzungen–Sichtbar nur in den eigenen Circles',
      'Anwesenheit–Sichtbar ab 5 Personen',
      'Feedback–In deiner Rolle nicht sichtbar',
    ]);
  });

  it('say that there is no exam to come', async () => {
    serve({ '/api/dashboard/duedates/?upcoming=true&kinds=exam&limit=1': [] });
    await open('Prüfungsexperte');
    expect(await boxes()).toEqual(['Nächste Prüfung–Keine Prüfung geplantAlle Prüfungstermine']);
  });

  it('ask for the figures of one session only, where one is chosen', async () => {
    const sent = serve();
    await open('Trainer', { courseSessionId: 's2' });
    await boxes();
    expect(sent.map(({ address }) => address).sort()).toEqual([
      `${course}/competence_summary/?course_session_ids=s2`,
      `${course}/uk_statistics/?first=0&course_session_ids=s2`,
    ]);
  });

  it('lead to the pages behind them, where a remote answers those', async () => {
    serve();
    const registry = {
      remotes: [remoteEntry('mfe-all', { mounts: ['/course/:courseSlug/*', '/statistic/:courseSlug/*'] })],
    };
    await open('Trainer', { registry: registry as never });
    await boxes();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/persons?course=c1&role=MEMBER',
      '/statistic/vers/assignment',
      '/statistic/vers/competence',
      '/statistic/vers/attendance',
      '/statistic/vers/feedback',
    ]);
  });

  it('that failed say so, beside those that did not, and try again', async () => {
    const all: typeof answers = { ...answers, [`${course}/open_tasks/count/`]: undefined };
    fakeNetwork(({ address }) =>
      all[address] === undefined ? json({ code: 'internal_error' }, 500) : json(all[address]),
    );
    await open('MentorVV');
    const box = within(await screen.findByRole('group', { name: 'Offene Aufgaben' }));
    expect(await box.findByRole('alert')).toHaveTextContent('konnte nicht geladen werden');
    expect(screen.getByRole('group', { name: 'Begleitete Teilnehmende' })).toHaveTextContent('7');
    serve();
    await userEvent.click(box.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await box.findByText('Aufgabe wartet auf dich')).toBeInTheDocument();
  });
});

describe('the figures of an organisation', () => {
  it('is chosen by session and profile', async () => {
    serve();
    await open('Ausbildungsverantwortlicher');
    await boxes();
    const filter = within(await screen.findByRole('group', { name: 'Teilnehmende nach Profil' }));
    await filter.findByText('Nichtleben');
    expect(filter.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Alle',
      'Leben',
      'Nichtleben',
    ]);
    await userEvent.click(filter.getByRole('radio', { name: 'Leben' }));
    expect(screen.getByRole('group', { name: 'Teilnehmende' })).toHaveTextContent('2Personen');
    await chooseSession('Zürich');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Kurskosten' })).toHaveTextContent('CHF 0'));
    expect(screen.getByRole('group', { name: 'Teilnehmende' })).toHaveTextContent('1Person nimmt teil');
    expect(screen.queryByRole('group', { name: 'Teilnehmende nach Profil' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Durchführung Zürich' })).toBeVisible();
  });

  it('are chosen in the only box that is about a session, where widgets show the others', async () => {
    serve();
    const widgets = ['TrainingResponsibleStatisticsWidget', 'CertificateSummaryWidget'];
    await open('Ausbildungsverantwortlicher', { widgets });
    await boxes();
    const box = within(screen.getByRole('group', { name: 'Feedback' }));
    expect(box.getByRole('button', { name: /^Durchführung / })).toBeVisible();
    await chooseSession('Zürich');
    expect(box.getByRole('button', { name: 'Durchführung Zürich' })).toBeVisible();
  });

  it('is said where none of its people takes part', async () => {
    serve({
      [`${course}/uk_statistics/?first=0`]: { ...statistics, course_session_properties: { sessions: [] } },
    });
    await open('Ausbildungsverantwortlicher');
    expect((await boxes())[1]).toBe('Kurskosten–Keine Durchführung');
  });
});
