import { endpoints } from '@learn/contracts';
import { $outbox, $user, deliver, rest } from '@learn/platform';
import { $unreadCount, startNotificationPolling } from '@learn/platform/shell';
import { fakeNetwork, json } from '@learn/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openShell } from '../testing/openShell.tsx';
import { $endedSession, postponeLogin, resumeSession } from './endedSession.ts';

beforeEach(() => {
  fakeNetwork(() => json([]));
  resumeSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function refuse(code: string): Promise<void> {
  fakeNetwork(() => json({ code }, 401));
  await rest.get(endpoints.me, {}, { reload: true }).catch(() => undefined);
}

it('says that the login has ended, leaves the page as it is, and leads to the login and back', async () => {
  await openShell('/somewhere?tab=2#part');
  await refuse('not_logged_in');
  const dialog = await screen.findByRole('dialog', { name: 'Deine Anmeldung ist abgelaufen' });
  expect(dialog).toHaveTextContent('Was du geschrieben hast, bleibt auf diesem Gerät gespeichert.');
  expect(screen.getByRole('link', { name: 'Neu anmelden' })).toHaveAttribute(
    'href',
    '/login-local?next=%2Fsomewhere%3Ftab%3D2%23part',
  );
  expect($user.get()).toBeDefined();
  expect(window.location.pathname).toBe('/somewhere');
});

it('gives way to a hint, and comes again with the next call that is refused', async () => {
  await openShell('/somewhere?tab=2');
  await refuse('not_logged_in');
  await userEvent.click(await screen.findByRole('button', { name: 'Später' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(/^Was du schreibst, bleibt/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    '/login-local?next=%2Fsomewhere%3Ftab%3D2',
  );
  await refuse('not_logged_in');
  expect(await screen.findByRole('dialog', { name: 'Deine Anmeldung ist abgelaufen' })).toBeInTheDocument();
});

it('is not asked again by what the page asks for without an input', async () => {
  const activation = { isActive: false };
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
  await openShell('/somewhere');
  await refuse('not_logged_in');
  await userEvent.click(await screen.findByRole('button', { name: 'Später' }));
  await refuse('not_logged_in');
  expect($endedSession.get()).toBe('postponed');
  activation.isActive = true;
  await refuse('not_logged_in');
  expect($endedSession.get()).toBe('asking');
});

it('is not asked again by what is saved by itself, which waits for the login', async () => {
  await openShell('/somewhere');
  await refuse('not_logged_in');
  await userEvent.click(await screen.findByRole('button', { name: 'Später' }));
  const sent = fakeNetwork(() => json({ code: 'not_logged_in' }, 401));
  const request = { kind: 'rest', method: 'PUT', path: '/api/answer/', body: 'a' } as const;
  const write = { key: 'a', area: 'answer', title: 'Fall', address: '/somewhere', request } as const;
  await expect(deliver(write)).resolves.toEqual({ state: 'waiting' });
  await expect(deliver(write)).resolves.toEqual({ state: 'waiting' });
  expect([sent.length, $endedSession.get()]).toEqual([0, 'postponed']);
  fakeNetwork(() => json({}));
  resumeSession();
  await vi.waitFor(() => expect($outbox.get()).toEqual([]));
  expect(screen.queryByRole('link', { name: 'Anmelden' })).not.toBeInTheDocument();
});

it('does not come back by itself, for the page asks nothing more until the person has logged in again', async () => {
  await openShell('/somewhere');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const sent = fakeNetwork(() => json({ code: 'not_logged_in' }, 401));
  onTestFinished(startNotificationPolling());
  await vi.waitFor(() => expect($endedSession.get()).toBe('asking'));
  postponeLogin();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([sent.length, $endedSession.get()]).toEqual([1, 'postponed']);
  fakeNetwork(() => json({ unread_count: 4 }));
  resumeSession();
  await vi.waitFor(() => expect($unreadCount.get()).toBe(4));
});

it('says nothing of a wrong password, nor to a visitor', async () => {
  await openShell('/login-local', { page: { user: null } });
  await refuse('login_failed');
  await refuse('not_logged_in');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
