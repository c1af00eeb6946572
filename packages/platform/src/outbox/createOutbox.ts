import type { Received } from '../rest/Received.ts';
import { classifyFailure } from './classifyFailure.ts';
import type { Entry, EntryStore } from './entryStore.ts';
import { joinRequests, refusedEntries, takeJoined } from './joinedWrites.ts';
import { newEntry } from './newEntry.ts';
import type { Delivery, OutboxRequest, WaitingWrite, Write } from './waitingWrites.ts';

/** What became of a write, told to the other tabs. */
export interface Outcome extends Partial<Received<unknown>> {
  readonly entry: Entry;
  /** what the server said against it */
  readonly error?: unknown;
}

/** What an outbox needs of the world. */
export interface OutboxPorts {
  readonly store: EntryStore;
  readonly send: (request: OutboxRequest) => Promise<Received<unknown>>;
  /** Runs it while no other tab runs its own, after those that wait already. */
  readonly exclusively: (run: () => Promise<void>) => Promise<void>;
  /** Whether a server can be asked at present: there is network, and the login is not known to be missing. */
  readonly canSend: () => boolean;
  /** Called with all that waits whenever that changed. */
  readonly publish: (waiting: readonly WaitingWrite[]) => void;
  readonly tellOtherTabs: (outcome: Outcome) => void;
  /** Called with each write that this tab has sent. */
  readonly tellSent: (write: Write) => void;
  /** Called with each write that a tab has sent without anybody here waiting for it. */
  readonly tellDelivered: (write: Write, sent: Received<unknown>) => void;
  readonly now: () => number;
  /** Runs it once after so many milliseconds. @returns what prevents that */
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

/** A caller that waits for the outcome of an own entry. */
interface Caller {
  readonly entry: Entry;
  readonly resolve: (delivery: Delivery<unknown>) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds until the next try while a server does not answer: doubled each time, up to a minute. */
const firstPause = 2_000;
const longestPause = 60_000;

/** The writes of one person in one tab; all tabs share the store, and one of them sends at a time. */
export function createOutbox(ports: OutboxPorts) {
  const { store } = ports;
  /** by the key of their write */
  const callers = new Map<string, Caller[]>();
  let sending: ReadonlySet<string> = new Set();
  /** ids of those whose common call was refused without a word about which of them are meant */
  let alone: ReadonlySet<string> = new Set();
  let needsLogin = false;
  let pause = firstPause;
  let cancelRetry: (() => void) | undefined;
  let stopped = false;

  /** Publishes the pending writes, also after another tab changed it. */
  function refresh(): void {
    if (stopped) return;
    const shown = store.list().filter((entry) => entry.shown);
    ports.publish(
      shown.map(({ id, write, since, state, current, code, reason, fields }) => ({
        ...write,
        since,
        state: sending.has(id) ? 'sending' : state,
        ...(state === 'conflict' ? { current } : {}),
        ...(state === 'conflict' || state === 'refused' ? { code, reason, fields } : {}),
      })),
    );
  }

  function enter(write: Write, shown: boolean): Entry {
    const known = store.list();
    const older = known.find((entry) => entry.write.key === write.key);
    const now = Math.max(ports.now(), older ? Date.parse(older.since) + 1 : 0);
    const order = older?.order ?? Math.max(now, (known.at(-1)?.order ?? 0) + 1);
    const entry = newEntry(write, { order, now, shown });
    store.put(entry);
    return entry;
  }

  /** Those who wait for it, or for an older one that it has replaced, perhaps from another tab. */
  function takeCallers({ id, since, write: { key } }: Entry): readonly Caller[] {
    const { taken = [], left = [] } = Object.groupBy(callers.get(key) ?? [], ({ entry }) =>
      entry.id === id || entry.since < since ? 'taken' : 'left',
    );
    if (left.length > 0) callers.set(key, left);
    else callers.delete(key);
    return taken;
  }

  const isAwaited = ({ id, write: { key } }: Entry): boolean =>
    callers.get(key)?.some(({ entry }) => entry.id === id) ?? false;

  function deliver(write: Write): Promise<Delivery<unknown>> {
    const { promise, resolve, reject } = Promise.withResolvers<Delivery<unknown>>();
    const entry = enter(write, false);
    callers.set(write.key, [...(callers.get(write.key) ?? []), { entry, resolve, reject }]);
    if (ports.canSend()) void drain();
    else putOff(new TypeError('no network'));
    return promise;
  }

  /** Sends one call after the other until nothing is left that can be sent. */
  function drain(): Promise<void> {
    return ports.exclusively(async () => {
      while (!stopped) {
        const waiting = store.list().filter(({ state }) => state === 'waiting');
        const [first, ...others] = takeJoined(waiting, alone);
        if (!first) break;
        if (!ports.canSend()) return putOff(new TypeError('no network'));
        if (!(await sendJoined(first, others))) return;
      }
      refresh();
    });
  }

  /**
   * A tab that ends in the middle of this leaves an entry that is sent again: first all are told, then it goes.
   * @returns false when nothing can be sent at present
   */
  async function sendJoined(first: Entry, others: readonly Entry[]): Promise<boolean> {
    const entries = [first, ...others];
    sending = new Set(entries.map(({ id }) => id));
    if (entries.some(({ shown }) => shown)) refresh();
    try {
      const sent = await ports.send(joinRequests(first, others));
      sending = new Set();
      needsLogin = false;
      pause = firstPause;
      for (const entry of entries) {
        ports.tellOtherTabs({ entry, ...sent });
        store.remove(entry, true);
        settle({ entry, ...sent });
        ports.tellSent(entry.write);
      }
    } catch (error) {
      sending = new Set();
      const failure = classifyFailure(error);
      if (failure.kind === 'later' || failure.kind === 'login') {
        needsLogin = failure.kind === 'login';
        putOff(error);
        return false;
      }
      const { kind, ...said } = failure;
      const { code, reason: explanation, fields, current } = said;
      const refused = refusedEntries(entries, failure);
      if (refused.length === 0) alone = new Set(entries.map((entry) => entry.id));
      for (const entry of refused) {
        ports.tellOtherTabs({ entry, error: { code, explanation, fields, details: { current } } });
        if (isAwaited(entry)) store.remove(entry);
        else store.change(entry, { state: kind, shown: true, ...said });
        settle({ entry, error });
      }
    }
    refresh();
    return true;
  }

  /** Tells those who wait for it, else those who listen. */
  function settle({ entry, error, answer, ...sent }: Outcome): void {
    const waiting = takeCallers(entry);
    for (const { resolve, reject } of waiting)
      if (error === undefined) resolve({ state: 'sent', answer, ...sent });
      else reject(error);
    if (waiting.length === 0 && error === undefined) ports.tellDelivered(entry.write, { answer, ...sent });
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
    if (stopped || needsLogin || !ports.canSend()) return;
    cancelRetry = ports.later(() => void drain(), pause);
    pause = Math.min(pause * 2, longestPause);
  }

  /** Sends the pending writes, also after a login had been missing. */
  function resume(): void {
    needsLogin = false;
    pause = firstPause;
    cancelRetry?.();
    cancelRetry = undefined;
    refresh();
    void drain();
  }

  function drop(key: string): void {
    const entry = store.list().find(({ write }) => write.key === key);
    if (!entry) return;
    const error = new DOMException('given up', 'AbortError');
    ports.tellOtherTabs({ entry, error: {} });
    store.remove(entry);
    settle({ entry, error });
    refresh();
  }

  return {
    deliver,
    refresh,
    resume,
    resolve(key: string, write: Write): void {
      if (key !== write.key) drop(key);
      enter(write, true);
      resume();
    },
    drop,
    hear(outcome: Outcome): void {
      // the other tab kept a refusal for the list, because it did not know that a caller waits for it here
      if (outcome.error !== undefined && isAwaited(outcome.entry)) store.remove(outcome.entry);
      settle(outcome);
      refresh();
    },
    stop(): void {
      stopped = true;
      cancelRetry?.();
      ports.publish([]);
      for (const waiting of callers.values())
        for (const { reject } of waiting) reject(new DOMException('the person has left', 'AbortError'));
      callers.clear();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
