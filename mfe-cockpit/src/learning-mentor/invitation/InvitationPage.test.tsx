import { addressOf, endpoints, type PageData } from '@learn/contracts';
import { failed, fakeNetwork, json, offline, renderRemote, userProfile } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../../remote.ts';
import { course, invitationOf, mentorArea, mentorSession } from '../../testing/mentor.ts';
import type { OpenInvitation } from './Invitation.tsx';

afterEach(() => vi.unstubAllGlobals());

const path = `/lernbegleitung/${course.id}/invitation/token`;
const next = `next=${encodeURIComponent(path)}`;
const params = { token: 'token' };
const noah = userProfile({
  id: 'noah',
  first_name: 'Noah',
  last_name: 'Weber',
  email: 'noah.weber@example.org',
});

interface World {
  /** null for a visitor; Noah when left out */
  readonly user?: PageData['user'];
  readonly invitation?: Partial<OpenInvitation>;
  readonly sessions?: PageData['courseSessions'];
  readonly language?: 'de' | 'fr';
}

const open = ({ user = noah, invitation, sessions = [], language = 'de' }: World = {}) =>
  renderRemote({
    remote,
    address: path,
    parts: ['invitation'],
    language,
    user,
    courseSessions: sessions,
    rest: invitation ? { [addressOf(endpoints.mentorInvitation, { params })]: invitationOf(invitation) } : {},
  });

test('a visitor reads who invites to what, and comes back after login or account', async () => {
  await open({ user: null, invitation: {} });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lena Keller lädt dich ein' })).toBeVisible();
  expect(
    screen.getByText(
      'Lena Keller besucht den Lehrgang «Versicherungsvermittler/-in» und wünscht sich dich als Lernbegleitung.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Zürich 2026 · Einladung gültig bis Freitag, 27. März')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', `/login-local?${next}`);
  expect(screen.getByRole('link', { name: 'Konto erstellen' })).toHaveAttribute(
    'href',
    `/onboarding/vv-de/account/create?${next}`,
  );
  expect(screen.queryByRole('button', { name: 'Einladung annehmen' })).not.toBeInTheDocument();
});

test('in uk the role and the way to an account are those of uk', async () => {
  await open({ user: null, invitation: { course_type: 'uk' }, language: 'fr' });
  expect(await screen.findByText(/Formateur pratique/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute(
    'href',
    `/onboarding/uk/account/create?${next}`,
  );
});

test('the invited account accepts, and the platform opens the mentor area with its new role', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const url = `${mentorArea}?courseSessionId=session`;
  const sent = fakeNetwork(() => json({ course_session_id: 'session', course_slug: course.slug, url }));
  await open({ invitation: {} });
  expect(screen.queryByText(/Die Einladung ging an/)).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(url));
  expect(sent).toMatchObject([
    { method: 'POST', address: addressOf(endpoints.acceptInvitation, { params }) },
  ]);
});

test('another account is told that the invitation went elsewhere, and may accept', async () => {
  await open({
    user: userProfile({ email: 'sandra@example.org', first_name: 'Sandra', last_name: 'Huber' }),
    invitation: {},
  });
  expect(
    await screen.findByText(/ging an noah\.weber@example\.org\. Du bist als Sandra Huber/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Einladung annehmen' })).toBeVisible();
});

test('the own invitation cannot be accepted', async () => {
  await open({ invitation: { is_own: true } });
  expect(await screen.findByText(/deine eigene Einladung an noah\.weber@example\.org/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu deinen Einladungen' })).toHaveAttribute('href', mentorArea);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a fellow participant is told why not', async () => {
  fakeNetwork(() => failed(409, { code: 'mentor_is_fellow' }));
  await open({ invitation: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Du nimmst selbst an dieser Durchführung teil/);
  expect(screen.queryByRole('button', { name: 'Einladung annehmen' })).not.toBeInTheDocument();
});

test('without network the acceptance can be tried again', async () => {
  fakeNetwork(offline);
  await open({ invitation: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/noch nicht angenommen/);
  expect(screen.getByRole('button', { name: 'Einladung annehmen' })).toBeVisible();
});

const refused = (state?: string) =>
  failed(410, { code: 'invitation_invalid', ...(state === undefined ? {} : { details: { state } }) });

test.each([
  ['accepted', 'Diese Einladung ist schon angenommen', /gilt nur einmal/],
  ['withdrawn', 'Diese Einladung wurde zurückgezogen', /neuere E-Mail/],
  ['expired', 'Diese Einladung ist abgelaufen', /gelten 14 Tage/],
  [undefined, 'Diese Einladung gibt es nicht', /zu einem anderen Konto/],
])('an invitation that is %s says so', async (state, title, hint) => {
  fakeNetwork(() => refused(state));
  await open();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('one that was accepted before leads a mentor of the course to their area', async () => {
  fakeNetwork(() => refused('accepted'));
  await open({ sessions: [mentorSession] });
  expect(await screen.findByRole('link', { name: 'Zur Begleitung' })).toHaveAttribute('href', mentorArea);
});

test('a visitor whose notification leads here logs in first', async () => {
  fakeNetwork(() => refused());
  await open({ user: null });
  expect(await screen.findByText(/melde dich zuerst an/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', `/login-local?${next}`);
});

test('one that was withdrawn while the page stood open says so after the attempt', async () => {
  fakeNetwork(() => refused('withdrawn'));
  await open({ invitation: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
  expect(await screen.findByText('Diese Einladung wurde zurückgezogen')).toBeVisible();
});

test('an invitation that could not be loaded can be asked for again', async () => {
  fakeNetwork(() => failed(500));
  await open();
  expect(await screen.findByText('Die Einladung konnte nicht geladen werden')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
