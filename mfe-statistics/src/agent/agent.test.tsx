import { currentAddress, failed, fakeNetwork, graphqlError } from '@learn/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  assignmentPage,
  assignmentsPage,
  courseSlug,
  gradesAnswer,
  gradesOf,
  gradesPage,
  ofMentor,
  ofTrainer,
  progressOf,
  resultOf,
} from '../testing/agent.ts';
import { openPage } from '../testing/openPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const trainer = `/statistic/berufsbildner/${courseSlug}`;
const mentor = `/statistic/learning_mentor/${courseSlug}`;
const people = () => within(screen.getByRole('table', { name: 'Personen' }));

test('assignments: the figures, each assignment with its page, and how far everybody is', async () => {
  const persons = [
    progressOf('Ana'),
    progressOf('Béa', { failed_count: 1 }),
    progressOf('Cem', { submitted_count: 9 }),
    progressOf('Dan', { total_count: 0, submitted_count: 0, evaluated_count: 0 }),
  ];
  await openPage(`${trainer}/assignment`, {
    operations: assignmentsPage(ofTrainer, persons),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Aufträge' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Kennzahlen' })).toHaveTextContent(
    '87 % bestanden76 % der Punkte im Schnitt60 Bewertungen12 noch nicht bewertet',
  );
  expect(screen.getByRole('region', { name: 'Stand der Bewertungen' })).toHaveTextContent(
    '87 % von 60 Bewertungen sind bestanden.',
  );
  expect(screen.getByRole('link', { name: 'Police prüfen' })).toHaveAttribute(
    'href',
    `${trainer}/assignment/police?session=zurich`,
  );
  expect(screen.getByRole('row', { name: /Police prüfen.*18\.11\.2026 8 1 4/ })).toBeVisible();
  expect(people().getByRole('row', { name: /Ana Berger.*7 von 9.*4 von 4.*2 offen/ })).toBeVisible();
  expect(people().getByRole('row', { name: /Béa Berger.*1 nicht bestanden/ })).toBeVisible();
  expect(people().getByRole('row', { name: /Cem Berger.*alles abgegeben/ })).toBeVisible();
  expect(people().getByRole('link', { name: 'Ana Berger' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/profile/ana/competence/certificates?session=zurich`,
  );
});

test('a mentor opens the pages of a person, in the session of the row', async () => {
  await openPage(`${mentor}/assignment`, {
    operations: assignmentsPage(ofMentor, [progressOf('Ana')]),
  });
  expect(await screen.findByText(/in ihren Praxisaufträgen erreicht/)).toBeVisible();
  const link = people().queryByRole('link', { name: 'Ana Berger' });
  expect(link).toHaveAttribute('href', `/course/${courseSlug}/profile/ana/learning-path?session=zurich`);
});

test('a filtered address opens as it is; a choice goes into it and begins on the first page', async () => {
  const failedOnly = { ...ofTrainer, state: 'failed' as const, search: 'be', offset: 50 };
  await openPage(`${trainer}/assignment?state=failed&search=be&page=2`, {
    operations: [
      ...assignmentsPage(failedOnly, [progressOf('Béa')], 51),
      ...assignmentsPage({ ...ofTrainer, state: 'open', search: 'be' }, [progressOf('Ana')]),
    ],
  });
  expect(await screen.findByRole('radio', { name: 'Nicht bestanden' })).toBeChecked();
  expect(screen.getByText('51 Personen')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nächste' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Noch offen' }));
  await waitFor(() => expect(currentAddress()).toBe(`${trainer}/assignment?state=open&search=be`));
  expect(await screen.findByRole('row', { name: /Ana Berger/ })).toBeVisible();
});

test('a session and an order go into the address', async () => {
  const sorted = { ...ofTrainer, course_session_ids: 'bern', sort: 'submitted' as const };
  await openPage(`${trainer}/assignment`, {
    operations: [
      ...assignmentsPage(ofTrainer, [progressOf('Ana')]),
      ...assignmentsPage({ ...ofTrainer, course_session_ids: 'bern' }, [progressOf('Béa')]),
      ...assignmentsPage(sorted, [progressOf('Cem')]),
    ],
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Durchführung' }), 'Bern 2025');
  expect(await screen.findByRole('row', { name: /Béa Berger/ })).toBeVisible();
  await userEvent.click(people().getByRole('button', { name: /Abgegeben/ }));
  await waitFor(() => expect(currentAddress()).toBe(`${trainer}/assignment?session=bern&sort=submitted`));
  expect(await screen.findByRole('row', { name: /Cem Berger/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Noten' })).toHaveAttribute(
    'href',
    `${trainer}/competence-grade?session=bern`,
  );
});

test('another state asks for the list alone, and leaves the figures as they are', async () => {
  const sent = fakeNetwork(() => new Promise<Response>(() => undefined));
  await openPage(`${trainer}/assignment`, { operations: assignmentsPage(ofTrainer, [progressOf('Ana')]) });
  await userEvent.click(await screen.findByRole('radio', { name: 'Noch offen' }));
  await waitFor(() =>
    expect(people().getByRole('row', { name: /Ana/ }).closest('[aria-busy=true]')).not.toBeNull(),
  );
  expect(screen.getByRole('list', { name: 'Kennzahlen' }).closest('[aria-busy=true]')).toBeNull();
  await waitFor(() =>
    expect(sent.map(({ body }) => (body as { operationName?: string }).operationName)).toEqual([
      'AgentProgress',
    ]),
  );
});

test('a list that is refused takes the page with it', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  await openPage(`${trainer}/assignment`, { operations: assignmentsPage(ofTrainer, [progressOf('Ana')]) });
  await userEvent.click(await screen.findByRole('radio', { name: 'Noch offen' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diese Statistik gibt es nicht' }),
  ).toBeVisible();
});

test('figures and list of a session that cannot be had are told once, and asked for again together', async () => {
  const sent = fakeNetwork(() => failed(500));
  const asked = () => sent.map(({ body }) => (body as { operationName?: string }).operationName).sort();
  await openPage(`${trainer}/assignment`, { operations: assignmentsPage(ofTrainer, [progressOf('Ana')]) });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Durchführung' }), 'Bern 2025');
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(asked()).toEqual(['AgentAssignments', 'AgentProgress']));
  expect(people().getByRole('row', { name: /Ana/ })).toBeVisible();
  sent.length = 0;
  await userEvent.click(within(alert).getByRole('button'));
  await waitFor(() => expect(asked()).toEqual(['AgentAssignments', 'AgentProgress']));
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
});

test('one assignment: what everybody did, with points where the evaluation is released', async () => {
  const persons = [
    resultOf('Ana'),
    resultOf('Béa', { evaluation_passed: false, evaluation_points_final: 4, evaluation_percent: 20 }),
    resultOf('Cem', {
      completion_status: 'SUBMITTED',
      evaluation_passed: null,
      evaluation_points_final: null,
      evaluation_max_points: null,
      evaluation_percent: null,
    }),
  ];
  await openPage(`${trainer}/assignment/police`, {
    operations: assignmentPage({ ...ofTrainer, assignment_id: 'police' }, persons),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Police prüfen' })).toBeVisible();
  expect(screen.getByText('Auftrag aus dem Circle Fahrzeug')).toBeVisible();
  expect(people().getByRole('row', { name: /Ana.*Bewertet.*14\.5 von 20.*73 %/ })).toBeVisible();
  expect(people().getByRole('row', { name: /Béa.*Nicht bestanden.*4 von 20.*20 %/ })).toBeVisible();
  expect(people().getByRole('row', { name: /Cem.*Abgegeben – –/ })).toBeVisible();
});

test('grades: points per certificate with its page, and the average of everybody', async () => {
  const persons = [gradesOf('Ana', 4.63), gradesOf('Béa', 3.5), gradesOf('Cem', null)];
  await openPage(`${trainer}/competence-grade?session=zurich`, {
    operations: gradesPage({ ...ofTrainer, course_session_ids: 'zurich' }, persons),
  });
  const chart = await screen.findByRole('region', { name: 'Punkte je Kompetenznachweis' });
  expect(chart).toHaveTextContent('Am meisten Punkte gab es in Basis und Fahrzeug: 81 %.');
  expect(within(chart).getByRole('link', { name: 'Basis und Fahrzeug' })).toHaveAttribute(
    'href',
    `${trainer}/competence-grade/zurich/basis`,
  );
  expect(people().getByRole('row', { name: /Ana Berger.*2 von 2 4\.63/ })).toBeVisible();
  expect(people().getByRole('row', { name: /Béa Berger.*3\.50/ })).toBeVisible();
  expect(people().getByRole('row', { name: /Cem Berger.*noch keine Note/ })).toBeVisible();
});

test('grades: a certificate has no page before its session is chosen, and none where the session has nothing of it', async () => {
  const answer = gradesAnswer();
  const { competence_certificates: certificates } = answer.agent_competence_grades;
  const none = { total_passed: 0, total_failed: 0, total_unranked: 0 };
  const ofZurich: typeof answer = {
    agent_competence_grades: {
      ...answer.agent_competence_grades,
      competence_certificates: certificates.map((one, index) => (index === 0 ? one : { ...one, ...none })),
    },
  };
  const links = async () => {
    const chart = await screen.findByRole('region', { name: 'Punkte je Kompetenznachweis' });
    return within(chart)
      .queryAllByRole('link', { name: /Basis und Fahrzeug|Personen und Haushalt/ })
      .map((link) => link.getAttribute('href'));
  };
  await openPage(`${trainer}/competence-grade`, {
    operations: gradesPage(ofTrainer, [gradesOf('Ana', 5)]),
  });
  expect(await links()).toEqual([]);
  cleanup();
  await openPage(`${trainer}/competence-grade?session=zurich`, {
    operations: gradesPage({ ...ofTrainer, course_session_ids: 'zurich' }, [gradesOf('Ana', 5)], ofZurich),
  });
  expect(new Set(await links())).toEqual(new Set([`${trainer}/competence-grade/zurich/basis`]));
});

test('one certificate of a session: the official grade with the exact one', async () => {
  await openPage(`${trainer}/competence-grade/zurich/basis`, {
    operations: gradesPage(
      { ...ofTrainer, course_session_ids: 'zurich', competence_certificate_id: 'basis' },
      [gradesOf('Ana', 5)],
    ),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Basis und Fahrzeug' })).toBeVisible();
  expect(people().getByRole('row', { name: /Ana Berger.*5\.0.*genau 5\.11/ })).toBeVisible();
});

test('a grade of which a mentor sees a part says so', async () => {
  await openPage(`${mentor}/competence-grade`, {
    operations: gradesPage(ofMentor, [gradesOf('Ana', 6, { is_partial: true })]),
  });
  expect(await screen.findByRole('row', { name: /6\.00.*nur aus Praxisaufträgen/ })).toBeVisible();
});

test.each([
  ['Personen', 'progress', 'state=open&search=be&sort=submitted&descending=true'],
  ['Aufträge mit Bewertung', 'assignments', ''],
  ['Stand der Bewertungen', 'outcomes', ''],
])('«%s» is downloaded as it is shown', async (title, part, query) => {
  const shown = {
    ...ofTrainer,
    course_session_ids: 'bern',
    state: 'open' as const,
    search: 'be',
    sort: 'submitted' as const,
    descending: true,
  };
  const sent = fakeNetwork(() => failed(500));
  await openPage(`${trainer}/assignment?session=bern&state=open&search=be&sort=-submitted`, {
    operations: assignmentsPage(shown, [progressOf('Béa')]),
  });
  const downloads = await screen.findByRole('group', { name: `«${title}» herunterladen` });
  await userEvent.click(within(downloads).getByRole('button', { name: 'CSV' }));
  const asked = sent.map(({ address }) => new URL(address, 'http://x')).at(-1);
  expect(asked?.pathname).toBe(`/api/dashboard/course/course/agent_export/${part}/`);
  const expected = `agent_role=berufsbildner&course_session_ids=bern${query && `&${query}`}&format=csv`;
  expect(asked?.search).toBe(`?${expected}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datei konnte nicht erstellt werden');
});

test.each([
  ['another role', `/statistic/expert/${courseSlug}/assignment`],
  ['no right', `${trainer}/assignment`],
  ['no right to grades', `${trainer}/competence-grade`],
  ['an unknown assignment', `${trainer}/assignment/other`],
  ['an unknown certificate', `${trainer}/competence-grade/zurich/other`],
])('with %s there is nothing', async (_what, address) => {
  fakeNetwork(() => graphqlError('not_found'));
  await openPage(address);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diese Statistik gibt es nicht' }),
  ).toBeVisible();
});

test('nobody is found, and all can be shown again', async () => {
  await openPage(`${trainer}/assignment?search=xaver`, {
    operations: [
      ...assignmentsPage({ ...ofTrainer, search: 'xaver' }, []),
      ...assignmentsPage(ofTrainer, [progressOf('Ana')]),
    ],
  });
  expect(await screen.findByText('Niemand gefunden')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Alle anzeigen' }));
  expect(await screen.findByRole('row', { name: /Ana Berger/ })).toBeVisible();
  expect(currentAddress()).toBe(`${trainer}/assignment`);
});

test('what failed to load can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await openPage(`${trainer}/assignment`);
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
