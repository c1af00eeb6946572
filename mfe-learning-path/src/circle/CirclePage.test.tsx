import { changeLanguage, fakeNetwork, graphqlError, typed, userProfile } from '@learn/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import {
  circleNode,
  completion,
  completions,
  contentNode,
  courseSlug,
  learningPath,
  pathOperation,
  previewSession,
  sequenceNode,
  session,
  unlockedBy,
} from '../testing/fixtures.ts';
import { openCircle } from '../testing/openCircle.ts';
import { openPage } from '../testing/openPage.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const circle = circleNode('fahrzeug', {
  description: 'Risiken rund ums Fahrzeug.',
  goals: ['Du erkennst die Deckungen.'],
  experts: [
    typed('CircleExpert', {
      user_id: 'u1',
      first_name: 'Thomas',
      last_name: 'Meier',
      avatar_url: '',
    }),
  ],
  learning_sequences: [
    sequenceNode('starten', [contentNode('einstieg', { minutes: 10 })]),
    sequenceNode('erklaeren', [
      contentNode('deckungen', { kind: 'LearningModule', minutes: 20 }),
      contentNode('fall', { kind: 'Assignment', assignment_type: 'CASEWORK', minutes: 125 }),
      contentNode('kurs', { kind: 'AttendanceCourse', minutes: 240, location: 'Zürich, Raum 204' }),
    ]),
  ],
});
const done = [completion('einstieg')];

const open = (shown: typeof circle = circle, options: Parameters<typeof openCircle>[1] = {}) =>
  openCircle(shown, { rest: completions(...done), ...options });

const sequence = (name: string) => screen.findByRole('button', { name });

it('says what the circle is about, the progress and how long it still takes', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Fahrzeug' })).toBeVisible();
  expect(screen.getByText('Risiken rund ums Fahrzeug.')).toBeVisible();
  expect(screen.getByText('Du erkennst die Deckungen.')).toBeVisible();
  expect(screen.getByText('Sequenzen abgeschlossen')).toBeVisible();
  expect(screen.getByText('noch rund 6 Std. 25 Min.')).toBeVisible();
});

it('opens the sequence with the next content and keeps the others closed', async () => {
  await open();
  expect(await sequence('Sequenz erklaeren')).toHaveAttribute('aria-expanded', 'true');
  expect(await sequence('Sequenz starten')).toHaveAttribute('aria-expanded', 'false');
});

it('keeps sequences open, also after a reload', async () => {
  const first = await open();
  await userEvent.click(await sequence('Sequenz starten'));
  first.unmount();
  await open(circle, { keepSession: true });
  expect(await sequence('Sequenz starten')).toHaveAttribute('aria-expanded', 'true');
});

it('shows of each content its state, kind, minutes and place', async () => {
  await open();
  await userEvent.click(await sequence('Sequenz starten'));
  const rowOf = (title: string) => {
    const row = screen.getByRole('link', { name: title }).closest('li');
    if (!row) throw new Error(`${title} is in no list`);
    return row;
  };
  expect(rowOf('Inhalt einstieg')).toHaveTextContent('ErledigtInhalt einstiegText · 10 Min.');
  expect(rowOf('Inhalt deckungen')).toHaveTextContent('Als NächstesInhalt deckungenLernmodul · 20 Min.');
  expect(rowOf('Inhalt fall')).toHaveTextContent('OffenInhalt fallFallarbeit · 2 Std. 5 Min.');
  expect(rowOf('Inhalt kurs')).toHaveTextContent('Präsenztag · 4 Std. · Zürich, Raum 204');
});

it('says when and where a course day is, and until when something is handed in while it is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T08:00:00Z') });
  const start = '2026-03-16T07:30:00Z';
  const day = {
    ...contentNode('kurs', { kind: 'AttendanceCourse', location: 'Zürich' }),
    course_session_attendance_course: { id: 'd', location: 'Raum 204', due_date: { start, end: null } },
  };
  const work = {
    ...contentNode('fall', { kind: 'Assignment', assignment_type: 'CASEWORK' }),
    course_session_assignment: { id: 'a', submission_deadline: { start, end: null } },
  };
  const test = {
    ...contentNode('test', { kind: 'EdoniqTest' }),
    course_session_edoniq_test: { id: 't', deadline: { start, end: null } },
  };
  const planned = circleNode('fahrzeug', { learning_sequences: [sequenceNode('a', [day, work, test])] });
  const first = await open(planned);
  const rowOf = async (title: string) =>
    (await screen.findAllByText(title)).map((words) => words.closest('li')).find((row) => row !== null);
  expect(await rowOf('Inhalt kurs')).toHaveTextContent(
    'Präsenztag · 10 Min. · Mo., 16. März, 08:30 · Raum 204',
  );
  expect(await rowOf('Inhalt fall')).toHaveTextContent(
    'Fallarbeit · 10 Min. · Abgabe bis Mo., 16. März, 08:30',
  );
  expect(await rowOf('Inhalt test')).toHaveTextContent('Test · 10 Min. · Mo., 16. März, 08:30');
  first.unmount();
  vi.setSystemTime('2026-03-16T07:30:01Z');
  const afterwards = await open(planned);
  expect(await rowOf('Inhalt fall')).toHaveTextContent(
    'Fallarbeit · 10 Min. · Die Abgabefrist war am Mo., 16. März, 08:30.',
  );
  afterwards.unmount();
  await open(planned, { rest: completions(completion('fall')) });
  expect(await rowOf('Inhalt fall')).not.toHaveTextContent('Abgabe');
});

