import { fakeNetwork, typed } from '@learn/testing';
import { screen, within } from '@testing-library/react';
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
import { openPage } from '../testing/openPage.ts';

afterEach(() => vi.unstubAllGlobals());

const kickoff = circleNode('kickoff');
const fahrzeug = circleNode('fahrzeug', {
  learning_sequences: [
    sequenceNode('fahrzeug-1', [contentNode('fahrzeug-1-a')]),
    sequenceNode('fahrzeug-2', [contentNode('fahrzeug-2-a', { kind: 'Video', minutes: 12 })]),
  ],
});
const haushalt = circleNode('haushalt', { unlocked_by: unlockedBy('fahrzeug', 'kmu') });
const kmu = circleNode('kmu');
const path = learningPath([[kickoff], [fahrzeug, haushalt, kmu]]);
const done = [completion('kickoff-1-a'), completion('fahrzeug-1-a')];

function circleItem(name: string) {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return within(item);
}

it('shows first what is next, with kind, minutes and place', async () => {
  await openPage({ operations: [pathOperation(path)], rest: completions(...done) });
  expect(await screen.findByRole('heading', { name: 'Weiter mit «Inhalt fahrzeug-2-a»' })).toBeVisible();
  expect(screen.getByText('Video, 12 Min.')).toBeVisible();
  expect(screen.getByText('Fahrzeug · Sequenz 2 von 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Weiter geht’s' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learn/fahrzeug/fahrzeug-2-a`,
  );
});

it('counts finished, begun and open circles', async () => {
  await openPage({ operations: [pathOperation(path)], rest: completions(...done) });
  expect(await screen.findByText('von 4', { exact: false })).toHaveTextContent('1 von 4');
  expect(screen.getByText('1 in Arbeit · 2 offen')).toBeVisible();
});

it('says of each circle its progress, and which is the current one', async () => {
  await openPage({ operations: [pathOperation(path)], rest: completions(...done) });
  await screen.findByRole('heading', { level: 3, name: 'Kickoff' });
  expect(circleItem('Kickoff').getByText('Abgeschlossen')).toBeVisible();
  expect(circleItem('Fahrzeug').getByText('In Arbeit · 1 von 2 Sequenzen')).toBeVisible();
  expect(circleItem('Fahrzeug').getByText('Du bist hier')).toBeVisible();
  expect(circleItem('Kmu').getByText('Noch nicht begonnen')).toBeVisible();
});

it('says what unlocks a locked circle, with links', async () => {
  await openPage({ operations: [pathOperation(path)], rest: completions(...done) });
  await screen.findByRole('heading', { level: 3, name: 'Haushalt' });
  const item = circleItem('Haushalt');
  expect(item.getByText(/Wird freigeschaltet/)).toHaveTextContent(
    'Wird freigeschaltet, sobald Fahrzeug oder Kmu abgeschlossen ist',
  );
  expect(item.getByRole('link', { name: 'Kmu' })).toHaveAttribute('href', `/course/${courseSlug}/learn/kmu`);
});

it('keeps a circle open that the server has recorded as unlocked', async () => {
  const unlocked = completion('haushalt', {
    completion_status: 'UNKNOWN',
    additional_json_data: { unlocked: true },
  });
  await openPage({ operations: [pathOperation(path)], rest: completions(...done, unlocked) });
  await screen.findByRole('heading', { level: 3, name: 'Haushalt' });
  expect(circleItem('Haushalt').getByText('Noch nicht begonnen')).toBeVisible();
});

it('shows an exam circle with the text and link of its state', async () => {
  const exam = circleNode('pruefung', { is_exam_circle: true, exam_requires_booking: true });
  await openPage({ operations: [pathOperation(learningPath([[exam]]))], rest: completions() });
  await screen.findByRole('heading', { level: 3, name: 'Pruefung' });
  const item = circleItem('Pruefung');
  expect(item.getByText('Prüfung bereit')).toBeVisible();
  expect(item.getByRole('link', { name: 'Jetzt anmelden' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learn/pruefung?exam=dates`,
  );
});

it('leads to the address of an exam that is taken elsewhere', async () => {
  const exam = circleNode('pruefung', { is_exam_circle: true, exam_url: 'https://exams.example/zp' });
  const begun = completion('pruefung-1-a', {
    completion_status: 'UNKNOWN',
    additional_json_data: { exam_data: { exam_state: 'inProgress' } },
  });
  await openPage({ operations: [pathOperation(learningPath([[exam]]))], rest: completions(begun) });
  expect(await screen.findByText('In Bearbeitung')).toBeVisible();
  expect(circleItem('Pruefung').getByRole('link', { name: 'Weiter geht’s' })).toHaveAttribute(
    'href',
    'https://exams.example/zp',
  );
});

it('has no link to a locked exam', async () => {
  const exam = circleNode('pruefung', { is_exam_circle: true, unlocked_by: unlockedBy('kickoff') });
  await openPage({ operations: [pathOperation(learningPath([[kickoff, exam]]))], rest: completions() });
  expect(await screen.findByText(/Prüfung gesperrt/)).toHaveTextContent(
    'Prüfung gesperrt. Wird freigeschaltet, sobald Kickoff abgeschlossen ist',
  );
  expect(screen.queryByRole('link', { name: 'Jetzt starten' })).not.toBeInTheDocument();
});

it('reports an unknown exam state, and shows it as unknown', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const exam = circleNode('pruefung', { is_exam_circle: true });
  const odd = completion('pruefung-1-a', {
    completion_status: 'UNKNOWN',
    additional_json_data: { exam_data: { exam_state: 'lost' } },
  });
  await openPage({ operations: [pathOperation(learningPath([[exam]]))], rest: completions(odd) });
  expect(await screen.findByText('Status unbekannt')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.any(Error), { area: 'exam', circle: 'pruefung' });
  report.mockRestore();
});

