import type { AnswerOf, endpoints } from '@learn/contracts';
import { $unreadMessages } from '@learn/platform/shell';
import { failed, fakeNetwork, json, dashboardCourse as panel, setStore } from '@learn/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { HomePage } from './HomePage.tsx';

type Work = AnswerOf<typeof endpoints.waitingWork>[number];

const waiting = '/api/dashboard/waiting/';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-16T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const work = (title: string, change: Partial<Work> = {}): Work => ({
  kind: 'evaluation',
  count: 2,
  title,
  person: null,
  course: { id: 'c1', title: 'Überbetriebliche Kurse', course_type: 'uk' },
  course_session_title: 'Bern 2026',
  due: null,
  since: null,
  url: `/course/uk/${title}`,
  ...change,
});

function open(
  works: readonly Work[] | undefined,
  { unread = 0, role = 'Trainer' }: { unread?: number | null; role?: string } = {},
) {
  const course = panel({ role_key: role, role_keys: [role] });
  return renderPart(<HomePage />, {
    page: {
      rest: {
        '/api/dashboard/config/': [course],
        '/api/dashboard/persons/summary/': { accompanying: true, person_count: 0, persons: [] },
        '/api/dashboard/duedates/?upcoming=true&pending=true&limit=6': [],
        ...(unread !== null && {
          '/notifications/api/unread_count/': { unread_count: 0, unread_messages: unread },
        }),
        ...(works && { [waiting]: works }),
      },
    },
  });
}

const list = () => screen.findByRole('region', { name: 'Das wartet auf dich' });
const rows = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((row) => row.textContent);

it('says first on home what waits for an expert, how urgent it is, and where it is done', async () => {
  fakeNetwork(() => json([]));
  await open(
    [
      work('Basis', { kind: 'attendance', count: 22, due: '2026-03-16T07:30:00Z' }),
      work('Fallarbeit', { due: '2026-03-13T22:59:00Z' }),
      work('Offerte', { due: '2026-03-20T22:59:00Z' }),
      work('Kontakt', {
        kind: 'feedback_request',
        count: 1,
        person: 'Lena Keller',
        since: '2026-03-13T08:00:00Z',
      }),
    ],
    { unread: 2 },
  );
  const place = 'Überbetriebliche Kurse · Bern 2026';
  expect(await rows()).toEqual([
    `22Anwesenheit erfassen: Basis, Montag, 16. März${place}heute`,
    `2«Fallarbeit» bewerten${place}Frist vorbei: Freitag, 13. März`,
    `2«Offerte» bewerten${place}Frist Freitag, 20. März`,
    `1Feedback für Lena Keller: «Kontakt»${place}vor 3 Tagen angefragt`,
    '2Ungelesene Nachrichten',
  ]);
  expect(screen.getByRole('link', { name: '«Offerte» bewerten' })).toHaveAttribute(
    'href',
    '/course/uk/Offerte',
  );
  expect(screen.getByRole('link', { name: 'Ungelesene Nachrichten' })).toHaveAttribute(
    'href',
    '/messages?show=unread',
  );
});

it('shows the most urgent six, and all on demand', async () => {
  fakeNetwork(() => json([]));
  await open(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((title) => work(title)));
  expect(await rows()).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Alle 7 anzeigen' }));
  expect(await rows()).toHaveLength(7);
});

it('tells participants of unread messages only, and asks nothing for them', async () => {
  const sent = fakeNetwork(() => json([]));
  await open(undefined, { unread: 1, role: 'Member' });
  expect(await screen.findByRole('link', { name: '1 ungelesene Nachricht' })).toHaveAttribute(
    'href',
    '/messages',
  );
  expect(screen.queryByRole('region', { name: 'Das wartet auf dich' })).toBeNull();
  expect(sent.map(({ address }) => address)).not.toContain(waiting);
});

it('is not there for participants to whom nobody wrote', async () => {
  fakeNetwork(() => json([]));
  await open(undefined, { role: 'Member' });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Das wartet auf dich' })).toBeNull();
});

it('does not say that nothing waits while nobody knows of unread messages', async () => {
  fakeNetwork(() => failed(500));
  await open([], { unread: null });
  expect(await list()).toBeVisible();
  expect(screen.queryByText('Im Moment wartet nichts auf dich.')).toBeNull();
  act(() => setStore($unreadMessages, 0));
  expect(await screen.findByText('Im Moment wartet nichts auf dich.')).toBeVisible();
});

it('does not show what failed as nothing', async () => {
  fakeNetwork(() => failed(500));
  await open(undefined);
  expect(await screen.findByText('Was auf dich wartet, konnte nicht geladen werden')).toBeVisible();
  fakeNetwork(() => json([]));
  await userEvent.click(within(await list()).getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Im Moment wartet nichts auf dich.')).toBeVisible();
});
