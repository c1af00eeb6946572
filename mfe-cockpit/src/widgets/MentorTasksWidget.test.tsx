import { failed, fakeNetwork, json } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feedbackTask, mentoredCourse, praxisTask, tasksAddress } from '../testing/mentor.ts';
import { renderWidget } from '../testing/renderWidget.tsx';
import { MentorTasksWidget } from './MentorTasksWidget.tsx';

const widget = <MentorTasksWidget course={mentoredCourse} courseSessionId="bern" />;
const four = [
  praxisTask('Ana Berger', { due_date: '2026-03-15T22:59:00.000Z' }),
  praxisTask('Bruno Caduff'),
  feedbackTask('Chloé Dubois'),
  feedbackTask('Dario Egli'),
];

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-16T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('how many there are, and the first three with mentee and deadline or age', async () => {
  await renderWidget(widget, { rest: { [tasksAddress]: four } });
  expect(screen.getByText('Aufgaben warten auf dich')).toHaveTextContent('4 Aufgaben warten auf dich');
  expect(rows()).toEqual([
    'AB«Erstgespräch» bewertenAna BergerFrist vorbei: Sonntag, 15. März',
    'BC«Erstgespräch» bewertenBruno CaduffFrist Freitag, 20. März',
    'CDFeedback zu «Deine Rolle» gebenChloé Duboisvor 3 Tagen angefragt',
  ]);
});

test('each leads to its page, and one link to all', async () => {
  await renderWidget(widget, { rest: { [tasksAddress]: four } });
  expect(links()).toEqual([
    ['«Erstgespräch» bewerten', four[0]?.url],
    ['«Erstgespräch» bewerten', four[1]?.url],
    ['Feedback zu «Deine Rolle» geben', four[2]?.url],
    ['Alle Aufgaben', `/course/${mentoredCourse.course_slug}/learning-mentor/tasks`],
  ]);
});

test('no link where no live remote answers the pages, and the tasks all the same', async () => {
  await renderWidget(widget, { rest: { [tasksAddress]: four }, remotes: [] });
  expect(rows()).toHaveLength(3);
  expect(links()).toEqual([]);
});

test('where nothing waits, it says what would be here', async () => {
  await renderWidget(widget, { rest: { [tasksAddress]: [] } });
  expect(screen.getByText('Im Moment wartet nichts auf dich.')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a single task in French', async () => {
  await renderWidget(widget, { rest: { [tasksAddress]: four.slice(0, 1) }, language: 'fr' });
  expect(screen.getByText('tâche t’attend')).toHaveTextContent('1 tâche t’attend');
  expect(within(screen.getByRole('listitem')).getByRole('link')).toHaveTextContent(
    'Évaluer « Erstgespräch »',
  );
});

test('what failed to load is not shown as nothing, and comes on demand', async () => {
  fakeNetwork(() => failed(500));
  await renderWidget(widget);
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(screen.getByRole('alert')).toHaveTextContent('Deine Aufgaben konnten nicht geladen werden');
  fakeNetwork(() => json(four));
  await userEvent.click(retry);
  expect(await screen.findByText('Aufgaben warten auf dich')).toBeVisible();
});

test('who accompanies nobody in the course is told so', async () => {
  fakeNetwork(() => json({ code: 'not_found' }, 404));
  await renderWidget(widget);
  expect(await screen.findByText('Im Moment wartet nichts auf dich.')).toBeVisible();
});
