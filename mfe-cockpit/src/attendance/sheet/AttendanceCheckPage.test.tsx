import type { AttendanceStatus } from '@learn/domain';
import { sendWaiting } from '@learn/platform';
import {
  courseSession,
  currentAddress,
  failed,
  fakeNetwork,
  graphqlError,
  json,
  offline,
  typed,
} from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderCockpit } from '../../testing/renderCockpit.tsx';
import { ana, bruno, chloe, courseSlug, dayIn, participant, sessionWith } from '../../testing/session.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T10:03:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Recorded = Record<string, AttendanceStatus>;

interface Sent {
  readonly user_id: string;
  readonly status: AttendanceStatus | null;
  readonly seen_status: AttendanceStatus | null;
}

/**
 * A server that records what is sent, and answers any question with what it has.
 * @param refusal answers what is sent, where it is not recorded
 */
function serverWith(recorded: Recorded = {}, people = [ana, bruno, chloe], refusal?: () => Response) {
  const sent: Sent[] = [];
  fakeNetwork(({ body }) => {
    const { operationName, variables } = body as {
      operationName: string;
      variables: { attendance_user_list: Sent[] };
    };
    if (operationName !== 'RecordAttendance')
      return json({ data: { course_session: sessionWith([dayIn('2026-03-10', recorded)], people) } });
    if (refusal) return refusal();
    for (const entry of variables.attendance_user_list) {
      sent.push(entry);
      if (entry.status === null) delete recorded[entry.user_id];
      else recorded[entry.user_id] = entry.status;
    }
    return json({
      data: {
        update_course_session_attendance_course_users: typed('UpdateAttendanceCourseUsersPayload', {
          course_session_attendance_course: dayIn('2026-03-10', recorded),
        }),
      },
    });
  });
  return sent;
}

const open = (recorded: Recorded = {}, people = [ana, bruno, chloe], address = '/attendanceCheck') =>
  renderCockpit({ address, session: sessionWith([dayIn('2026-03-10', recorded)], people) });

const row = (name: string) => screen.findByRole('group', { name });
const choice = (group: HTMLElement, name: string) => within(group).getByRole('radio', { name });
const bar = () => within(screen.getByRole('region', { name: 'Stand der Liste' }));

