import type { PageData } from '@learn/contracts';
import { $history } from '@learn/platform';
import { courseSession, fakeNetwork, graphqlError, inlinedOperation, setStore, typed } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PersonPathDocument, type PersonPathQuery } from '../__generated__/graphql.ts';
import {
  circleNode,
  completion,
  contentNode,
  courseSlug,
  learningPath,
  pathOperation,
  previewSession,
  sequenceNode,
  unlockedBy,
  userId,
} from '../testing/fixtures.ts';
import { openPage } from '../testing/openPage.ts';

beforeEach(() => {
  setStore($history, []);
});
afterEach(() => vi.unstubAllGlobals());

const lena = 'b0000000-0000-4000-8000-00000000000b';
const other = courseSession({ id: 'c0000000-0000-4000-8000-000000000002', title: 'Bern', role: 'EXPERT' });

const path = learningPath([
  [circleNode('kickoff'), circleNode('fahrzeug', { learning_sequences: twoSequences() })],
  [circleNode('kmu', { unlocked_by: unlockedBy('fahrzeug') })],
]);
const done = [completion('kickoff-1-a'), completion('fahrzeug-1-a')];

function twoSequences() {
  return ['fahrzeug-1', 'fahrzeug-2'].map((slug) => sequenceNode(slug, [contentNode(`${slug}-a`)]));
}

type Enrolment = NonNullable<PersonPathQuery['course']>['course_session_users'][number];

function enrolment(change: Partial<Enrolment> = {}): Enrolment {
  return typed('CourseSessionUser', {
    id: 'e1',
    role: 'MEMBER',
    course_session_id: previewSession.id,
    course_session: typed('CourseSession', { id: previewSession.id, title: previewSession.title }),
    chosen_profile: null,
    participant: participant(),
    ...change,
  });
}

function participant(circle_ids: string[] | null = null) {
  return {
    __typename: 'SeenParticipant',
    first_name: 'Lena',
    last_name: 'Keller',
    avatar_url: '',
    circle_ids,
  };
}

function person(...course_session_users: Enrolment[]): PageData['operations'][number] {
  const data = { course: { __typename: 'Course', slug: courseSlug, course_session_users } };
  return inlinedOperation(PersonPathDocument, { course_slug: courseSlug, user_id: lena }, data);
}

const completionsIn = (sessionId: string) => ({ [`/api/course/completion/${sessionId}/${lena}/`]: done });

function open({ enrolments = [enrolment()], ...options }: Options = {}) {
  return openPage({
    address: `/course/${courseSlug}/profile/${lena}/learning-path`,
    courseSessions: [previewSession, other],
    operations: [person(...enrolments), pathOperation(path)],
    rest: { ...completionsIn(previewSession.id), ...completionsIn(other.id) },
    ...options,
  });
}

type Options = Parameters<typeof openPage>[0] & { readonly enrolments?: readonly Enrolment[] };

function circleItem(name: string) {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return within(item);
}

it('says who it is, and how far the person is, without a way to change or open anything', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lena Keller' })).toBeVisible();
  expect(screen.getByText('Teilnehmer')).toBeVisible();
  expect(screen.getByText('von 3 Circles abgeschlossen', { exact: false })).toHaveTextContent(
    '1 von 3 Circles abgeschlossen',
  );
  expect(circleItem('Kickoff').getByText('Abgeschlossen')).toBeVisible();
  expect(circleItem('Fahrzeug').getByText('Lena ist hier')).toBeVisible();
  expect(circleItem('Kmu').getByText(/Wird freigeschaltet/)).toHaveTextContent(
    'Wird freigeschaltet, sobald Fahrzeug abgeschlossen ist',
  );
  for (const item of screen.getAllByRole('listitem')) {
    expect(within(item).queryByRole('link')).not.toBeInTheDocument();
  }
});

it('says of circles that are not to be seen that they are not', async () => {
  await open({ enrolments: [enrolment({ participant: participant(['kickoff']) })] });
  await screen.findByRole('heading', { level: 3, name: 'Kmu' });
  expect(circleItem('Kickoff').getByText('Abgeschlossen')).toBeVisible();
  expect(circleItem('Fahrzeug').getByText('Kein Einblick')).toBeVisible();
  expect(circleItem('Kmu').getByText('Kein Einblick')).toBeVisible();
  expect(screen.queryByText('Lena ist hier')).not.toBeInTheDocument();
  expect(screen.getByText(/in den Circles, die du betreust/)).toBeVisible();
});

it('shows one of several sessions, which stays in the address', async () => {
  const second = {
    id: 'e2',
    course_session_id: other.id,
    course_session: { __typename: 'CourseSession', id: other.id, title: 'Bern' },
  };
  await open({ enrolments: [enrolment(), enrolment(second)] });
  expect(await screen.findByRole('radio', { name: previewSession.title })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Bern' }));
  expect(screen.getByRole('radio', { name: 'Bern' })).toBeChecked();
  expect(await screen.findByText('Lena ist hier')).toBeVisible();
});

it('has a tab to the competences only where a remote shows them', async () => {
  await open();
  const views = await screen.findByRole('navigation', { name: 'Ansichten von Lena Keller' });
  expect(within(views).getByRole('link', { name: 'Lernpfad' })).toHaveAttribute('aria-current', 'page');
  expect(within(views).getByRole('link', { name: 'Kompetenzprofil' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/course/${courseSlug}/profile/${lena}/competence`),
  );
});

it('closes to the page before, without one to the cockpit of an expert', async () => {
  const routes = [
    { path: '/course/:courseSlug/cockpit', element: <h1>Cockpit</h1> },
    { path: `/course/:courseSlug/profile/:userId/learning-path`, lazy: lazyPage },
  ];
  await open({ routes });
  await userEvent.click(await screen.findByRole('button', { name: 'Schliessen' }));
  expect(await screen.findByRole('heading', { name: 'Cockpit' })).toBeVisible();
});

async function lazyPage() {
  return { Component: (await import('./PersonPathPage.tsx')).PersonPathPage };
}

it('says that a person does not exist who may not be seen', async () => {
  fakeNetwork(() => graphqlError('not_found'));
  await open({ operations: [pathOperation(path)] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Diese Person gibt es nicht.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den Personen' })).toHaveAttribute('href', '/dashboard/persons');
});

it('says so of a person who is no participant', async () => {
  await open({ enrolments: [] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Diese Person gibt es nicht.' })).toBeVisible();
});

it('leads to the own path from the own profile', async () => {
  const own = enrolment({ participant: null });
  await openPage({
    address: `/course/${courseSlug}/profile/${userId}/learning-path`,
    operations: [
      { ...person(own), variables: { course_slug: courseSlug, user_id: userId } },
      pathOperation(path),
    ],
    rest: { [`/api/course/completion/${previewSession.id}/${userId}/`]: done },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lernpfad' })).toBeVisible();
});

it('does not show unknown progress as no progress, and recovers', async () => {
  let down = true;
  fakeNetwork(() => (down ? { status: 503, body: { code: 'database_unavailable' } } : { body: done }));
  await open({ rest: {} });
  expect(await screen.findByText('Der Lernpfad dieser Person konnte nicht geladen werden.')).toBeVisible();
  expect(screen.queryByText('Noch nicht begonnen')).not.toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Lena ist hier')).toBeVisible();
});
