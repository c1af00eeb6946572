import type { Notification } from '@learn/contracts';
import { $unreadCount, markChanged, setErrorReporter } from '@learn/platform/shell';
import { failed, fakeNetwork, json, offline, type SentCall } from '@learn/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openShell } from '../testing/openShell.tsx';
import { $marked } from './marks.ts';

const day = 24 * 60 * 60_000;

function notification(index: number, change: Partial<Notification> = {}): Notification {
  return {
    id: `n${index}`,
    verb: `Nachricht ${index}`,
    timestamp: new Date(Date.now() - index * day).toISOString(),
    unread: index < 2,
    target_url: '/',
    course: null,
    notification_category: index === 1 ? 'EXAM' : 'PROGRESS',
    actor_avatar_url: null,
    ...change,
  };
}

const all = Array.from({ length: 25 }, (_, index) => notification(index));

/** Answers like the server, from the given notifications. */
function serve(list: readonly Notification[] = all) {
  let unread = list.filter((item) => item.unread).length;
  return fakeNetwork(({ address, method }: SentCall) => {
    if (method === 'POST') {
      unread -= 1;
      return new Response(null, { status: 204 });
    }
    if (address.includes('mark_as_read=true')) unread = 0;
    if (address.includes('unread_count')) return json({ unread_count: unread });
    const query = new URL(address, 'http://page.invalid').searchParams;
    const category = query.get('category');
    const wanted = list
      .filter((item) => category === null || item.notification_category === category)
      .filter((item) => !query.has('unread') || item.unread);
    const offset = Number(query.get('offset') ?? 0);
    return json({
      all_count: wanted.length,
      all_list: wanted.slice(offset, offset + Number(query.get('max'))),
    });
  });
}

/** Straight from the document: asking for twenty rows by their role takes the test environment seconds. */
async function rows(): Promise<(string | null)[]> {
  const found = () => [...document.querySelectorAll('main li')];
  await expect.poll(() => found().length).toBeGreaterThan(0);
  return found().map((row) => row.textContent);
}

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  setErrorReporter(() => undefined);
  $marked.set(new Set());
});
afterEach(() => vi.unstubAllGlobals());

it('shows them by day, with time and how long ago', async () => {
  serve(all.slice(0, 3));
  await openShell('/notifications');
  expect(await screen.findByRole('heading', { level: 1, name: 'Benachrichtigungen' })).toBeVisible();
  const today = await screen.findByRole('region', { name: /^Heute, / });
  expect(within(today).getByRole('listitem')).toHaveTextContent(/Nachricht 0\d\d:\d\d · jetzt/);
  expect(screen.getByRole('region', { name: /^Gestern, / })).toHaveTextContent('Nachricht 1');
  expect(screen.getByText('3 Benachrichtigungen')).toBeVisible();
});

it('takes the first part from the page, and goes on from there', async () => {
  const sent = serve();
  const first = { all_count: 25, all_list: all.slice(0, 20) };
  await openShell('/notifications', { page: { rest: { '/notifications/api/all_list/?max=20': first } } });
  expect(await rows()).toHaveLength(20);
  expect(screen.getByText('20 von 25 Benachrichtigungen')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }));
  expect(await screen.findByText('Nachricht 24')).toBeVisible();
  expect(sent.map(({ address }) => address)).toEqual(['/notifications/api/all_list/?max=20&offset=20']);
  expect(await screen.findByText('25 Benachrichtigungen')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).not.toBeInTheDocument();
});

it('shows a notification that has come in meanwhile, and the further parts stay', async () => {
  serve();
  await openShell('/notifications');
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }));
  await screen.findByText('Nachricht 24');
  serve([notification(0, { id: 'new', verb: 'Neue Nachricht' }), ...all]);
  markChanged(['notification']);
  expect(await screen.findByText('Neue Nachricht')).toBeVisible();
  expect(await rows()).toHaveLength(26);
});

