import type { Entry, EntryStore } from './entryStore.ts';
import type { Delivery, OutboxRequest, WaitingWrite, Write } from './outbox.ts';
import { judge } from './verdict.ts';

/** What became of a write, told to the other tabs. */
export interface Outcome {
  readonly entry: Entry;
  readonly answer?: unknown;
  /** what the server said against it */
  readonly error?: unknown;
}

/** What an outbox needs of the world. */
export interface OutboxPorts {
  readonly store: EntryStore;
  readonly send: (request: OutboxRequest) => Promise<unknown>;
  /** Runs it while no other tab runs its own, after those that wait already. */
  readonly exclusively: (run: () => Promise<void>) => Promise<void>;
  readonly isOnline: () => boolean;
  /** Called with all that waits whenever that changed. */
  readonly publish: (waiting: readonly WaitingWrite[]) => void;
  readonly tellOtherTabs: (outcome: Outcome) => void;
  readonly tellDelivered: (write: Write, answer: unknown) => void;
  readonly now: () => number;
  /** Runs it once after so many milliseconds. @returns what prevents that */
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

export interface Outbox {
  readonly deliver: (write: Write) => Promise<Delivery<unknown>>;
  readonly resolve: (key: string, write: Write) => void;
  readonly drop: (key: string) => void;
  /** Sends what waits, also after a login had been missing. */
  readonly resume: () => void;
  /** Looks again at what waits, after another tab changed it. */
  readonly refresh: () => void;
  readonly hear: (outcome: Outcome) => void;
  readonly stop: () => void;
}

interface Caller {
  readonly resolve: (delivery: Delivery<unknown>) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds until the next try while a server does not answer: doubled each time, up to a minute. */
const firstPause = 2_000;
const longestPause = 60_000;

/** The writes of one person in one tab; all tabs share the store, and one of them sends at a time. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const { store } = ports;
  /** those who wait for the outcome of an entry, by its id */
  const callers = new Map<string, Caller[]>();
  let sending: string | undefined;
  let needsLogin = false;
  let pause = firstPause;
  let cancelRetry: (() => void) | undefined;
  let stopped = false;

  function refresh(): void {
    if (stopped) return;
    const shown = store.list().filter((entry) => entry.shown);
    ports.publish(
      shown.map(({ id, write, since, state, current, code, reason }) => ({
        ...write,
        since,
        state: id === sending ? 'sending' : state,
        ...(state === 'conflict' ? { current } : {}),
        ...(state === 'waiting' ? {} : { code, reason }),
      })),
    );
  }

  function enter(write: Write, shown: boolean, caller?: Caller): void {
    const known = store.list();
    const older = known.find((entry) => entry.write.key === write.key);
    const entry: Entry = {
      // browsers give real ones to secure pages only
      id: `${ports.now()}-${Math.random()}`,
      order: older?.order ?? Math.max(ports.now(), (known.at(-1)?.order ?? 0) + 1),
      write,
      since: new Date(ports.now()).toISOString(),
      state: 'waiting',
      shown,
    };
    store.put(entry);
    const waiting = older && older.id !== sending ? takeCallers(older) : [];
    if (caller) callers.set(entry.id, [...waiting, caller]);
    else if (waiting.length > 0) callers.set(entry.id, waiting);
  }

  function takeCallers(entry: Entry): Caller[] {
    const waiting = callers.get(entry.id) ?? [];
    callers.delete(entry.id);
    return waiting;
  }

  function deliver(write: Write): Promise<Delivery<unknown>> {
    const { promise, resolve, reject } = Promise.withResolvers<Delivery<unknown>>();
    enter(write, false, { resolve, reject });
    if (ports.isOnline()) void drain();
    else putOff(new TypeError('no network'));
    return promise;
  }

  /** Sends one after the other until nothing is left that can be sent. */
  function drain(): Promise<void> {
    return ports.exclusively(async () => {
      while (!stopped) {
        const next = store.list().find(({ state }) => state === 'waiting');
        if (!next) break;
        if (!ports.isOnline()) return putOff(new TypeError('no network'));
        if (!(await sendOne(next))) return;
      }
      refresh();
    });
  }

  /** @returns false when nothing can be sent at present */
  async function sendOne(entry: Entry): Promise<boolean> {
    sending = entry.id;
    if (entry.shown) refresh();
    try {
      const answer = await ports.send(entry.write.request);
      sending = undefined;
      needsLogin = false;
      pause = firstPause;
      store.remove(entry, true);
      settle({ entry, answer });
      ports.tellOtherTabs({ entry, answer });
    } catch (error) {
      sending = undefined;
      const verdict = judge(error);
      if (verdict.kind === 'later' || verdict.kind === 'login') {
        needsLogin = verdict.kind === 'login';
        putOff(error);
        return false;
      }
      const { kind, code, reason, current } = verdict;
      if (callers.has(entry.id)) store.remove(entry);
      else store.change(entry, { state: kind, shown: true, code, reason, current });
      settle({ entry, error });
      ports.tellOtherTabs({ entry, error: { code, explanation: reason, details: { current } } });
    }
    refresh();
    return true;
  }

  /** Tells those who wait for it, else those who listen. */
  function settle({ entry, answer, error }: Outcome): void {
    const waiting = takeCallers(entry);
    for (const { resolve, reject } of waiting)
      if (error === undefined) resolve({ state: 'sent', answer });
      else reject(error);
    if (waiting.length === 0 && error === undefined) ports.tellDelivered(entry.write, answer);
  }

  /** Everything waits from now on, except what could not be kept: that has failed. */
  function putOff(error: unknown): void {
    for (const entry of store.list()) {
      if (entry.state !== 'waiting') continue;
      const kept = store.isKept(entry);
      if (!kept) store.remove(entry);
      else if (!entry.shown) store.change(entry, { shown: true });
      for (const { resolve, reject } of takeCallers(entry))
        if (kept) resolve({ state: 'waiting' });
        else reject(error);
    }
    refresh();
    retryLater();
  }

  function retryLater(): void {
    cancelRetry?.();
    cancelRetry = undefined;
    // the connection tells when it is back
    if (stopped || needsLogin || !ports.isOnline()) return;
    cancelRetry = ports.later(() => void drain(), pause);
    pause = Math.min(pause * 2, longestPause);
  }

  function resume(): void {
    needsLogin = false;
    pause = firstPause;
    cancelRetry?.();
    cancelRetry = undefined;
    refresh();
    void drain();
  }

  return {
    deliver,
    refresh,
    resume,
    resolve(key, write) {
      const older = store.list().find((entry) => entry.write.key === key);
      if (older && key !== write.key) store.remove(older);
      enter(write, true);
      resume();
    },
    drop(key) {
      const entry = store.list().find(({ write }) => write.key === key);
      if (!entry) return;
      store.remove(entry);
      for (const { reject } of takeCallers(entry)) reject(new DOMException('given up', 'AbortError'));
      refresh();
    },
    hear(outcome) {
      // the other tab kept a refusal for the list, because it did not know that somebody waits for it here
      if (outcome.error !== undefined && callers.has(outcome.entry.id)) store.remove(outcome.entry);
      settle(outcome);
      refresh();
    },
    stop() {
      stopped = true;
      cancelRetry?.();
      ports.publish([]);
      for (const waiting of callers.values())
        for (const { reject } of waiting) reject(new DOMException('the person has left', 'AbortError'));
      callers.clear();
    },
  };
}
