import { failed, fakeNetwork } from '@learn/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderCockpit } from '../../testing/renderCockpit.tsx';
import { courseSlug, dayIn, participant, sessionWith } from '../../testing/session.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-16T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const everybody = { ana: 'PRESENT', bruno: 'LATE', chloé: 'ABSENT' } as const;

test('what is to be recorded stands first, each day leads to its list', async () => {
  await renderCockpit({
    address: '/attendance',
    session: sessionWith([
      dayIn('2026-03-02', everybody),
      dayIn('2026-03-10', { ana: 'PRESENT' }),
      dayIn('2026-03-24'),
    ]),
  });
  await screen.findByRole('heading', { level: 1, name: 'Präsenztage' });
  expect(screen.getAllByRole('region').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Zu erfassen'),
    expect.stringContaining('Kommende Tage'),
    expect.stringContaining('Erfasst'),
  ]);
  const open = within(screen.getByRole('region', { name: 'Zu erfassen' }));
  expect(open.getByText('1 von 3 erfasst')).toBeVisible();
  expect(open.getByRole('link', { name: 'Dienstag, 10. März' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/cockpit/attendanceCheck?day=day-2026-03-10`,
  );
  expect(within(screen.getByRole('region', { name: 'Erfasst' })).getByText('2 von 3 anwesend')).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Kommende Tage' })).getByText('Wird am Tag erfasst'),
  ).toBeVisible();
});

test('a day on which nobody counts is not waiting for anybody', async () => {
  const people = [participant('Emil Egli', { optional_attendance: true })];
  await renderCockpit({ address: '/attendance', session: sessionWith([dayIn('2026-03-10')], people) });
  expect(await screen.findByText('Niemand erwartet')).toBeVisible();
  expect(screen.queryByText('Zu erfassen')).not.toBeInTheDocument();
});

test('a session without days says so', async () => {
  await renderCockpit({ address: '/attendance', session: sessionWith([]) });
  expect(await screen.findByText('Diese Durchführung hat keine Präsenztage')).toBeVisible();
});

test('what failed to load can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await renderCockpit({ address: '/attendance' });
  expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Die Präsenztage konnten nicht geladen werden');
});
