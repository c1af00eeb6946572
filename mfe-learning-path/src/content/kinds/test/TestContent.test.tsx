import { $connection } from '@learn/platform';
import { setStore, typed } from '@learn/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { previewSession } from '../../../testing/fixtures.ts';
import { openContent } from '../../../testing/openContent.ts';
import type { ContentOf } from '../../contentData.ts';

afterEach(() => vi.useRealTimers());

const fields = {
  can_user_self_toggle_course_completion: false,
  checkbox_text: 'Ich löse den Test allein.',
  has_extended_time_test: true,
  test_url: 'https://test.example/fahrzeug',
  extended_time_test_url: 'https://test.example/fahrzeug-plus',
  competence_certificate: typed('CompetenceCertificate', { id: 'z', title: 'Fahrzeug' }),
  content_assignment: typed('Assignment', { id: 'a', max_points: 24 }),
  course_session_edoniq_test: typed('CourseSessionEdoniqTest', {
    id: 't',
    deadline: typed('SessionDueDate', { start: '2026-03-20T22:59:00.000Z' }),
  }),
  own_completion: null,
};

const result: NonNullable<ContentOf<'EdoniqTest'>['own_completion']> = typed('AssignmentCompletion', {
  id: 'c',
  completion_status: 'EVALUATION_SUBMITTED',
  evaluation_points_final: 18,
  evaluation_points_deducted_reason: '',
  evaluation_max_points: 24,
  evaluation_passed: true,
  edoniq_extended_time_flag: false,
  grade: typed('AssignmentGrade', {
    official: 5,
    exact: 4.75,
    percent: 75,
    points_final: 18,
    points_deducted: 0,
  }),
});

it('says without network that the way to the test needs one', async () => {
  await openContent('EdoniqTest', fields);
  await screen.findByRole('button', { name: 'Test starten' });
  expect(screen.queryByText(/brauchst du eine Verbindung/)).not.toBeInTheDocument();
  onTestFinished(() => setStore($connection, 'online'));
  act(() => setStore($connection, 'offline'));
  expect(screen.getByText('Zum Öffnen brauchst du eine Verbindung.')).toBeVisible();
});

it('leads to the test once its condition is confirmed, and says before what is missing', async () => {
  await openContent('EdoniqTest', fields);
  const start = await screen.findByRole('button', { name: 'Test starten' });
  await userEvent.click(start);
  const box = screen.getByRole('checkbox', { name: 'Ich löse den Test allein.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Bestätige das zuerst');
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription(/Bestätige das zuerst/);
  await userEvent.click(box);
  const link = screen.getByRole('link', { name: 'Test starten (öffnet in einem neuen Fenster)' });
  expect(link).toHaveAttribute('href', 'https://test.example/fahrzeug');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: /^Test mit mehr Zeit starten/ })).toHaveAttribute(
    'href',
    'https://test.example/fahrzeug-plus',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps the confirmation on a reload', async () => {
  const first = await openContent('EdoniqTest', fields);
  await userEvent.click(await screen.findByRole('checkbox'));
  first.unmount();
  await openContent('EdoniqTest', fields, { keepSession: true });
  expect(await screen.findByRole('link', { name: /^Test starten/ })).toBeVisible();
});

it('says until when, for how much and for what it counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-20T08:00:00Z') });
  await openContent('EdoniqTest', fields);
  expect(await screen.findByText('Freitag, 20. März, 23:59')).toBeVisible();
  expect(screen.getByText('heute')).toBeVisible();
  expect(screen.getByText('24 Punkte')).toBeVisible();
  expect(screen.getByText('Fahrzeug', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText(/Wird erledigt, sobald dein Resultat da ist/)).toBeVisible();
});

it('says that the deadline is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-21T08:00:00Z') });
  await openContent('EdoniqTest', fields);
  expect(await screen.findByText('Freitag, 20. März, 23:59 (abgelaufen)')).toBeVisible();
});

it('needs no confirmation where there is no condition, and says when there is no address', async () => {
  await openContent('EdoniqTest', { ...fields, checkbox_text: '', extended_time_test_url: '' });
  expect(await screen.findByRole('link', { name: /^Test starten/ })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('says who tells the way where there is no address', async () => {
  await openContent('EdoniqTest', { ...fields, test_url: '', has_extended_time_test: false });
  expect(await screen.findByText(/erfährst du von deiner Leitung/)).toBeVisible();
  expect(screen.queryByText('Test starten')).not.toBeInTheDocument();
});

it('shows the result with grade, points and percent, and no way to the test any more', async () => {
  await openContent('EdoniqTest', { ...fields, own_completion: result });
  expect(await screen.findByText('Bestanden')).toBeVisible();
  expect(screen.getByText('5.0')).toBeVisible();
  expect(screen.getByText('18 von 24 Punkten · 75 % · genau 4.75')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Test starten/)).not.toBeInTheDocument();
});

it('says what was deducted, and that there was more time', async () => {
  const own_completion = {
    ...result,
    evaluation_passed: false,
    edoniq_extended_time_flag: true,
    evaluation_points_deducted_reason: 'zu spät',
    grade: result.grade && {
      ...result.grade,
      official: 3.5,
      exact: 3.71,
      percent: 54.2,
      points_final: 13,
      points_deducted: 5,
    },
  };
  await openContent('EdoniqTest', { ...fields, own_completion });
  expect(await screen.findByText('Nicht bestanden')).toBeVisible();
  expect(screen.getByText('Darin sind 5 Punkte abgezogen: zu spät')).toBeVisible();
  expect(screen.getByText(/verlängerter Zeit gelöst/)).toBeVisible();
});

it('opens at once in a preview', async () => {
  await openContent('EdoniqTest', fields, { courseSessions: [previewSession], rest: {} });
  expect(await screen.findByRole('link', { name: /^Test starten/ })).toBeVisible();
});
