import { courseSession, currentAddress, failed, fakeNetwork, json } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  course,
  courseSessionId,
  feedbackTask,
  menteeOf,
  mentorArea,
  praxisTask,
} from '../../testing/mentor.ts';
import { renderMentor } from '../../testing/renderMentor.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-16T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mentees = [
  menteeOf('Mila Andermatt', { circle_completed_count: 8, last_activity_at: null }),
  menteeOf('Gian Berther', { circle_completed_count: 2, course_session_title: 'Bern 2026' }),
  menteeOf('Lena Keller'),
];
const tasks = [
  praxisTask('Lena Keller'),
  feedbackTask('Lena Keller'),
  feedbackTask('Gian Berther'),
  praxisTask('Gian Berther', { due_date: '2026-03-13T22:59:00.000Z' }),
  feedbackTask('Mila Andermatt', { learning_unit_id: 'planen' }),
];

test('what waits comes first: the most urgent task, then three others, and the way to all of them', async () => {
  await renderMentor({ mentees, tasks });
  const waiting = within(await screen.findByRole('region', { name: 'Das wartet auf dich' }));
  expect(waiting.getByRole('heading', { level: 3 })).toHaveTextContent('«Erstgespräch» bewerten');
  expect(waiting.getByText('Praxisauftrag von Lena Keller, vor 3 Tagen abgegeben')).toBeVisible();
  expect(waiting.getByText('Frist Freitag, 20. März')).toBeVisible();
  expect(waiting.getByRole('link', { name: 'Jetzt bewerten' })).toHaveAttribute(
    'href',
    `/course/${course.slug}/assignment-evaluation/erstgespraech/lena?courseSessionId=${courseSessionId}`,
  );
  const rows = within(waiting.getByRole('list', { name: 'Weitere Aufgaben' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'LKLena KellerFeedback zu «Deine Rolle» gebenvor 3 Tagen angefragt',
    'GBGian BertherFeedback zu «Deine Rolle» gebenvor 3 Tagen angefragt',
    'GBGian Berther«Erstgespräch» bewertenFrist vorbei: Freitag, 13. Märzvor 3 Tagen abgegeben',
  ]);
  expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    `${mentorArea}/self-evaluation-feedback/rolle?userId=lena&courseSessionId=${courseSessionId}`,
  );
  expect(waiting.getByRole('link', { name: 'Alle Aufgaben (5)' })).toHaveAttribute(
    'href',
    `${mentorArea}/tasks`,
  );
});

test('a mentor without open tasks and mentees', async () => {
  await renderMentor({ mentees: [], tasks: [] });
  expect(await screen.findByText('Im Moment wartet nichts auf dich.')).toBeVisible();
  expect(screen.getByText('Du begleitest hier noch niemanden')).toBeVisible();
  expect(screen.getByText(/lädt dich per E-Mail ein/)).toBeVisible();
});

test('mentees with progress, activity and what waits lead to their path in their session', async () => {
  await renderMentor({ mentees, tasks });
  const row = within(await screen.findByRole('row', { name: /Lena Keller/ }));
  expect(row.getByRole('img', { name: '4 von 8 Circles abgeschlossen' })).toBeVisible();
  expect(row.getByText('gestern')).toBeVisible();
  expect(row.getByText('2 Aufgaben')).toBeVisible();
  expect(row.getByRole('link')).toHaveAttribute(
    'href',
    `/course/${course.slug}/profile/lena/learning-path?session=${courseSessionId}`,
  );
  expect(within(screen.getByRole('row', { name: /Mila/ })).getByText('noch nicht begonnen')).toBeVisible();
});

test('somebody in two sessions has two rows and is one person', async () => {
  const twice = menteeOf('Lena Keller', { course_session_id: 'bern', course_session_title: 'Bern 2026' });
  await renderMentor({ mentees: [...mentees, twice], tasks: [] });
  expect(await screen.findByText('3 Personen')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Alle 3' })).toBeChecked();
  expect(screen.getAllByRole('row', { name: /Lena Keller/ })).toHaveLength(2);
});

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /Mila|Gian|Lena/.exec(row.textContent)?.[0]);

test.each([
  ['?sort=-progress', ['Mila', 'Lena', 'Gian']],
  ['?sort=-activity', ['Gian', 'Lena', 'Mila']],
  ['?sort=-waiting', ['Gian', 'Lena', 'Mila']],
  ['?sort=-name', ['Lena', 'Gian', 'Mila']],
  ['?search=bern', ['Gian']],
  ['?state=notBegun', ['Mila']],
])('the address %s shows %s', async (query, expected) => {
  await renderMentor({ address: query, mentees, tasks });
  await screen.findByRole('table');
  expect(names()).toEqual(expected);
});

test('an accompaniment is ended after a question; without anybody left the page is left, too', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const sent = fakeNetwork(({ method }) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : json([]),
  );
  await renderMentor({ mentees: [menteeOf('Lena Keller')], tasks: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Begleitung von Lena Keller beenden' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Begleitung von Lena Keller beenden?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Begleitung beenden' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
  expect(sent).toContainEqual(
    expect.objectContaining({
      method: 'DELETE',
      address: `/api/mentor/${courseSessionId}/mentors/lena/`,
    }),
  );
});

test('the filter stays in the address, and an empty result leads back to all', async () => {
  await renderMentor({ mentees, tasks: [] });
  await userEvent.click(await screen.findByRole('radio', { name: 'Wartet auf mich 0' }));
  await waitFor(() => expect(currentAddress()).toBe(`${mentorArea}?state=waiting`));
  await userEvent.click(await screen.findByRole('button', { name: 'Alle anzeigen' }));
  await waitFor(() => expect(currentAddress()).toBe(mentorArea));
  expect(await screen.findByRole('row', { name: /Lena/ })).toBeVisible();
});

test.each([
  ['vv', 'Lernbegleitung'],
  ['ag', 'Lernbegleitung'],
  ['uk', 'Praxisbildner'],
] as const)('in a course of %s the area is called %s', async (courseType, name) => {
  const session = courseSession({ role: 'LEARNING_MENTOR', courseType });
  await renderMentor({ mentees, tasks, session });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('what failed to load can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await renderMentor();
  expect(await screen.findByText('Deine Teilnehmenden konnten nicht geladen werden')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
