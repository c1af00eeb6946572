import { addressOf, endpoints } from '@learn/contracts';
import { courseSession, failed, fakeNetwork, json, type SentCall, userProfile } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { course, courseSessionId, feedbackHead, memberSession, personOf } from '../../testing/mentor.ts';
import { renderMentor } from '../../testing/renderMentor.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-16T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const params = { courseSessionId };
const mentorsAt = addressOf(endpoints.mentors, { params });
const invitationsAt = addressOf(endpoints.mentorInvitations, { params });
const feedbacksAt = addressOf(endpoints.selfEvaluationFeedbacks, { params });

const lena = personOf('Lena Keller');
const sandra = { ...personOf('Sandra Huber'), email: 'sandra.huber@example.org', mentees: [lena] };
/** A mentor who accompanies another participant. */
const other = { ...personOf('Urs Frey'), email: 'urs.frey@example.org', mentees: [personOf('Mia Muster')] };
const invitation = {
  id: 'invitation',
  email: 'noah.weber@example.org',
  created_at: '2026-03-12T10:00:00.000Z',
  expires_at: '2026-03-26T10:00:00.000Z',
  expired: false,
};
const expired = {
  ...invitation,
  id: 'expired',
  email: 'alt@example.org',
  expires_at: '2026-03-01T10:00:00.000Z',
  expired: true,
};

interface World {
  readonly mentors?: readonly object[];
  readonly invitations?: readonly object[];
  readonly feedbacks?: readonly object[];
  readonly session?: typeof memberSession;
}

const open = ({
  mentors = [sandra, other],
  invitations = [],
  feedbacks = [],
  session = memberSession,
}: World = {}) =>
  renderMentor({
    session,
    user: userProfile({ id: 'lena', email: 'lena.keller@example.org' }),
    rest: { [mentorsAt]: mentors, [invitationsAt]: invitations, [feedbacksAt]: feedbacks },
  });

/** A server whose writes succeed, or answer otherwise. */
const server = (write: (call: SentCall) => Response = () => new Response(null, { status: 204 })) =>
  fakeNetwork((call) => (call.method === 'GET' ? json([]) : write(call)));

test('own mentors with their address; those of others are not theirs', async () => {
  await open();
  const own = within(await screen.findByRole('region', { name: 'Wer dich begleitet' }));
  expect(own.getByText('Sandra Huber')).toBeVisible();
  expect(own.getByRole('link', { name: sandra.email })).toHaveAttribute('href', `mailto:${sandra.email}`);
  expect(own.queryByText('Urs Frey')).not.toBeInTheDocument();
});

test('a mentor is let go after a question', async () => {
  const sent = server();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sandra Huber entfernen' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Begleitung durch Sandra Huber beenden?' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Entfernen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toContainEqual(
    expect.objectContaining({
      method: 'DELETE',
      address: addressOf(endpoints.leaveMentor, { params: { ...params, userId: 'sandra' } }),
    }),
  );
  expect(await screen.findByText('Noch begleitet dich niemand')).toBeVisible();
});

