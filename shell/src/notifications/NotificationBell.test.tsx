import type { Notification, NotificationList } from '@learn/contracts';
import { $unreadCount, setErrorReporter } from '@learn/platform/shell';
import { fakeNetwork, json, offline, remoteEntry, type SentCall, setStore } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/openShell.tsx';
import { $marked } from './marks.ts';
import { NotificationBell } from './NotificationBell.tsx';

const registry = { remotes: [remoteEntry('mfe-cockpit', { mounts: ['/course/:courseSlug/cockpit/*'] })] };

function notification(id: string, change: Partial<Notification> = {}): Notification {
  return {
    id,
    verb: `Nachricht ${id}`,
    timestamp: new Date(Date.now() - 5 * 60_000).toISOString(),
    unread: true,
    target_url: '/course/vv/cockpit',
    course: 'Versicherungsvermittler/-in',
    notification_category: 'USER_INTERACTION',
    actor_avatar_url: null,
    ...change,
  };
}

function answers(all_list: readonly Notification[], unread_count = 0) {
  const list: NotificationList = { all_count: all_list.length, all_list: [...all_list] };
  return ({ address, method }: SentCall) => {
    if (method === 'POST') return new Response(null, { status: 204 });
    return json(address.includes('unread_count') ? { unread_count } : list);
  };
}

const rest = { '/notifications/api/unread_count/': { unread_count: 2 } };

async function open() {
  const shown = await renderPart(<NotificationBell />, { page: { registry, rest } });
  await userEvent.click(screen.getByRole('button', { name: /^Benachrichtigungen/ }));
  return { ...shown, panel: await screen.findByRole('dialog', { name: 'Benachrichtigungen' }) };
}

beforeEach(() => {
  setErrorReporter(() => undefined);
  $marked.set(new Set());
});
afterEach(() => vi.unstubAllGlobals());

describe('the bell', () => {
  it('says how many are unread, for eyes by a mark and for ears by its name', async () => {
    await renderPart(<NotificationBell />, { page: { rest } });
    const bell = screen.getByRole('button', { name: 'Benachrichtigungen, ungelesen: 2' });
    expect(bell.querySelectorAll('span')).toHaveLength(1);
    setStore($unreadCount, 0);
    expect(await screen.findByRole('button', { name: 'Benachrichtigungen' })).toBeVisible();
    expect(bell.querySelectorAll('span')).toHaveLength(0);
  });

  it('asks for nothing until it is pressed', async () => {
    const sent = fakeNetwork(answers([]));
    await renderPart(<NotificationBell />, { page: { rest } });
    expect(sent).toEqual([]);
  });
});

describe('the popover', () => {
  it('shows the latest four, with sign, course and how long ago, and the way to all of them', async () => {
    const sent = fakeNetwork(
      answers([notification('1'), notification('2', { unread: false, course: null })]),
    );
    const { panel } = await open();
    const rows = await within(panel).findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent('Ungelesen: Nachricht 1Versicherungsvermittler/-in · vor 5 Minuten');
    expect(rows[1]).toHaveTextContent(/^Nachricht 2vor 5 Minuten$/);
    expect(within(panel).getByRole('link', { name: 'Alle Benachrichtigungen' })).toHaveAttribute(
      'href',
      '/notifications',
    );
    expect(sent.map(({ address }) => address)).toEqual(['/notifications/api/all_list/?max=4']);
  });

  it('marks the one that is opened, and closes', async () => {
    const sent = fakeNetwork(answers([notification('1')], 1));
    const { panel, router } = await open();
    await userEvent.click(await within(panel).findByRole('link', { name: 'Ungelesen: Nachricht 1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/course/vv/cockpit');
    expect(sent.filter(({ method }) => method === 'POST').map(({ address }) => address)).toEqual([
      '/notifications/api/1/read/',
    ]);
    expect($unreadCount.get()).toBe(1);
  });

  it('has no link to what no remote answers, and marks it with a button', async () => {
    fakeNetwork(answers([notification('1', { target_url: '/gone' })]));
    const { panel } = await open();
    const mark = await within(panel).findByRole('button', { name: 'Als gelesen markieren: Nachricht 1' });
    expect(within(panel).queryByRole('link', { name: /Nachricht 1/ })).not.toBeInTheDocument();
    await userEvent.click(mark);
    await waitFor(() => expect(mark).not.toBeInTheDocument());
  });

  it('marks all, also what it does not show, and takes it back', async () => {
    const sent = fakeNetwork(answers([notification('1'), notification('2')], 7));
    const { panel } = await open();
    await userEvent.click(await within(panel).findByRole('button', { name: 'Alle als gelesen' }));
    expect(await within(panel).findByText('2 Benachrichtigungen sind als gelesen markiert.')).toBeVisible();
    expect(sent.map(({ address }) => address)).toContain(
      '/notifications/api/all_list/?unread=true&max=200&mark_as_read=true',
    );
    expect(within(panel).queryByRole('button', { name: 'Alle als gelesen' })).not.toBeInTheDocument();
    await userEvent.click(within(panel).getByRole('button', { name: 'Rückgängig' }));
    expect(await within(panel).findByText('Rückgängig gemacht.')).toBeVisible();
    expect(sent.find(({ address }) => address === '/notifications/api/unread/')?.body).toEqual({
      ids: ['1', '2'],
    });
    expect(await within(panel).findByRole('button', { name: 'Alle als gelesen' })).toBeVisible();
  });

  it('says that there is nothing', async () => {
    fakeNetwork(answers([]));
    const { panel } = await open();
    expect(await within(panel).findByText('Du hast keine Benachrichtigungen.')).toBeVisible();
  });

  it('says that they could not be had, and tries again', async () => {
    fakeNetwork(offline);
    const { panel } = await open();
    expect(
      await within(panel).findByRole('heading', {
        name: 'Die Benachrichtigungen konnten nicht geladen werden',
      }),
    ).toBeVisible();
    fakeNetwork(answers([notification('1')]));
    await userEvent.click(within(panel).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await within(panel).findByRole('listitem')).toHaveTextContent('Nachricht 1');
  });

  it('asks again when it is opened again', async () => {
    fakeNetwork(answers([notification('1')]));
    const { panel } = await open();
    await within(panel).findByRole('listitem');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    fakeNetwork(answers([notification('2')]));
    await userEvent.click(screen.getByRole('button', { name: /^Benachrichtigungen/ }));
    expect(await screen.findByText('Nachricht 2')).toBeVisible();
  });

  it('shows what failed to be marked as unread again', async () => {
    fakeNetwork(answers([notification('1', { target_url: '' })], 2));
    const { panel } = await open();
    const mark = await within(panel).findByRole('button', { name: /^Als gelesen markieren/ });
    fakeNetwork(offline);
    await userEvent.click(mark);
    expect(await within(panel).findByRole('alert')).toHaveTextContent('Das hat nicht geklappt');
    expect(within(panel).getByRole('button', { name: /^Als gelesen markieren/ })).toBeVisible();
  });
});
