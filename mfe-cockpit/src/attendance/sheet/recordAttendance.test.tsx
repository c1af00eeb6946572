import { sendWaiting } from '@learn/platform';
import { failed, fakeNetwork, graphqlError, offline } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bar, choice, openList, row, serverWith } from '../../testing/attendanceList.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T10:03:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without network entries wait, count, and are sent once it is back', async () => {
  fakeNetwork(offline);
  await openList();
  await userEvent.click(choice(await row('Ana Berger'), 'Anwesend'));
  expect(await bar().findByText('1 wartet aufs Senden')).toBeVisible();
  expect(bar().getByText('1 von 3')).toBeVisible();
  const sent = serverWith();
  await sendWaiting();
  expect(await bar().findByText('gespeichert 11:03')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(choice(await row('Ana Berger'), 'Anwesend')).toBeChecked();
});

test('what is chosen while a call is on its way goes together in the next one, and its answer changes no newer choice', async () => {
  const calls: string[][] = [];
  const { promise, resolve: answerFirst } = Promise.withResolvers<undefined>();
  const sent = serverWith({}, undefined, (entries) => {
    calls.push(entries.map(({ user_id, status }) => `${user_id} ${status}`));
    return calls.length === 1 ? promise : undefined;
  });
  await openList();
  const group = await row('Ana Berger');
  await userEvent.click(choice(group, 'Anwesend'));
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.click(choice(group, 'Abwesend'));
  await userEvent.click(screen.getByRole('button', { name: 'Alle anwesend' }));
  await userEvent.click(choice(await row('Bruno Caduff'), 'Verspätet'));
  answerFirst(undefined);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(choice(group, 'Abwesend')).toBeChecked();
  expect(await bar().findByText('gespeichert 11:03')).toBeVisible();
  expect(calls).toEqual([['ana PRESENT'], ['ana ABSENT', 'bruno LATE', 'chloé PRESENT']]);
  expect(choice(group, 'Abwesend')).toBeChecked();
});

test('a conflict over some of several holds up no other, and each asks for itself', async () => {
  const theirs = (user_id: string, status: string) => ({
    user_id,
    status,
    recorded_by: 'Carla Vogel',
    recorded_at: '2026-03-10T09:58:00Z',
  });
  const sent = serverWith({ bruno: 'ABSENT', chloé: 'LATE' }, undefined, (entries) =>
    entries.some(({ user_id }) => user_id !== 'ana')
      ? graphqlError('version_conflict', {
          current: { attendance_user_list: [theirs('chloé', 'LATE'), theirs('bruno', 'ABSENT')] },
        })
      : undefined,
  );
  await openList();
  await row('Ana Berger');
  await userEvent.click(screen.getByRole('button', { name: 'Alle anwesend' }));
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  expect((await row('Bruno Caduff')).closest('li')).toHaveTextContent('inzwischen «Abwesend» erfasst');
  expect((await row('Chloé Dubois')).closest('li')).toHaveTextContent('inzwischen «Verspätet» erfasst');
  await waitFor(() => expect(sent).toEqual([{ user_id: 'ana', status: 'PRESENT', seen_status: null }]));
  expect(await bar().findByText('2 nicht gespeichert')).toBeVisible();
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
  await openList();
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
  await openList();
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
  await openList();
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
  await openList();
  await userEvent.click(choice(await row('Ana Berger'), 'Anwesend'));
  expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht gespeichert werden');
  const sent = serverWith();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut senden' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