it('marks a video that has been watched in part as begun', async () => {
  const withVideo = circleNode('fahrzeug', {
    learning_sequences: [sequenceNode('a', [contentNode('text'), contentNode('clip', { kind: 'Video' })])],
  });
  const watched = completion('clip', {
    completion_status: 'UNKNOWN',
    additional_json_data: { watched_ranges: [[0, 12]] },
  });
  await open(withVideo, { rest: completions(watched) });
  expect((await screen.findByText('Inhalt clip')).closest('li')).toHaveTextContent('In Arbeit');
});

it('leads on to the next content', async () => {
  await open();
  const links = await screen.findAllByRole('link', { name: 'Weiter geht’s' });
  for (const link of links)
    expect(link).toHaveAttribute('href', `/course/${courseSlug}/learn/fahrzeug/deckungen`);
});

it('names the experts of the circle with a way to write to them', async () => {
  await open();
  expect(await screen.findByText('Thomas Meier')).toBeVisible();
  expect(screen.getByText('Experte für diesen Circle')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
    'href',
    '/messages?write=person%3Au1',
  );
});

it('offers those who only look no way to write to them', async () => {
  await open(circle, { courseSessions: [previewSession] });
  expect(await screen.findByText('Thomas Meier')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nachricht schreiben' })).toBeNull();
});

it('explains a locked circle and links what unlocks it, but none of its contents', async () => {
  const locked = { ...circle, unlocked_by: unlockedBy('kickoff') };
  const path = learningPath([[circleNode('kickoff'), locked]]);
  await open(locked, { operations: [pathOperation(path)] });
  const notice = await screen.findByText(/Wird freigeschaltet/);
  expect(within(notice).getByRole('link', { name: 'Kickoff' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learn/kickoff`,
  );
  expect(screen.getByText('Inhalt deckungen')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Inhalt deckungen' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Weiter geht’s' })).not.toBeInTheDocument();
});

it('says why the editors have locked a circle, and until when', async () => {
  const lock_reason = 'Er öffnet sich vor dem letzten Kurstag.';
  const locked = { ...circle, content_locked: true, lock_reason, locked_until: '2026-12-07T07:00:00Z' };
  await open(locked);
  expect(
    await screen.findByText(
      `Dieser Circle ist noch nicht freigegeben. ${lock_reason} Offen ab Montag, 7. Dezember.`,
    ),
  ).toBeVisible();
});

it('links no content of an exam that is locked for itself', async () => {
  const state = { exam_data: { exam_state: 'locked' } };
  const exam = circleNode('pruefung', {
    is_exam_circle: true,
    learning_sequences: [sequenceNode('a', [contentNode('bogen', { additional_json_data: state })])],
  });
  await open(exam);
  expect(await screen.findByRole('heading', { level: 2, name: 'Prüfung gesperrt' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Inhalt bogen' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Weiter geht’s' })).not.toBeInTheDocument();
});

it('is open as soon as an unlocking circle is completed', async () => {
  const unlocked = { ...circle, unlocked_by: unlockedBy('kickoff') };
  const path = learningPath([[circleNode('kickoff'), unlocked]]);
  await open(unlocked, {
    operations: [pathOperation(path)],
    rest: completions(completion('kickoff-1-a')),
  });
  expect(await screen.findByRole('link', { name: 'Inhalt einstieg' })).toBeInTheDocument();
});

it('is neutral for who previews the course', async () => {
  await open(circle, { courseSessions: [previewSession], rest: {} });
  expect(await screen.findByText('1 Inhalt')).toBeVisible();
  expect(screen.getByText('rund 6 Std. 35 Min.')).toBeVisible();
  expect(screen.queryByText('Erledigt')).not.toBeInTheDocument();
  expect(screen.queryByText('Noch nicht begonnen')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Inhalt einstieg' })).toBeInTheDocument();
});

it('says so when there is no such circle', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  await openPage({ at: '/nirgends', rest: completions() });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diesen Circle gibt es nicht.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lernpfad' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learn`,
  );
});

it('offers a retry when the circle cannot be loaded, and recovers', async () => {
  let down = true;
  fakeNetwork(({ address }) => {
    if (address.includes('/document/')) return { body: [] };
    return down ? graphqlError('database_unavailable') : { body: { data: { circle } } };
  });
  await openPage({ at: '/fahrzeug', rest: completions() });
  expect(await screen.findByText('Der Circle konnte nicht geladen werden.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fahrzeug' })).toBeVisible();
});

it('says what would be here when a circle is empty', async () => {
  const empty = circleNode('fahrzeug', { learning_sequences: [] });
  await open(empty);
  expect(await screen.findByText('Noch keine Inhalte')).toBeVisible();
});

it('says when the circle is not translated yet, and marks its language', async () => {
  await open(circle, { language: 'it' });
  expect(await screen.findByText(/non è ancora tradotto/)).toHaveTextContent('Lo vedi in tedesco.');
  expect(screen.getByText('Fahrzeug')).toHaveAttribute('lang', 'de');
});

it('keeps the progress when the language changes, although the pages get other ids', async () => {
  const french = {
    ...circle,
    id: 'fr',
    language: 'fr',
    learning_sequences: [sequenceNode('demarrer', [{ ...contentNode('debut'), slug: 'einstieg' }])],
  };
  fakeNetwork(({ address, method }) => {
    if (method === 'PUT') return { body: userProfile({ language: 'fr' }) };
    if (address.includes('/graphql')) return { body: { data: { circle: french } } };
    if (address.includes('/document/')) return { body: [] };
    return { body: address.includes('/completion/') ? [completion('debut')] : [session] };
  });
  await open();
  await screen.findByText('noch rund 6 Std. 25 Min.');
  await act(() => changeLanguage('fr'));
  expect(await screen.findByText('1 sur 1 contenu terminé')).toBeVisible();
});
