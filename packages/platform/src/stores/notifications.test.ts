import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clearRestCache, onUnauthorised, primeRestCache } from '../rest/rest.ts';
import { failed, fakeNetwork, held, json, type SentCall } from '../testing/fakeNetwork.ts';
import { lena } from '../testing/fixtures.ts';
import { setStore } from '../testing/setStore.ts';
import { resetPerson, setUser } from './account.ts';
import { setLoginMissing } from './loginMissing.ts';
import {
  $unreadCount,
  loadUnreadCount,
  markDeliveredRead,
  markNotificationRead,
  type PollingClock,
  pollingSeconds,
  startNotificationPolling,
} from './notifications.ts';

const address = '/notifications/api/unread_count/';
const period = pollingSeconds * 1000;

/** A clock that stands still, and a tab that is looked at, until the test says otherwise. */
function testClock() {
  let now = 0;
  let visible = true;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const listeners = new Set<() => void>();
  const clock: PollingClock = {
    now: () => now,
    visible: () => visible,
    onVisible(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter((timer) => !due.includes(timer));
    for (const { run } of due) run();
    await settle();
  }
  return {
    clock,
    pass,
    hide: () => {
      visible = false;
    },
    async show() {
      visible = true;
      for (const listener of listeners) listener();
      await pass(0);
    },
    waiting: () => timers.length + listeners.size,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

let end: (() => void) | undefined;

async function start(clock: PollingClock) {
  end = startNotificationPolling(clock);
  await settle();
}

beforeEach(() => {
  clearRestCache();
  setStore($unreadCount, undefined);
  setUser(lena);
});
afterEach(() => {
  end?.();
  end = undefined;
  setUser(undefined);
  vi.unstubAllGlobals();
});

describe('polling', () => {
  it('begins with the count of the page, and asks every 150 seconds', async () => {
    let count = 3;
    const sent = fakeNetwork(() => json({ unread_count: count }));
    primeRestCache({ [address]: { unread_count: 2 } });
    const time = testClock();
    await start(time.clock);
    expect([$unreadCount.get(), sent.length]).toEqual([2, 0]);
    await time.pass(period - 1);
    expect(sent).toHaveLength(0);
    await time.pass(1);
    expect([$unreadCount.get(), sent.map((call) => call.address)]).toEqual([3, [address]]);
    count = 0;
    await time.pass(period);
    expect([$unreadCount.get(), sent.length]).toEqual([0, 2]);
  });

  it('asks nothing while nobody looks, and at once when what is known is old by then', async () => {
    const sent = fakeNetwork(() => json({ unread_count: 1 }));
    const time = testClock();
    await start(time.clock);
    expect(sent).toHaveLength(1);
    time.hide();
    await time.pass(period);
    await time.pass(10 * period);
    expect(sent).toHaveLength(1);
    await time.show();
    expect(sent).toHaveLength(2);
    time.hide();
    await time.pass(period / 2);
    await time.show();
    expect(sent).toHaveLength(2);
    await time.pass(period / 2);
    expect(sent).toHaveLength(3);
  });

  it('goes on after a failure', async () => {
    const answers = [failed(500), json({ unread_count: 5 })];
    fakeNetwork(() => answers.shift() ?? json({ unread_count: 6 }));
    const time = testClock();
    await start(time.clock);
    expect($unreadCount.get()).toBeUndefined();
    await time.pass(period);
    expect($unreadCount.get()).toBe(5);
  });

  it('asks nothing while the login is missing, and at once when it goes on', async () => {
    const sent = fakeNetwork(() => json({ unread_count: 1 }));
    const time = testClock();
    await start(time.clock);
    setLoginMissing(true);
    await time.pass(period);
    await time.show();
    await time.pass(3 * period);
    expect(sent).toHaveLength(1);
    setLoginMissing(false);
    await time.pass(0);
    expect(sent).toHaveLength(2);
    await time.pass(period);
    expect(sent).toHaveLength(3);
  });

  it('is not asked for again when the question itself was what paused it', async () => {
    const sent = fakeNetwork(() => failed(401, { code: 'not_logged_in' }));
    onTestFinished(onUnauthorised(() => setLoginMissing(true)));
    const time = testClock();
    await start(time.clock);
    await time.pass(period);
    expect(sent).toHaveLength(1);
  });

  it('starts with the login and stops with the logout', async () => {
    setUser(undefined);
    const sent = fakeNetwork(() => json({ unread_count: 1 }));
    const time = testClock();
    await start(time.clock);
    expect([sent.length, time.waiting()]).toEqual([0, 0]);
    setUser(lena);
    await settle();
    expect($unreadCount.get()).toBe(1);
    resetPerson();
    expect([$unreadCount.get(), time.waiting()]).toEqual([undefined, 0]);
    await time.pass(5 * period);
    expect(sent).toHaveLength(1);
  });

  it('leaves nothing behind when a question is under way at the logout', async () => {
    const { answer, arrive } = held();
    fakeNetwork(() => answer);
    const time = testClock();
    await start(time.clock);
    resetPerson();
    arrive(json({ unread_count: 9 }));
    await settle();
    expect([$unreadCount.get(), time.waiting()]).toEqual([undefined, 0]);
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
