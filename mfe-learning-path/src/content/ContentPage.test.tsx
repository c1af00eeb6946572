import { sendWaiting } from '@learn/platform';
import { $completions, completionKey, fakeNetwork, graphqlError, type SentCall, typed } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import {
  circleNode,
  circleOperation,
  completion,
  completions,
  contentNode,
  contentOperation,
  courseSlug,
  previewSession,
  sequenceNode,
  session,
  unlockedBy,
  userId,
} from '../testing/fixtures.ts';
import { openPage } from '../testing/openPage.ts';

afterEach(() => vi.unstubAllGlobals());

const text = { ...contentNode('text', { minutes: 12 }), text: '<p>Wer fährt, haftet.</p>' };
const check = { ...contentNode('check'), text: '<p>Fast am Ziel.</p>' };
const circle = circleNode('fahrzeug', {
  learning_sequences: [
    sequenceNode('starten', [contentNode('text', { minutes: 12 })]),
    sequenceNode('pruefen', [contentNode('check')]),
  ],
});

function open(options: Parameters<typeof openPage>[0] = {}) {
  return openPage({
    at: '/fahrzeug/text',
    operations: [
      contentOperation('fahrzeug', text),
      contentOperation('fahrzeug', check),
      circleOperation(circle),
    ],
    rest: completions(),
    ...options,
  });
}

