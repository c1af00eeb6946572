import { ifAllowed } from '../stores/ifAllowed.ts';
import { reportError } from '../telemetry/telemetry.ts';
import type { WaitingWrite, Write } from './waitingWrites.ts';

/** A write as it is kept. */
export interface Entry {
  /** unlike that of any other write, also of one with the same key */
  readonly id: string;
  /** the smaller is sent first */
  readonly order: number;
  readonly write: Write;
  /** ISO 8601, later than that of all that it has replaced */
  readonly since: string;
  readonly state: Exclude<WaitingWrite['state'], 'sending'>;
  /** false while its caller waits for the outcome and shows it himself */
  readonly shown: boolean;
  readonly current?: unknown;
  readonly code?: WaitingWrite['code'];
  readonly reason?: WaitingWrite['reason'];
  readonly fields?: WaitingWrite['fields'];
}

/**
 * The writes of one person that are kept on this device, the same in all tabs. Each lies under a key of its own, so that
 * tabs that write at the same time do not undo each other's work. What the storage does not take is kept in this tab's memory.
 * @param prefix the person's
 */
export function createEntryStore(prefix: string, storage: () => Storage = () => localStorage) {
  const memory = new Map<string, Entry>();
  const keyOf = ({ write }: Entry) => `${prefix}${write.key}`;

  function read(key: string): Entry | undefined {
    const text = storage().getItem(key);
    if (text === null) return undefined;
    try {
      const entry: unknown = JSON.parse(text);
      if (!isEntry(entry)) throw new TypeError('not a write that waits');
      return entry;
    } catch (error) {
      reportError(error, { area: 'outbox', key });
      storage().removeItem(key);
      return undefined;
    }
  }

  const stored = () =>
    ifAllowed(() => {
      const keys = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');
      return keys.filter((key) => key.startsWith(prefix)).flatMap((key) => read(key) ?? []);
    }, []);

  const storedUnder = (entry: Entry) => ifAllowed(() => read(keyOf(entry)), undefined);

  /** Puts it in the place of what has the same key. @returns false where the storage is forbidden or full */
  function put(entry: Entry): boolean {
    try {
      storage().setItem(keyOf(entry), JSON.stringify(entry));
      memory.delete(entry.write.key);
      return true;
    } catch {
      memory.set(entry.write.key, entry);
      return false;
    }
  }

  return {
    /** in the order of sending */
    list(): readonly Entry[] {
      const inMemory = [...memory.values()];
      const others = stored().filter(({ write }) => !memory.has(write.key));
      return [...others, ...inMemory].sort(byOrder);
    },
    put,
    /** False for what lies in this tab's memory only, with nothing of it in the storage. */
    isKept: (entry: Entry) => storedUnder(entry)?.id === entry.id,
    /** Changes an entry, unless it is gone or was replaced meanwhile. */
    change(entry: Entry, change: Partial<Entry>): void {
      const found = memory.get(entry.write.key) ?? storedUnder(entry);
      if (found?.id === entry.id) put({ ...found, ...change });
    },
    /**
     * Removes it, unless it was replaced meanwhile.
     * @param withOlder also the older write that a full storage did not let it replace, once it is the last word
     */
    remove(entry: Entry, withOlder = false): void {
      const isInMemory = memory.get(entry.write.key)?.id === entry.id;
      if (isInMemory) memory.delete(entry.write.key);
      const found = storedUnder(entry);
      const isOlder = withOlder && isInMemory && found !== undefined && found.since <= entry.since;
      if (found?.id === entry.id || isOlder) storage().removeItem(keyOf(entry));
    },
  };
}

export type EntryStore = ReturnType<typeof createEntryStore>;

function byOrder(left: Entry, right: Entry): number {
  return left.order - right.order || (left.id < right.id ? -1 : 1);
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, order, write, since = '', state } = value as Partial<Entry>;
  return (
    typeof id === 'string' &&
    typeof order === 'number' &&
    !Number.isNaN(Date.parse(since)) &&
    typeof state === 'string' &&
    typeof write === 'object' &&
    typeof write.key === 'string' &&
    typeof write.request === 'object'
  );
}
