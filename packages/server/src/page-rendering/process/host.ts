import { randomUUID } from 'node:crypto';

/**
 * What code in the context reaches of the process. Only texts and numbers go in and out: an object or a function of the
 * process would lead to its globals, by way of its constructor.
 */
export interface Host {
  /** the parts of an address as JSON, in the order of `urlParts`; undefined where it is none */
  readonly parseUrl: (url: string, base?: string) => string | undefined;
  /** the same after one part was set */
  readonly changeUrl: (url: string, part: string, value: string) => string;
  /** names and values of a query as JSON */
  readonly parseQuery: (query: string) => string;
  readonly writeQuery: (pairs: string) => string;
  /** calls the context's `fire` with this id, up to a step later than asked for */
  readonly startTimer: (id: number, milliseconds: number) => void;
  readonly stopTimer: (id: number) => void;
  readonly now: () => number;
  readonly randomUuid: () => string;
  readonly log: (message: string) => void;
  /** the promise of `create` has settled; without a message it has been kept */
  readonly created: (message?: string) => void;
}

/**
 * Milliseconds; timers that run out within one step are fired together, as each call into the context costs a thread. Those of a second or
 * more tidy up after a page, and may come later.
 */
const steps = { short: 50, long: 1000 };
const stepFor = (milliseconds: number) => (milliseconds < steps.long ? steps.short : steps.long);

/** @param fire takes the ids of timers that have run out */
export function createHost(
  fire: (ids: readonly number[]) => void,
  { log, created }: Pick<Host, 'log' | 'created'>,
): Host {
  /** moments of timers by their ids, by the moment at which they are fired */
  const waiting = new Map<number, Map<number, number>>();
  const stepOf = new Map<number, number>();
  function fireStep(at: number): void {
    const due = [...(waiting.get(at) ?? [])].sort(([, one], [, other]) => one - other);
    waiting.delete(at);
    for (const [id] of due) stepOf.delete(id);
    if (due.length > 0) fire(due.map(([id]) => id));
  }
  return {
    log,
    created,
    parseUrl: (url, base) => {
      const parsed = URL.parse(url, base);
      return parsed === null ? undefined : partsOf(parsed);
    },
    changeUrl: (url, part, value) => {
      const changed = new URL(url);
      Reflect.set(changed, part, value);
      return partsOf(changed);
    },
    parseQuery: (query) => JSON.stringify([...new URLSearchParams(query)]),
    writeQuery: (pairs) => new URLSearchParams(JSON.parse(pairs) as [string, string][]).toString(),
    startTimer: (id, milliseconds) => {
      const now = performance.now();
      const moment = now + milliseconds;
      const step = stepFor(milliseconds);
      const at = Math.ceil(moment / step) * step;
      const due = waiting.get(at) ?? new Map<number, number>();
      if (!waiting.has(at)) setTimeout(fireStep, at - now, at);
      waiting.set(at, due.set(id, moment));
      stepOf.set(id, at);
    },
    stopTimer: (id) => {
      waiting.get(stepOf.get(id) ?? 0)?.delete(id);
      stepOf.delete(id);
    },
    now: () => performance.now(),
    randomUuid: () => randomUUID(),
  };
}

function partsOf(url: URL): string {
  const { href, origin, protocol, username, password, host, hostname, port, pathname, search, hash } = url;
  return JSON.stringify([
    href,
    origin,
    protocol,
    username,
    password,
    host,
    hostname,
    port,
    pathname,
    search,
    hash,
  ]);
}
