import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clearRestCache, onUnauthorised, primeRestCache } from '../rest/rest.ts';
import { failed, fakeNetwork, held, json, type SentCall } from '../testing/fakeNetwork.ts';
import { lena } from '../testing/fixtures.ts';
import { setStore } from '../testing/setStore.ts';
import { resetPerson, setUser } from './account.ts';
import { setLoginMissing } from './loginMissing.ts';
import {
  $unreadCount,
  $unreadMessages,
  loadUnreadCount,
  markDeliveredRead,
  markNotificationRead,
  pollingSeconds,
  startNotificationPolling,
} from './notifications.ts';

const address = '/notifications/api/unread_count/';
const period = pollingSeconds * 1000;

/** Makes the tab one that is looked at, or not. */
async function look(visible: boolean): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

let end: (() => void) | undefined;

async function start() {
  end = startNotificationPolling();
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  clearRestCache();
  setStore($unreadCount, undefined);
  setUser(lena);
});
afterEach(() => {
  end?.();
  end = undefined;
  setUser(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('polling', () => {
  it('begins with the count of the page, and asks every 150 seconds', async () => {
    let count = 3;
    const sent = fakeNetwork(() => json({ unread_count: count }));
    primeRestCache({ [address]: { unread_count: 2 } });
    await start();
    expect([$unreadCount.get(), sent.length]).toEqual([2, 0]);
    await pass(period - 1);
    expect(sent).toHaveLength(0);
    await pass(1);
    expect([$unreadCount.get(), sent.map((call) => call.address)]).toEqual([3, [address]]);
    count = 0;
    await pass(period);
    expect([$unreadCount.get(), sent.length]).toEqual([0, 2]);
  });

  it('brings an unread message within one period', async () => {
    primeRestCache({ [address]: { unread_count: 0, unread_messages: 0 } });
    fakeNetwork(() => json({ unread_count: 1, unread_messages: 1 }));
    await start();
    expect($unreadMessages.get()).toBe(0);
    await pass(period);
    expect($unreadMessages.get()).toBe(1);
  });

  it('asks nothing while nobody looks, and at once when what is known is old by then', async () => {
    const sent = fakeNetwork(() => json({ unread_count: 1 }));
    await start();
    expect(sent).toHaveLength(1);
    await look(false);
    await pass(period);
    await pass(10 * period);
    expect(sent).toHaveLength(1);
    await look(true);
    expect(sent).toHaveLength(2);
    await look(false);
    await pass(period / 2);
    await look(true);
    expect(sent).toHaveLength(2);
    await pass(period / 2);
    expect(sent).toHaveLength(3);
  });

  it('goes on after a failure', async () => {
    const answers = [failed(500), json({ unread_count: 5 })];
    fakeNetwork(() => answers.shift() ?? json({ unread_count: 6 }));
    await start();
    expect($unreadCount.get()).toBeUndefined();
    await pass(period);
    expect($unreadCount.get()).toBe(5);
  });

  it('asks nothing while the login is missing, and at once when it goes on', async () => {
    const sent = fakeNetwork(() => json({ unread_count: 1 }));
    await start();
    setLoginMissing(true);
    await pass(period);
    await look(true);
    await pass(3 * period);
    expect(sent).toHaveLength(1);
    setLoginMissing(false);
    await pass(0);
    expect(sent).toHaveLength(2);
    await pass(period);
    expect(sent).toHaveLength(3);
  });

  it('is not asked for again when the question itself was what paused it', async () => {
    const sent = fakeNetwork(() => failed(401, { code: 'not_logged_in' }));
    onTestFinished(onUnauthorised(() => setLoginMissing(true)));
    await start();
    await pass(period);
    expect(sent).toHaveLength(1);
  });

  it('starts with the login and stops with the logout', async () => {
    setUser(undefined);
    const sent = fakeNetwork(() => json({ unread_count: 1 }));
    await start();
    expect([sent.length, vi.getTimerCount()]).toEqual([0, 0]);
    setUser(lena);
    await pass(0);
    expect($unreadCount.get()).toBe(1);
    resetPerson();
    expect([$unreadCount.get(), vi.getTimerCount()]).toEqual([undefined, 0]);
    await pass(5 * period);
    await look(true);
    expect(sent).toHaveLength(1);
  });

  it('leaves nothing behind when a question is under way at the logout', async () => {
    const { answer, arrive } = held();
    fakeNetwork(() => answer);
    await start();
    resetPerson();
    arrive(json({ unread_count: 9 }));
    await pass(0);
    expect([$unreadCount.get(), vi.getTimerCount()]).toEqual([undefined, 0]);
  });
});

describe('marking', () => {
  it('counts down at once and tells the server', async () => {
    const sent = fakeNetwork(() => new Response(null, { status: 204 }));
    setStore($unreadCount, 2);
    const marked = markNotificationRead('n1');
    expect($unreadCount.get()).toBe(1);
    await marked;
    expect(sent.map(({ method, address: to }) => [method, to])).toEqual([
      ['POST', '/notifications/api/n1/read/'],
    ]);
  });

  it('is not undone by a count that was asked for before', async () => {
    const { answer, arrive } = held();
    fakeNetwork(({ method }) => (method === 'GET' ? answer : new Response(null, { status: 204 })));
    setStore($unreadCount, 2);
    const asked = loadUnreadCount();
    await markNotificationRead('n1');
    arrive(json({ unread_count: 2 }));
    await asked;
    expect($unreadCount.get()).toBe(1);
  });

  it('takes the count from the server again when it failed', async () => {
    fakeNetwork(({ method }) => (method === 'GET' ? json({ unread_count: 2 }) : failed(500)));
    setStore($unreadCount, 2);
    await expect(markNotificationRead('n1')).rejects.toThrow('HTTP error 500');
    expect($unreadCount.get()).toBe(2);
  });

  it('marks just what a question delivers, and asks how many are left', async () => {
    const list = { all_count: 1, all_list: [] };
    const answerOf = ({ address: to }: SentCall) => json(to === address ? { unread_count: 3 } : list);
    const sent = fakeNetwork(answerOf);
    await expect(markDeliveredRead({ max: 4 })).resolves.toEqual(list);
    expect(sent.map((call) => call.address)).toEqual([
      '/notifications/api/all_list/?max=4&mark_as_read=true',
      address,
    ]);
    expect($unreadCount.get()).toBe(3);
  });
});