it('keeps the filter in the address', async () => {
  serve();
  const { router } = await openShell('/notifications?show=exams');
  expect(await rows()).toEqual([expect.stringContaining('Nachricht 1')]);
  expect(screen.getByRole('radio', { name: 'Prüfungen' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Ungelesen' }));
  expect(await screen.findByText('2 Benachrichtigungen')).toBeVisible();
  expect(router.state.location.search).toBe('?show=unread');
  await userEvent.click(screen.getByRole('radio', { name: 'Alle' }));
  await screen.findByText('20 von 25 Benachrichtigungen');
  expect(router.state.location.search).toBe('');
});

it('marks one, and it stays where it is', async () => {
  const sent = serve();
  await openShell('/notifications?show=unread', {
    page: { rest: { '/notifications/api/unread_count/': { unread_count: 2 } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Als gelesen markieren: Nachricht 0' }));
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: /^Als gelesen markieren: Nachricht 0/ }),
    ).not.toBeInTheDocument(),
  );
  expect(await rows()).toHaveLength(2);
  await waitFor(() => expect($unreadCount.get()).toBe(1));
  expect(sent.map(({ address }) => address)).toContain('/notifications/api/n0/read/');
});

it('marks all, and says how many', async () => {
  const sent = serve(all.slice(0, 5));
  await openShell('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: 'Alle als gelesen' }));
  expect(await screen.findByText('2 Benachrichtigungen sind als gelesen markiert.')).toBeVisible();
  expect(sent.map(({ address }) => address)).toContain(
    '/notifications/api/all_list/?unread=true&max=200&mark_as_read=true',
  );
  expect(screen.queryByRole('button', { name: /gelesen/ })).not.toBeInTheDocument();
});

it('takes back what was marked before a failure', async () => {
  const many = Array.from({ length: 200 }, (_, index) => notification(index, { unread: true }));
  let parts = 0;
  const sent = fakeNetwork(({ address, method }: SentCall) => {
    if (method === 'POST') return new Response(null, { status: 204 });
    if (address.includes('unread_count')) return json({ unread_count: 300 });
    if (!address.includes('mark_as_read')) return json({ all_count: 300, all_list: many.slice(0, 20) });
    parts += 1;
    return parts === 1 ? json({ all_count: 300, all_list: many }) : failed(500);
  });
  await openShell('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: 'Alle als gelesen' }));
  const alert = await screen.findByRole('alert');
  expect($marked.get().size).toBe(200);
  await userEvent.click(within(alert).getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect($marked.get().size).toBe(0));
  expect(sent.map(({ body }) => body)).toContainEqual({ ids: many.map(({ id }) => id) });
});

it('marks all only when the server has taken what was marked one by one', async () => {
  const taken = Promise.withResolvers<void>();
  const list = all.slice(0, 5).map((item) => ({ ...item, unread: true }));
  const sent = fakeNetwork(async ({ address, method }: SentCall) => {
    if (method === 'POST') {
      await taken.promise;
      return new Response(null, { status: 204 });
    }
    if (address.includes('unread_count')) return json({ unread_count: 5 });
    return json({ all_count: list.length, all_list: list });
  });
  await openShell('/notifications?show=unread');
  await userEvent.click(await screen.findByRole('button', { name: 'Als gelesen markieren: Nachricht 0' }));
  await userEvent.click(screen.getByRole('button', { name: 'Alle als gelesen' }));
  const isAsked = () => sent.some(({ address }) => address.includes('mark_as_read'));
  expect(isAsked()).toBe(false);
  taken.resolve();
  await expect.poll(isAsked).toBe(true);
});

it.each([
  ['/notifications', 'Du hast keine Benachrichtigungen.'],
  ['/notifications?show=unread', 'Du hast alles gelesen.'],
  ['/notifications?show=exams', 'In «Prüfungen» ist nichts.'],
])('says that there is nothing at %s', async (address, sentence) => {
  serve([]);
  await openShell(address);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('leads from an empty filter to all', async () => {
  serve(all.filter((item) => item.notification_category !== 'EXAM'));
  await openShell('/notifications?show=exams');
  await userEvent.click(await screen.findByRole('button', { name: 'Alle anzeigen' }));
  expect(await screen.findByText('Nachricht 0')).toBeVisible();
});

it('says that they could not be had, and tries again', async () => {
  fakeNetwork(offline);
  await openShell('/notifications');
  await screen.findByRole('heading', { name: 'Die Benachrichtigungen konnten nicht geladen werden' });
  serve(all.slice(0, 3));
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await rows()).toHaveLength(3);
});

it('says that the next part could not be had, and keeps what is there', async () => {
  serve();
  await openShell('/notifications');
  await rows();
  fakeNetwork(offline);
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('konnten nicht geladen werden');
  expect(await rows()).toHaveLength(20);
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Mehr laden' }));
  expect(await screen.findByText('Nachricht 24')).toBeVisible();
});
