import { isOlder, isSameState } from './answers.ts';
import type { Work } from './createWork.ts';

/** The newest state of each work that this page has learnt of; the data of the page may be older. */
const newest = new Map<string, Work>();
const seen = new Set<string>();
const listeners = new Map<string, Set<Listener>>();

interface Message {
  readonly key: string;
  readonly work: Work;
  /** what was sent for it by that tab */
  readonly data?: string | undefined;
}

type Listener = (work: Work, data: string | undefined) => void;

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('assignment-work') : undefined;
channel?.addEventListener('message', ({ data: { key, work, data } }: MessageEvent<Message>) => {
  newest.set(key, work);
  for (const listener of listeners.get(key) ?? []) listener(work, data);
});

/** The newer of what is known and what came with the page. @param key of a person's work in a session */
export function newestWork(key: string, carried: Work | null): Work | undefined {
  const known = newest.get(key);
  if (!carried) return known;
  return known && isOlder(carried, known) ? known : carried;
}

/** Keeps a newer state, and tells the other tabs. @param data what was sent for it */
export function rememberWork(key: string, work: Work, data?: string): void {
  const known = newest.get(key);
  if (known && isSameState(known, work) && data === undefined) return;
  newest.set(key, work);
  channel?.postMessage({ key, work, data } satisfies Message);
}

/** Hears of states that other tabs have learnt of. @returns what ends it */
export function sharedWork(key: string, listener: Listener): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener));
  return () => void own.delete(listener);
}

/** Whether this work was opened before in this page, so that its data may be old; notes that it was. */
export function wasSeen(key: string): boolean {
  const before = seen.has(key);
  seen.add(key);
  return before;
}