const marks = (calls: readonly SentCall[]) => calls.filter(({ address }) => address.endsWith('/mark/'));
/** what stands around the title */
const head = () => within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement);
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows title, kind and minutes, and the way back to the circle', async () => {
  await open();
  expect(await h1('Inhalt text')).toBeVisible();
  expect(screen.getByText('Text')).toBeVisible();
  expect(screen.getByText('12 Min.')).toBeVisible();
  expect(screen.getByText('Wer fährt, haftet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Circle Fahrzeug' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/learn/fahrzeug`,
  );
});

it('marks as done and goes on to the next content, across sequences', async () => {
  const calls = fakeNetwork(() => ({ body: [completion('text')] }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Erledigt und weiter' }));
  expect(await h1('Inhalt check')).toBeVisible();
  expect(screen.getByText('Erledigt gespeichert')).toBeInTheDocument();
  expect(marks(calls).map(({ body }) => body)).toEqual([
    { page_id: 'text', completion_status: 'SUCCESS', course_session_id: session.id },
  ]);
});

it('does not lead away from the page that was opened while it was saved', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fakeNetwork(() => promise);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Erledigt und weiter' }));
  await userEvent.click(screen.getByRole('link', { name: 'Circle Fahrzeug' }));
  expect(await h1('Fahrzeug')).toBeVisible();
  resolve(Response.json([completion('text')]));
  await expect
    .poll(() => $completions.get()[completionKey(session.id, userId)])
    .toMatchObject({
      index: new Map([['text', expect.anything()]]),
    });
  await Promise.resolve();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fahrzeug');
});

it('leads back to the circle after the last content', async () => {
  await open({ at: '/fahrzeug/check', rest: completions(completion('check')) });
  const back = await screen.findByRole('link', { name: 'Zurück zum Circle' });
  expect(back).toHaveAttribute('href', `/course/${courseSlug}/learn/fahrzeug`);
  // the arrow stands before the words, as it points back
  expect(back.firstChild).toBeInstanceOf(SVGElement);
});

it('marks as done without leaving, confirms it, goes on from the way to the next, and takes it back', async () => {
  let list = [completion('text')];
  const calls = fakeNetwork(() => ({ body: list }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Als erledigt markieren' }));
  expect(await screen.findByText('Erledigt gespeichert')).toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Als offen markieren' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Weiter' })).toHaveFocus());
  expect(head().getByText('Erledigt')).toBeVisible();
  list = [];
  await userEvent.click(undo);
  expect(await screen.findByText('Wieder als offen gespeichert')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Als erledigt markieren' })).toBeVisible();
  expect(marks(calls).at(-1)?.body).toMatchObject({ completion_status: 'UNKNOWN' });
});

it('says when marking failed, stays, and does what was wanted on a retry', async () => {
  let down = true;
  fakeNetwork(() =>
    down ? { status: 500, body: { code: 'internal_error' } } : { body: [completion('text')] },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Erledigt und weiter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Das konnte nicht gespeichert werden.');
  expect(screen.getByRole('heading', { level: 1, name: 'Inhalt text' })).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await h1('Inhalt check')).toBeVisible();
});

it('keeps a mark that cannot be sent, says that it waits, and shows it until the server has it', async () => {
  let down = true;
  fakeNetwork(() =>
    down ? { status: 503, body: { code: 'database_unavailable' } } : { body: [completion('text')] },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Als erledigt markieren' }));
  expect(await screen.findByText('wartet auf Verbindung')).toBeVisible();
  expect(head().getByText('Erledigt')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Erledigt gespeichert – wartet auf Verbindung');
  down = false;
  await sendWaiting();
  await waitFor(() => expect(screen.queryByText('wartet auf Verbindung')).not.toBeInTheDocument());
  expect(head().getByText('Erledigt')).toBeVisible();
});

it('has the next card as its dark button first, and cannot be finished unread', async () => {
  const module = {
    ...contentNode('text', { kind: 'LearningModule' }),
    cards: [
      typed('ModuleCard', { title: 'Eins', text: '<p>Erste Karte.</p>' }),
      typed('ModuleCard', { title: 'Zwei', text: '<p>Zweite Karte.</p>' }),
    ],
  };
  await open({ operations: [contentOperation('fahrzeug', module), circleOperation(circle)] });
  const next = await screen.findByRole('button', { name: 'Nächste Karte' });
  expect(screen.queryByRole('button', { name: 'Erledigt und weiter' })).not.toBeInTheDocument();
  await userEvent.click(next);
  expect(screen.getByRole('button', { name: 'Erledigt und weiter' })).toBeVisible();
});

it('shows the contents of the unit beside it, with what is done and where one is', async () => {
  const unit = circleNode('fahrzeug', {
    learning_sequences: [
      sequenceNode('starten', [contentNode('text'), contentNode('check'), contentNode('mehr')]),
      sequenceNode('weiter', [contentNode('anderes')]),
    ],
  });
  await open({
    operations: [contentOperation('fahrzeug', check), circleOperation(unit)],
    at: '/fahrzeug/check',
    rest: completions(completion('text')),
  });
  const outline = await screen.findByRole('complementary', { name: 'Einheit starten-einheit' });
  expect(outline).toHaveTextContent('Sequenz 1 von 2 · Sequenz starten');
  expect(outline).toHaveTextContent('1 von 3 Inhalten erledigt');
  expect(within(outline).getByRole('link', { current: 'page' })).toHaveTextContent('Inhalt check');
  expect(within(outline).queryByText('Inhalt anderes')).toBeNull();
});

it('says so when the circle turns out to be locked in this session', async () => {
  fakeNetwork(() => ({ status: 422, body: { code: 'circle_locked' } }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Als erledigt markieren' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'In dieser Durchführung ist der Circle noch gesperrt.',
  );
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
});

it('offers no marking to who previews the course, and asks for no completions', async () => {
  const calls = fakeNetwork(() => ({ body: [] }));
  await open({ courseSessions: [previewSession], rest: {} });
  expect(await screen.findByRole('link', { name: 'Weiter' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /erledigt/i })).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('keeps the text readable when the progress cannot be loaded', async () => {
  fakeNetwork(() => ({ status: 503, body: { code: 'database_unavailable' } }));
  await open({ rest: {} });
  expect(await screen.findByText('Dein Fortschritt konnte nicht geladen werden.')).toBeVisible();
  expect(screen.getByText('Wer fährt, haftet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /erledigt/i })).not.toBeInTheDocument();
});

it('explains why a content of a locked circle cannot be opened', async () => {
  fakeNetwork(() => graphqlError('circle_locked'));
  const locked = { ...circle, unlocked_by: unlockedBy('kickoff') };
  await open({ operations: [circleOperation(locked)] });
  expect(await h1('Dieser Inhalt ist noch gesperrt')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Kickoff' })).toBeVisible();
});

it('says of a course day when and where it is, despite the lock', async () => {
  fakeNetwork(() => graphqlError('circle_locked'));
  const day = {
    ...contentNode('text', { kind: 'AttendanceCourse', location: 'Zürich' }),
    course_session_attendance_course: {
      id: 'd',
      location: 'Raum 204',
      due_date: { start: '2026-03-16T07:30:00Z', end: null },
    },
  };
  const locked = { ...circle, content_locked: true, learning_sequences: [sequenceNode('starten', [day])] };
  await open({ operations: [circleOperation(locked)] });
  expect(await screen.findByText('Inhalt text · Mo., 16. März, 08:30 · Raum 204')).toBeVisible();
});

it('says so when there is no such content', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  await open({ at: '/fahrzeug/nirgends', operations: [circleOperation(circle)] });
  expect(await h1('Diesen Inhalt gibt es nicht.')).toBeVisible();
});

it('offers a retry when the content cannot be loaded, and recovers', async () => {
  let down = true;
  fakeNetwork(() =>
    down ? graphqlError('database_unavailable') : { body: { data: contentOperation('fahrzeug', text).data } },
  );
  await open({ operations: [circleOperation(circle)] });
  expect(await screen.findByText('Der Inhalt konnte nicht geladen werden.')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await h1('Inhalt text')).toBeVisible();
});

it('says when a content is not translated yet, and marks the language of its text', async () => {
  await open({ language: 'fr' });
  expect(await screen.findByText(/pas encore traduit/)).toHaveTextContent('Tu le vois en allemand.');
  expect(screen.getByText('Wer fährt, haftet.').closest('[lang]')).toHaveAttribute('lang', 'de');
});
