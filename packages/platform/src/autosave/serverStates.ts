/** What the server counts: each write raises the version, which begins anew when the thing is reset. */
export interface Versioned {
  readonly version: number;
  /** ISO 8601 */
  readonly updated_at: string;
}

/** Whether a state came before another. Its time decides first, as the version begins anew after a reset. */
export function isOlder(state: Versioned, other: Versioned): boolean {
  const [one, two] = [Date.parse(state.updated_at), Date.parse(other.updated_at)];
  return one === two ? state.version < other.version : one < two;
}

export function isSameState(state: Versioned, other: Versioned): boolean {
  return state.version === other.version && state.updated_at === other.updated_at;
}

/** The newest states that this page knows, by key; the data of the page may be older. */
const newest = new Map<string, Versioned>();
const seen = new Set<string>();
const listeners = new Map<string, Set<Listener<Versioned>>>();

interface Message {
  readonly key: string;
  readonly state: Versioned;
  /** what was sent for it by that tab */
  readonly sent?: unknown;
}

type Listener<State> = (state: State, sent: unknown) => void;

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('autosave') : undefined;
channel?.addEventListener('message', ({ data: { key, state, sent } }: MessageEvent<Message>) => {
  newest.set(key, state);
  for (const listener of listeners.get(key) ?? []) listener(state, sent);
});

/** The newer of what is known and what came with the page. @param key of one person's thing, e.g. `<user>/<draft prefix>` */
export function newestState<State extends Versioned>(
  key: string,
  preloaded: State | null,
): State | undefined {
  const known = newest.get(key) as State | undefined;
  if (!preloaded) return known;
  return known && isOlder(preloaded, known) ? known : preloaded;
}

/** Keeps a newer state, and tells the other tabs. @param sent what was sent for it */
export function shareState(key: string, state: Versioned, sent?: unknown): void {
  const known = newest.get(key);
  if (known && isSameState(known, state) && sent === undefined) return;
  newest.set(key, state);
  channel?.postMessage({ key, state, sent } satisfies Message);
}

/** Hears of states from other tabs. @returns what ends it */
export function onSharedState<State extends Versioned>(key: string, listener: Listener<State>): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(listener as Listener<Versioned>));
  return () => void own.delete(listener as Listener<Versioned>);
}

/** Whether this key was opened before in this page, so that the page's data may be old; notes that it was. */
export function wasOpened(key: string): boolean {
  const before = seen.has(key);
  seen.add(key);
  return before;
}