test('open invitations say how long they are valid, and are withdrawn after a question', async () => {
  const sent = server();
  await open({ invitations: [invitation, expired] });
  const [first, second] = within(
    await screen.findByRole('region', { name: 'Offene Einladungen' }),
  ).getAllByRole('listitem');
  expect(first).toHaveTextContent('eingeladen am Donnerstag, 12. März, gilt noch 10 Tage');
  expect(second).toHaveTextContent('Abgelaufen');
  await userEvent.click(
    screen.getByRole('button', { name: `Einladung an ${invitation.email} zurückziehen` }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Einladung zurückziehen?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Zurückziehen' }));
  await waitFor(() => expect(screen.queryByText(invitation.email)).not.toBeInTheDocument());
  expect(sent).toContainEqual(
    expect.objectContaining({ method: 'DELETE', address: `${invitationsAt}?id=invitation` }),
  );
});

test('a withdrawal that failed says so in the dialog', async () => {
  server(() => failed(500, { code: 'internal_error', message: 'Das ging schief.' }));
  await open({ invitations: [invitation] });
  await userEvent.click(await screen.findByRole('button', { name: /zurückziehen$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Zurückziehen' }));
  expect(await dialog.findByText('Das ging schief.')).toBeVisible();
});

const invite = async (email: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Per E-Mail einladen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lernbegleitung einladen' }));
  if (email !== '') await userEvent.type(dialog.getByRole('textbox', { name: 'E-Mail' }), email);
  await userEvent.click(dialog.getByRole('button', { name: 'Einladung senden' }));
  return dialog;
};

test('an invitation is sent by mail, and the next one can follow', async () => {
  const sent = server(() => json(invitation));
  await open();
  const dialog = await invite(invitation.email);
  expect(await dialog.findByText(`Die Einladung an ${invitation.email} ist unterwegs.`)).toBeVisible();
  expect(sent).toContainEqual(
    expect.objectContaining({ method: 'POST', address: invitationsAt, body: { email: invitation.email } }),
  );
  expect(dialog.getByRole('textbox')).toHaveValue('');
  expect(dialog.queryByText('Gib eine E-Mail-Adresse ein.')).not.toBeInTheDocument();
  expect(dialog.getByText('dir Feedback zu deinen Selbsteinschätzungen geben')).toBeVisible();
});

test('without an address nothing is sent, and the field says what is missing', async () => {
  const sent = server();
  await open();
  const dialog = await invite('');
  expect(dialog.getByText('Gib eine E-Mail-Adresse ein.')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveFocus();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  ['lena', 'Das ist keine ganze E-Mail-Adresse.'],
  ['Lena.Keller@example.org', 'Das ist deine eigene Adresse.'],
  ['sandra.huber@example.org', 'Sandra Huber begleitet dich schon.'],
])('%s is not invited: %s', async (email, message) => {
  const sent = server();
  await open();
  const dialog = await invite(email);
  expect(dialog.getByText(message, { exact: false })).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  [
    'the address itself',
    () =>
      failed(400, {
        code: 'validation_failed',
        fields: [{ field: 'email', messages: ['Das ist keine E-Mail-Adresse.'] }],
      }),
    'Das ist keine E-Mail-Adresse.',
  ],
  [
    'a fellow participant',
    () => failed(409, { code: 'mentor_is_fellow', message: 'Wer mit dir lernt, begleitet dich nicht.' }),
    'Wer mit dir lernt, begleitet dich nicht.',
  ],
])('what the server finds wrong with %s stands at the field', async (_, answer, message) => {
  server(answer);
  await open();
  const dialog = await invite('x@example.org');
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByRole('textbox')).toBeInvalid();
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(message));
});

test('too many invitations are said above the field', async () => {
  server(() => failed(429, { code: 'too_many_requests', message: 'Zu viele Einladungen.' }));
  await open();
  const dialog = await invite('x@example.org');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Zu viele Einladungen.');
  expect(dialog.getByRole('textbox')).toBeValid();
});

test('the feedback that was asked for leads to its page', async () => {
  await open({
    feedbacks: [feedbackHead(), feedbackHead({ id: 'given', submitted_at: '2026-03-14T10:00:00.000Z' })],
  });
  const list = within(await screen.findByRole('region', { name: 'Feedback zu deinen Selbsteinschätzungen' }));
  const [asked, given] = list.getAllByRole('listitem');
  expect(asked).toHaveTextContent(
    'Kickoff · am Freitag, 13. März bei Sandra Huber angefragtFeedback angefragt',
  );
  expect(given).toHaveTextContent('Feedback erhalten');
  expect(list.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    `/course/${course.slug}/competence/self-evaluation-and-feedback/kickoff/rolle`,
  );
});

test('in uk there is no feedback; without the action nobody is invited or removed', async () => {
  const ofUk = courseSession({ courseType: 'uk' });
  await open({ session: { ...ofUk, actions: ['learning-mentor'] } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Praxisbildner' })).toBeVisible();
  expect(await screen.findByText('Sandra Huber')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText(/Selbsteinschätzungen/)).not.toBeInTheDocument();
});
