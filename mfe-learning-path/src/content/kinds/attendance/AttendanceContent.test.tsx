import { savedFiles, typed } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { previewSession, userId } from '../../../testing/fixtures.ts';
import { openContent } from '../../../testing/openContent.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const day = typed('CourseSessionAttendanceCourse', {
  id: 'tag-1',
  location: 'Zürich, Raum 204',
  trainer: 'Thomas Meier',
  due_date: typed('SessionDueDate', {
    start: '2026-03-16T07:45:00.000Z',
    end: '2026-03-16T15:30:00.000Z',
  }),
  attendance_user_list: [],
});

const presence = (status: string) => typed('AttendanceUser', { user_id: userId, status });

/** Opens the day at the given moment, with what is recorded on it. */
function openAt(now: string, change: Readonly<Record<string, unknown>> = {}, options = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const fields = {
    can_user_self_toggle_course_completion: false,
    location: 'Zürich',
    trainer: '',
    course_session_attendance_course: { ...day, ...change },
  };
  return openContent('AttendanceCourse', fields, options);
}

const before = '2026-03-12T10:00:00Z';
const after = '2026-03-18T10:00:00Z';

it('says when, where and with which trainer it takes place, how soon, and what completes it', async () => {
  await openAt(before);
  expect(await screen.findByRole('heading', { level: 2, name: 'Montag, 16. März' })).toBeVisible();
  expect(screen.getByText('08:45–16:30')).toBeVisible();
  expect(screen.getByText('in 4 Tagen')).toBeVisible();
  expect(screen.getByText('Zürich, Raum 204')).toBeVisible();
  expect(screen.getByText('Thomas Meier')).toBeVisible();
  expect(screen.getByText('Wird am Tag selbst erfasst')).toBeVisible();
  expect(screen.getByText('Wird erledigt, sobald deine Anwesenheit erfasst ist.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /erledigt/i })).not.toBeInTheDocument();
});

it('gives the day to the calendar', async () => {
  const saved = savedFiles();
  await openAt(before);
  await userEvent.click(await screen.findByRole('button', { name: 'In den Kalender' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('inhalt.ics');
  expect(await saved[0]?.text()).toContain('DTSTART:20260316T074500Z');
});

it.each([
  ['PRESENT', 'Anwesend', undefined],
  ['LATE', 'Verspätet', undefined],
  ['ABSENT', 'Abwesend', /gilt für dich nicht als besucht/],
  ['EXCUSED', 'Entschuldigt', /gilt für dich nicht als besucht/],
  ['DISPENSED', 'Dispensiert', /musst nichts weiter tun/],
] as const)('shows what is recorded: %s', async (status, word, consequence) => {
  await openAt(after, { attendance_user_list: [presence(status)] });
  expect(await screen.findByText(word)).toBeVisible();
  expect(screen.queryByText(/^in \d+ Tagen$/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Wird erledigt, sobald/)).not.toBeInTheDocument();
  if (consequence) expect(screen.getByText(consequence)).toBeVisible();
});

it('says that nothing is entered yet', async () => {
  await openAt(after);
  expect(await screen.findByText('Noch nicht erfasst')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'In den Kalender' })).not.toBeInTheDocument();
});

it('says when there is no date yet, and what is known all the same', async () => {
  await openContent('AttendanceCourse', {
    can_user_self_toggle_course_completion: false,
    location: 'Bern',
    trainer: 'Eva Roth',
    course_session_attendance_course: null,
  });
  expect(await screen.findByRole('heading', { name: 'Der Termin steht noch nicht fest' })).toBeVisible();
  expect(screen.getByText('Bern')).toBeVisible();
});

it('shows no presence in a preview', async () => {
  await openAt(after, {}, { courseSessions: [previewSession], rest: {} });
  expect(await screen.findByText('Zürich, Raum 204')).toBeVisible();
  expect(screen.queryByText('Deine Anwesenheit')).not.toBeInTheDocument();
});
