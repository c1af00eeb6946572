import { courseSession, currentAddress, fakeNetwork, json, switchCourseSession, typed } from '@learn/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bar, choice, openList, row, serverWith } from '../../testing/attendanceList.tsx';
import { renderCockpit } from '../../testing/renderCockpit.tsx';
import {
  ana,
  bruno,
  chloe,
  courseSlug,
  dayIn,
  expertSession,
  participant,
  sessionWith,
} from '../../testing/session.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T10:03:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one press per person records them, counts them and says when it was saved', async () => {
  const sent = serverWith();
  await openList();
  const group = await row('Ana Berger');
  expect(bar().getByText('anwesend, 3 noch offen')).toBeVisible();
  await userEvent.click(choice(group, 'Anwesend'));
  expect(choice(group, 'Anwesend')).toBeChecked();
  expect(bar().getByText('1 von 3')).toBeVisible();
  expect(bar().getByText('anwesend, 2 noch offen')).toBeVisible();
  expect(await bar().findByText('gespeichert 11:03')).toBeVisible();
  expect(sent).toEqual([{ user_id: 'ana', status: 'PRESENT', seen_status: null }]);
});

test('another choice names what was seen, and an entry can be deleted', async () => {
  const sent = serverWith({ ana: 'PRESENT' });
  await openList({ ana: 'PRESENT' });
  const group = await row('Ana Berger');
  await userEvent.click(choice(group, 'Verspätet'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Eintrag von Ana Berger löschen' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { status: 'LATE', seen_status: 'PRESENT' },
    { status: null, seen_status: 'LATE' },
  ]);
  expect(within(group).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

test('«alle anwesend» fills only what is open, and one step back restores the whole state', async () => {
  const sent = serverWith({ bruno: 'EXCUSED' });
  await openList({ bruno: 'EXCUSED' });
  await row('Ana Berger');
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Alle anwesend' }));
  await waitFor(() => expect(sent.map(({ user_id }) => user_id)).toEqual(['ana', 'chloé']));
  expect(bar().getByText('anwesend, alle erfasst')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Alle anwesend' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(bar().getByText('anwesend, 2 noch offen')).toBeVisible();
  expect(choice(await row('Bruno Caduff'), 'Entschuldigt')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeDisabled();
});

test('people who do not count are listed with the reason, left out of the figures and of «alle anwesend»', async () => {
  const people = [
    ana,
    participant('Emil Egli', { enrolled_at: '2026-03-11T08:00:00.000Z' }),
    participant('Fritz Frei', { optional_attendance: true }),
  ];
  const sent = serverWith({}, people);
  await openList({}, people);
  expect(await screen.findByText('Teilnahme freiwillig, zählt nicht')).toBeVisible();
  expect(screen.getByText(/^erst seit .*11\. März dabei, zählt nicht$/)).toBeVisible();
  expect(bar().getByText('0 von 1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Alle anwesend' }));
  await waitFor(() => expect(sent.map(({ user_id }) => user_id)).toEqual(['ana']));
});

test('who is recorded on a day outside their path is listed with the reason and does not count', async () => {
  const people = [ana, participant('Fritz Frei', { chosen_profile: 'leben' })];
  const day = { ...dayIn('2026-03-10', { fritz: 'PRESENT' }), profiles: ['nichtleben'] };
  const session = sessionWith([day], people);
  fakeNetwork(() => json({ data: { course_session: session } }));
  await renderCockpit({ address: '/attendanceCheck', session });
  expect(await screen.findByText('Circle nicht im Lernpfad, zählt nicht')).toBeVisible();
  expect(bar().getByText('0 von 1')).toBeVisible();
});

test('rows stay where they are while the list is filled in; filter and search stay in the address', async () => {
  serverWith();
  await openList({ bruno: 'ABSENT' });
  const names = () => screen.getAllByRole('group').map((group) => group.textContent);
  await row('Ana Berger');
  const before = names().filter((name) => /Berger|Caduff|Dubois/.test(name ?? ''));
  await userEvent.click(choice(await row('Chloé Dubois'), 'Anwesend'));
  expect(names().filter((name) => /Berger|Caduff|Dubois/.test(name ?? ''))).toEqual(before);
  await userEvent.click(screen.getByRole('radio', { name: /Nicht da/ }));
  await waitFor(() =>
    expect(currentAddress()).toBe(
      `/course/${courseSlug}/cockpit/attendanceCheck?day=day-2026-03-10&filter=away`,
    ),
  );
  expect(screen.queryByRole('group', { name: 'Ana Berger' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Person suchen' }), 'ana');
  expect(await screen.findByText('Niemand gefunden')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Alle anzeigen' }));
  await waitFor(() =>
    expect(currentAddress()).toBe(`/course/${courseSlug}/cockpit/attendanceCheck?day=day-2026-03-10`),
  );
  expect(await row('Ana Berger')).toBeInTheDocument();
});

test('with the keyboard all choices are reached among those that are open', async () => {
  const sent = serverWith();
  await openList({}, [ana, bruno, chloe], '/attendanceCheck?filter=open');
  choice(await row('Ana Berger'), 'Anwesend').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(choice(await row('Ana Berger'), 'Entschuldigt')).toBeChecked();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ user_id: ana.user_id, status: 'EXCUSED' }));
  choice(await row('Bruno Caduff'), 'Anwesend').focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Ana Berger' })).not.toBeInTheDocument());
  expect(await row('Bruno Caduff')).toBeVisible();
});

test('a supervisor reads the list and records nothing', async () => {
  await renderCockpit({
    address: '/attendanceCheck',
    session: sessionWith([dayIn('2026-03-10', { ana: 'PRESENT' })]),
    own: courseSession({ role: 'SUPERVISOR', actions: ['expert-cockpit'] }),
  });
  const group = await row('Ana Berger');
  expect(choice(group, 'Anwesend')).toBeChecked();
  expect(choice(group, 'Abwesend')).toBeDisabled();
  expect(screen.getByText(/^Du siehst die Liste/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Alle anwesend' })).not.toBeInTheDocument();
});

test('the list that is open stays open when it is complete, though another one waits', async () => {
  const recorded: Record<string, 'PRESENT'> = {};
  const session = () => sessionWith([dayIn('2026-03-10', recorded), dayIn('2026-03-03')], [ana]);
  fakeNetwork(({ body }) => {
    const { operationName } = body as { operationName: string };
    if (operationName !== 'RecordAttendance') return json({ data: { course_session: session() } });
    recorded.ana = 'PRESENT';
    return json({
      data: {
        update_course_session_attendance_course_users: typed('UpdateAttendanceCourseUsersPayload', {
          course_session_attendance_course: dayIn('2026-03-10', recorded),
        }),
      },
    });
  });
  await renderCockpit({ address: '/attendanceCheck', session: session() });
  await userEvent.click(choice(await row('Ana Berger'), 'Anwesend'));
  expect(await bar().findByText(/^gespeichert/)).toBeVisible();
  expect(screen.getByText(/10\. März/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeEnabled();
  expect(currentAddress()).toBe(`/course/${courseSlug}/cockpit/attendanceCheck?day=day-2026-03-10`);
});

test('in another session that is chosen the day that is to be recorded there opens', async () => {
  const other = { ...expertSession, id: 'c0000000-0000-4000-8000-0000000000ff' };
  const daysOf = (id: string, date: string) => typed('CourseSession', { ...sessionWith([dayIn(date)]), id });
  fakeNetwork(() => json({ data: { course_session: daysOf(other.id, '2026-03-09') } }));
  await renderCockpit({
    address: '/attendanceCheck',
    session: daysOf(expertSession.id, '2026-03-10'),
    others: [other],
  });
  expect(await screen.findByText(/10\. März/)).toBeVisible();
  act(() => void switchCourseSession(other.id));
  expect(await screen.findByText(/9\. März/)).toBeVisible();
  await waitFor(() => expect(currentAddress()).toMatch(/\?day=day-2026-03-09$/));
});

test('a day that is not of the session is named as missing, with a way on', async () => {
  await openList({}, [ana], '/attendanceCheck?day=another');
  expect(await screen.findByText('Diesen Präsenztag gibt es nicht')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle Präsenztage' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/cockpit/attendance`,
  );
});

test('a session without participants says so', async () => {
  await openList({}, []);
  expect(await screen.findByText('Diese Durchführung hat noch keine Teilnehmenden')).toBeVisible();
});

test('of 500 people only those on the screen are drawn, and all are counted', async () => {
  await openList(
    {},
    Array.from({ length: 500 }, (_, index) => participant(`Person${index} Muster`)),
  );
  const list = await screen.findByRole('list', { name: 'Teilnehmende' });
  expect(within(list).getAllByRole('listitem').length).toBeLessThan(50);
  expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '500');
  expect(screen.getByRole('radio', { name: 'Alle 500' })).toBeChecked();
});
