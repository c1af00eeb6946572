import type { CourseSession } from '@learn/contracts';
import { courseSession, dashboardCourse, failed, fakeNetwork } from '@learn/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWidget } from '../testing/renderWidget.tsx';
import { courseSessionId, courseSlug, expertSession } from '../testing/session.ts';
import { openDay, toEvaluate, waitingOperation } from '../testing/waitingWork.ts';
import { WaitingWorkWidget } from './WaitingWorkWidget.tsx';

const course = dashboardCourse({ role_key: 'Trainer' });
const cockpit = `/course/${courseSlug}/cockpit`;

const open = (
  operations: Parameters<typeof renderWidget>[1],
  courseSessions: CourseSession[] = [expertSession],
) =>
  renderWidget(<WaitingWorkWidget course={course} courseSessionId={courseSessionId} />, {
    courseSessions,
    ...operations,
  });

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-16T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('open lists, then evaluations, each with its number, place and deadline', async () => {
  const waiting = [
    toEvaluate('police'),
    toEvaluate('bericht', { to_evaluate_count: 1, evaluation_deadline: '2026-03-13T22:59:00.000Z' }),
    toEvaluate('plan', { evaluation_deadline: null }),
  ];
  await open({ operations: [waitingOperation(waiting, [openDay('2026-03-10'), openDay('2026-03-16')])] });
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Das wartet auf dich');
  expect(rows()).toEqual([
    '20Anwesenheit erfassenPräsenzkurs, Dienstag, 10. März4 von 24 erfasst',
    '20Anwesenheit erfassenPräsenzkurs, Montag, 16. MärzHeute',
    '3«Auftrag police» bewertenFahrzeugFrist Freitag, 20. März',
    '1«Auftrag bericht» bewertenFahrzeugFrist vorbei: Freitag, 13. März',
    '3«Auftrag plan» bewertenFahrzeug',
  ]);
});

test('each leads to where it is done, and one link to the cockpit', async () => {
  await open({ operations: [waitingOperation([toEvaluate('police')], [openDay('2026-03-10')])] });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${cockpit}/attendanceCheck?day=day-2026-03-10`,
    `/course/${courseSlug}/assignment-evaluation/police/ana?state=toEvaluate`,
    cockpit,
  ]);
});

test('five are named, the cockpit has the others', async () => {
  const many = Array.from({ length: 7 }, (_, number) => toEvaluate(`${number}`));
  await open({ operations: [waitingOperation(many)] });
  expect(rows()).toHaveLength(5);
});

test('where nothing waits, it says so', async () => {
  await open({ operations: [waitingOperation([])] });
  expect(screen.getByText('Hier ist alles erledigt.')).toBeVisible();
});

test('who has several sessions of the course is told of which it is', async () => {
  const other = courseSession({ id: 'other', role: 'EXPERT' });
  await open({ operations: [waitingOperation([])] }, [expertSession, other]);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
    `Das wartet in «${expertSession.title}» auf dich`,
  );
});

test('shows nothing to supervisors, and asks nothing', async () => {
  const sent = fakeNetwork(() => failed(500));
  const { container } = await open({}, [courseSession({ role: 'SUPERVISOR', actions: ['expert-cockpit'] })]);
  expect(container).toHaveTextContent(/^$/);
  expect(sent).toEqual([]);
});

test('what failed to load is not shown as done', async () => {
  fakeNetwork(() => failed(500));
  await open({});
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  expect(screen.queryByText('Hier ist alles erledigt.')).not.toBeInTheDocument();
});
