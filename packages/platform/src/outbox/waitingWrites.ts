import type { ErrorCode, FieldError, Topic } from '@learn/contracts';
import type { DocumentNode } from 'graphql';
import { atom, readonlyType } from 'nanostores';
import type { Received } from '../rest/Received.ts';

export type OutboxRequest =
  | {
      readonly kind: 'rest';
      readonly method: 'POST' | 'PUT';
      readonly path: string;
      /** as in the table of endpoints */
      readonly changes?: readonly Topic[];
      readonly body: unknown;
    }
  | {
      readonly kind: 'mutation';
      readonly document: DocumentNode;
      readonly variables: Readonly<Record<string, unknown>>;
      /**
       * The variable that is a list of one item. Such writes that wait one behind the other go in one call with all their
       * items. What the server has against some of them names these: by their place in the list (`fields`), or by `id` in
       * the list of the same name that comes with a conflict.
       */
      readonly joined?: { readonly list: string; readonly id: string } | undefined;
    };

/** A change that the server has to receive; it must be JSON. */
export interface Write {
  /** what it changes: a newer write that waits replaces an older one with the same key */
  readonly key: string;
  /** a word of the caller's, by which `onDelivered` finds it */
  readonly area: string;
  /** how the list of unsent changes shows it */
  readonly title: string;
  /** address of the page where it belongs */
  readonly address: string;
  readonly request: OutboxRequest;
}

export type Delivery<Answer> =
  | ({ readonly state: 'sent' } & Received<Answer>)
  /** kept on this device, and sent as soon as that is possible */
  | { readonly state: 'waiting' };

/** A write that was not sent yet, or that the server did not take. */
export interface WaitingWrite extends Write {
  /** failed: the server had a fault of its own over it, and may take it another time (`resolveWaiting`) */
  readonly state: 'waiting' | 'sending' | 'conflict' | 'refused' | 'failed';
  /** ISO 8601: when it was done */
  readonly since: string;
  /** of a conflict: the newer state on the server */
  readonly current?: unknown;
  /** why the server did not take it */
  readonly code?: ErrorCode | undefined;
  /** the server's sentence, in the language of then; may be empty */
  readonly reason?: string | undefined;
  /** of a refusal: what is wrong where */
  readonly fields?: readonly FieldError[] | undefined;
}

const outboxStore = atom<readonly WaitingWrite[]>([]);

/** Unsent writes in the order of sending; written by the outbox only. */
export const $outbox = readonlyType(outboxStore);

const lastSentStore = atom<Write | undefined>(undefined);

/** What the server has taken last from this page: a copy of the page at its `address` that was kept before is older. */
export const $lastSent = readonlyType(lastSentStore);

type Listener = (write: Write, answer: unknown, revision?: number) => void;

const listeners = new Map<Listener, string | undefined>();

/**
 * Hears of each write that was sent without its caller waiting for it, here or in another tab, before the next one is sent.
 * @param area of the write; undefined for all
 * @returns what ends it
 */
export function onDelivered<Answer>(
  area: string | undefined,
  listener: (write: Write, answer: Answer, revision?: number) => void,
): () => void {
  const own: Listener = (write, answer, revision) => listener(write, answer as Answer, revision);
  listeners.set(own, area);
  return () => listeners.delete(own);
}

/** Where the writes of a person lie that wait. */
export function outboxPrefix(userId: string): string {
  return `outbox:${userId}:`;
}

/** Publishes the unsent writes; for the outbox only. */
export function publishWaiting(waiting: readonly WaitingWrite[]): void {
  outboxStore.set(waiting);
}

/** Notes what the server has taken; for the outbox only. */
export function publishSent(write: Write): void {
  lastSentStore.set(write);
}

/** Tells those who listen; for the outbox only. */
export function tellDelivered(write: Write, { answer, revision }: Received<unknown>): void {
  for (const [listener, area = write.area] of listeners)
    if (area === write.area) listener(write, answer, revision);
}
