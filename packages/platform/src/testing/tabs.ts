import type { ErrorCode, FieldError } from '@learn/contracts';
import { createOutbox, type Outbox, type Outcome } from '../outbox/createOutbox.ts';
import { createEntryStore } from '../outbox/entryStore.ts';
import type { OutboxRequest, WaitingWrite, Write } from '../outbox/waitingWrites.ts';
import { HttpError } from '../rest/HttpError.ts';

/** A device with its storage, its network and the tabs that are open on it. */
export interface Device {
  readonly storage: Storage;
  /** bodies that the server took, in their order */
  readonly taken: unknown[];
  /** bodies whose sending began */
  readonly begun: unknown[];
  online: boolean;
  /** what the server says to a body; undefined takes it */
  answer: (body: unknown) => Error | undefined;
  /** Opens a tab. */
  readonly open: () => Tab;
}

export interface Tab {
  readonly outbox: Outbox;
  readonly shown: () => readonly WaitingWrite[];
  readonly delivered: unknown[];
  /** Ends the tab at once, whatever it is doing. */
  readonly crash: () => void;
  /** Ends the tab as soon as it wants to tell an outcome: the server has it already. */
  readonly crashWhenSent: () => void;
  /** Runs what the tab wanted to do later. */
  readonly wake: () => void;
}

/** @param prefix under which the writes of the person lie */
export function openDevice(prefix = 'outbox:u1:'): Device {
  const storage = memoryStorage();
  const tabs = new Set<{ hear: (outcome: Outcome) => void; refresh: () => void }>();
  let locked: Promise<void> = Promise.resolve();
  const device: Device = {
    storage,
    taken: [],
    begun: [],
    online: true,
    answer: () => undefined,
    open() {
      let shown: readonly WaitingWrite[] = [];
      let dead = false;
      let doomed = false;
      let retry: (() => void) | undefined;
      const delivered: unknown[] = [];
      const outbox = createOutbox({
        store: createEntryStore(prefix, () => (dead ? memoryStorage() : storage)),
        async send(request) {
          device.begun.push(bodyOf(request));
          await Promise.resolve();
          if (dead) return new Promise(() => undefined);
          if (!device.online) throw new TypeError('Failed to fetch');
          const refusal = device.answer(bodyOf(request));
          if (refusal) throw refusal;
          device.taken.push(bodyOf(request));
          return { answer: { got: bodyOf(request) } };
        },
        exclusively(run) {
          const turn = locked.then(() => (dead ? undefined : Promise.race([run(), died])));
          locked = turn;
          return turn;
        },
        canSend: () => device.online,
        publish: (waiting) => {
          shown = waiting;
        },
        tellOtherTabs: (outcome) => {
          if (doomed) crash();
          if (dead) return;
          const message = structuredClone(outcome);
          queueMicrotask(() => {
            for (const tab of tabs) if (tab !== self) tab.hear(message);
          });
        },
        tellSent: () => undefined,
        tellDelivered: (write) => delivered.push(bodyOf(write.request)),
        now: () => 1_700_000_000_000,
        later: (run) => {
          retry = run;
          return () => {
            retry = undefined;
          };
        },
      });
      const { promise: died, resolve: die } = Promise.withResolvers<void>();
      const self = outbox;
      tabs.add(self);
      const crash = () => {
        dead = true;
        tabs.delete(self);
        die();
      };
      return {
        outbox,
        shown: () => shown,
        delivered,
        wake: () => retry?.(),
        crash,
        crashWhenSent() {
          doomed = true;
        },
      };
    },
  };
  return device;
}

export function writeOf(key: string, body: unknown = key): Write {
  return {
    key,
    area: 'answer',
    title: key,
    address: '/',
    request: { kind: 'rest', method: 'POST', path: '/', body },
  };
}

export function refusal(
  status: number,
  code: string,
  details = {},
  fields: readonly FieldError[] = [],
): HttpError {
  const body = { code: code as ErrorCode, message: 'No.', details, fields };
  return new HttpError(new Response(null, { status }), body);
}

/** Lets everything happen that needs no time. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 1000; turn += 1) await Promise.resolve();
}

function bodyOf(request: OutboxRequest): unknown {
  return request.kind === 'rest' ? request.body : request.variables;
}

function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