const profiles = [
  typed('CourseProfile', { id: 'p1', code: 'nichtleben', name: 'Nichtleben' }),
  typed('CourseProfile', { id: 'p2', code: 'leben', name: 'Leben' }),
];
const byProfile = [
  circleNode('sachen', { profiles: ['nichtleben'] }),
  circleNode('vorsorge', { profiles: ['leben'] }),
];

it('filters by profile and keeps the filter in the address', async () => {
  const filtered = learningPath([byProfile], { profiles });
  await openPage({ at: '?profile=leben', operations: [pathOperation(filtered)], rest: completions() });
  expect(await screen.findByRole('radio', { name: 'Leben' })).toBeChecked();
  expect(screen.queryByRole('heading', { name: 'Sachen' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Alle' }));
  expect(screen.getByRole('heading', { name: 'Sachen' })).toBeVisible();
  expect(screen.getByText('2 Circles')).toBeVisible();
});

it('starts with the profile that the person has chosen', async () => {
  const enrolment = typed('CourseSessionUser', {
    id: 'e1',
    course_session_id: session.id,
    chosen_profile: profiles[0] ?? null,
  });
  const filtered = learningPath([byProfile], { profiles, course_session_users: [enrolment] });
  await openPage({ operations: [pathOperation(filtered)], rest: completions() });
  expect(await screen.findByRole('radio', { name: 'Nichtleben' })).toBeChecked();
  expect(screen.queryByRole('heading', { name: 'Vorsorge' })).not.toBeInTheDocument();
});

it('has no filter for a course with a single profile', async () => {
  const single = learningPath([[kickoff]], { profiles: profiles.slice(0, 1) });
  await openPage({ operations: [pathOperation(single)], rest: completions() });
  await screen.findByRole('heading', { level: 3, name: 'Kickoff' });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('shows the path as a list, which stays in the address beside the filter', async () => {
  const filtered = learningPath([byProfile], { profiles });
  await openPage({ at: '?profile=leben', operations: [pathOperation(filtered)], rest: completions() });
  await userEvent.click(await screen.findByRole('link', { name: 'Als Liste' }));
  expect(screen.getByRole('heading', { level: 3, name: 'Vorsorge' })).toBeVisible();
  expect(circleItem('Vorsorge').getByText('Noch nicht begonnen')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Als Ringe' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learn?profile=leben`,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Alle' }));
  expect(screen.getByRole('link', { name: 'Als Ringe' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learn?profile=all`,
  );
});

it('says in the list, too, which circle is current and what unlocks a circle', async () => {
  await openPage({ at: '?view=list', operations: [pathOperation(path)], rest: completions(...done) });
  await screen.findByRole('heading', { level: 3, name: 'Haushalt' });
  expect(circleItem('Fahrzeug').getByText('Du bist hier')).toBeVisible();
  expect(circleItem('Haushalt').getByRole('link', { name: 'Kmu' })).toBeVisible();
});

it('draws many circles as one line for a phone', async () => {
  const many = Array.from({ length: 16 }, (_, number) => circleNode(`circle-${number}`));
  await openPage({ operations: [pathOperation(learningPath([many]))], rest: completions() });
  await screen.findByRole('heading', { level: 3, name: 'Circle-15' });
  expect(await screen.findAllByTitle(/^Circle-/)).toHaveLength(16);
});

it('says what would be here when the path has no circles', async () => {
  await openPage({ operations: [pathOperation(learningPath([]))], rest: completions() });
  expect(await screen.findByText('Noch keine Circles')).toBeVisible();
});

it('says so when everything is done', async () => {
  await openPage({
    operations: [pathOperation(learningPath([[kickoff]]))],
    rest: completions(completion('kickoff-1-a')),
  });
  expect(await screen.findByText('Du hast alle Circles abgeschlossen.')).toBeVisible();
});

it('offers a retry when the path cannot be loaded, and recovers', async () => {
  let down = true;
  fakeNetwork(() =>
    down
      ? { status: 503, body: { code: 'database_unavailable' } }
      : { body: { data: { learning_path: path } } },
  );
  await openPage({ rest: completions(...done) });
  expect(await screen.findByText('Der Lernpfad konnte nicht geladen werden.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Fahrzeug' })).toBeVisible();
});

it('does not show unknown progress as no progress', async () => {
  let down = true;
  fakeNetwork(() => (down ? { status: 503, body: { code: 'database_unavailable' } } : { body: done }));
  await openPage({ operations: [pathOperation(path)] });
  expect(await screen.findByText('Dein Fortschritt konnte nicht geladen werden.')).toBeVisible();
  expect(screen.queryByText('Noch nicht begonnen')).not.toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Abgeschlossen')).toBeVisible();
});

it('is neutral for who previews the course, and asks for no progress', async () => {
  const calls = fakeNetwork(() => ({ status: 404, body: { code: 'not_found' } }));
  await openPage({ operations: [pathOperation(path)], courseSessions: [previewSession] });
  expect(await screen.findByRole('heading', { level: 3, name: 'Haushalt' })).toBeVisible();
  expect(circleItem('Haushalt').getByText('1 Sequenz')).toBeVisible();
  expect(screen.queryByText('Du bist hier')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Weiter geht’s' })).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('says when the path is not translated yet', async () => {
  await openPage({ language: 'fr', operations: [pathOperation(path)], rest: completions() });
  expect(await screen.findByText(/pas encore traduit/)).toHaveTextContent('Tu le vois en allemand.');
});
