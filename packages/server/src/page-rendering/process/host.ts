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
  /** calls the context's `fire` with this id */
  readonly startTimer: (id: number, milliseconds: number) => void;
  readonly stopTimer: (id: number) => void;
  readonly now: () => number;
  readonly randomUuid: () => string;
  readonly log: (message: string) => void;
  /** the promise of `create` has settled; without a message it has been kept */
  readonly created: (message?: string) => void;
}

/** @param fire what a timer does that has run out @param send takes what code in the context logs */
export function createHost(
  fire: (id: number) => void,
  { log, created }: Pick<Host, 'log' | 'created'>,
): Host {
  const timers = new Map<number, NodeJS.Timeout>();
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
      const run = () => {
        timers.delete(id);
        fire(id);
      };
      timers.set(id, setTimeout(run, milliseconds));
    },
    stopTimer: (id) => {
      clearTimeout(timers.get(id));
      timers.delete(id);
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