test('one press per person records them, counts them and says when it was saved', async () => {
  const sent = serverWith();
  await open();
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
  await open({ ana: 'PRESENT' });
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
  await open({ bruno: 'EXCUSED' });
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
  await open({}, people);
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
  await open({ bruno: 'ABSENT' });
  const names = () => screen.getAllByRole('group').map((group) => group.textContent);
  await row('Ana Berger');
  const before = names().filter((name) => /Berger|Caduff|Dubois/.test(name ?? ''));
  await userEvent.click(choice(await row('Chloé Dubois'), 'Anwesend'));
  expect(names().filter((name) => /Berger|Caduff|Dubois/.test(name ?? ''))).toEqual(before);
  await userEvent.click(screen.getByRole('radio', { name: /Nicht da/ }));
  await waitFor(() =>
    expect(currentAddress()).toBe(`/course/${courseSlug}/cockpit/attendanceCheck?filter=away`),
  );
  expect(screen.queryByRole('group', { name: 'Ana Berger' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Person suchen' }), 'ana');
  expect(await screen.findByText('Niemand gefunden')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Alle anzeigen' }));
  await waitFor(() => expect(currentAddress()).toBe(`/course/${courseSlug}/cockpit/attendanceCheck`));
  expect(await row('Ana Berger')).toBeInTheDocument();
});

test('with the keyboard all choices are reached among those that are open', async () => {
  const sent = serverWith();
  await open({}, [ana, bruno, chloe], '/attendanceCheck?filter=open');
  choice(await row('Ana Berger'), 'Anwesend').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(choice(await row('Ana Berger'), 'Entschuldigt')).toBeChecked();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ user_id: ana.user_id, status: 'EXCUSED' }));
  choice(await row('Bruno Caduff'), 'Anwesend').focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Ana Berger' })).not.toBeInTheDocument());
  expect(await row('Bruno Caduff')).toBeVisible();
});

test('without network entries wait, count, and are sent once it is back', async () => {
  fakeNetwork(offline);
  await open();
  await userEvent.click(choice(await row('Ana Berger'), 'Anwesend'));
  expect(await bar().findByText('1 wartet aufs Senden')).toBeVisible();
  expect(bar().getByText('1 von 3')).toBeVisible();
  const sent = serverWith();
  await sendWaiting();
  expect(await bar().findByText('gespeichert 11:03')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(choice(await row('Ana Berger'), 'Anwesend')).toBeChecked();
});

/** A server on which Carla was faster. */
const conflict = () =>
  serverWith({ ana: 'ABSENT' }, undefined, () =>
    graphqlError('version_conflict', {
      current: {
        attendance_user_list: [
          {
            user_id: 'ana',
            status: 'ABSENT',
            recorded_by: 'Carla Vogel',
            recorded_at: '2026-03-10T09:58:00Z',
          },
        ],
      },
    }),
  );

test.each([
  ['Meine Angabe: Anwesend', [{ user_id: 'ana', status: 'PRESENT', seen_status: 'ABSENT' }], 'Anwesend'],
  ['Andere Angabe: Abwesend', [], 'Abwesend'],
] as const)('what another person recorded meanwhile is asked about: %s', async (button, expected, chosen) => {
  conflict();
  await open();
  const group = await row('Ana Berger');
  await userEvent.click(choice(group, 'Anwesend'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Carla Vogel hat inzwischen «Abwesend» erfasst \(.*10:58\)/,
  );
  expect(bar().getByText('1 nicht gespeichert')).toBeVisible();
  const sent = serverWith({ ana: 'ABSENT' });
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(choice(group, chosen)).toBeChecked());
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(sent).toEqual(expected);
});

test('a conflict that comes while nobody waits is asked about, too', async () => {
  fakeNetwork(offline);
  await open();
  const group = await row('Ana Berger');
  await userEvent.click(choice(group, 'Anwesend'));
  await bar().findByText('1 wartet aufs Senden');
  conflict();
  await sendWaiting();
  expect(await screen.findByRole('alert')).toHaveTextContent('Carla Vogel hat inzwischen «Abwesend» erfasst');
  const sent = serverWith({ ana: 'ABSENT' });
  await userEvent.click(screen.getByRole('button', { name: 'Meine Angabe: Anwesend' }));
  await waitFor(() => expect(sent).toMatchObject([{ status: 'PRESENT', seen_status: 'ABSENT' }]));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(choice(group, 'Anwesend')).toBeChecked();
});

test('what the server refuses says so, and can be given up', async () => {
  serverWith({}, undefined, () => graphqlError('forbidden'));
  await open();
  const group = await row('Ana Berger');
  await userEvent.click(choice(group, 'Anwesend'));
  expect(await screen.findByRole('alert')).toHaveTextContent('nicht angenommen');
  expect(screen.queryByRole('button', { name: 'Erneut senden' })).not.toBeInTheDocument();
  serverWith();
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(choice(group, 'Anwesend')).not.toBeChecked());
});

test('what failed at the server is sent again on request', async () => {
  serverWith({}, undefined, () => failed(500, { code: 'internal_error' }));
  await open();
  await userEvent.click(choice(await row('Ana Berger'), 'Anwesend'));
  expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht gespeichert werden');
  const sent = serverWith();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut senden' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
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

test('a day that is not of the session is named as missing, with a way on', async () => {
  await open({}, [ana], '/attendanceCheck?day=another');
  expect(await screen.findByText('Diesen Präsenztag gibt es nicht')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle Präsenztage' })).toHaveAttribute(
    'href',
    `/course/${courseSlug}/cockpit/attendance`,
  );
});

test('a session without participants says so', async () => {
  await open({}, []);
  expect(await screen.findByText('Diese Durchführung hat noch keine Teilnehmenden')).toBeVisible();
});

test('of 500 people only those on the screen are drawn, and all are counted', async () => {
  await open(
    {},
    Array.from({ length: 500 }, (_, index) => participant(`Person${index} Muster`)),
  );
  const list = await screen.findByRole('list', { name: 'Teilnehmende' });
  expect(within(list).getAllByRole('listitem').length).toBeLessThan(50);
  expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '500');
  expect(screen.getByRole('radio', { name: 'Alle 500' })).toBeChecked();
});
