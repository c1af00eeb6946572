import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** What a page has fetched over the network; files from the browser's cache do not count. */
export interface Traffic {
  /** as transferred: compressed, with headers */
  readonly bytes: number;
  /** the same, of scripts only */
  readonly scriptBytes: number;
  /** the same, of the document */
  readonly documentBytes: number;
  readonly requests: number;
  /**
   * Length of the longest chain of requests of which each was made only when the one before it had arrived, up to the
   * moment given. The document is 1. A request has depth n + 1 when n is the largest depth among those that had
   * arrived before it was made. The document counts as arrived with its first byte, as browsers read on while it
   * comes; everything else with its last.
   */
  readonly depth: number;
}

export interface NetworkRecorder {
  /** Forgets what was fetched so far. */
  readonly reset: () => void;
  /** Resolves when nothing has been on its way for half a second. */
  readonly quiet: () => Promise<void>;
  /** @param until milliseconds since 1970; requests made later do not lengthen the chain */
  readonly traffic: (until: number) => Traffic;
  /** Of what was asked for up to then only: the rest is for later, and comes when the browser is idle. @param until as above */
  readonly trafficUntil: (until: number) => Traffic;
}

interface Fetched {
  readonly started: number;
  /** when it was made, in milliseconds since 1970 */
  readonly made: number;
  readonly type: string;
  arrived: number;
  bytes: number;
  cached: boolean;
}

const quietFor = 500;

/** Records through the debugger, whose Network domain must be enabled. */
export function recordNetwork(session: CDPSession): NetworkRecorder {
  let requests = new Map<string, Fetched>();
  const underway = new Set<string>();
  let lastChange = Date.now();
  const change = () => {
    lastChange = Date.now();
  };
  const end = (requestId: string) => {
    underway.delete(requestId);
    change();
  };
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, timestamp, wallTime, type, request, redirectResponse }) => {
      if (request.url.startsWith('data:')) return;
      const before = requests.get(requestId);
      if (redirectResponse && before) {
        before.arrived = timestamp;
        before.bytes = redirectResponse.encodedDataLength;
        requests.set(`${requestId}/${timestamp}`, before);
      }
      requests.set(requestId, {
        started: timestamp,
        made: wallTime * 1000,
        type: type ?? '',
        arrived: Number.POSITIVE_INFINITY,
        bytes: 0,
        cached: false,
      });
      underway.add(requestId);
      change();
    },
  );
  session.on('Network.responseReceived', ({ requestId, timestamp, response, type }) => {
    const request = requests.get(requestId);
    if (!request) return;
    // a page that has arrived before the browser shows it is counted here only
    request.bytes = response.encodedDataLength;
    if (type === 'Document') request.arrived = timestamp;
    request.cached = response.fromDiskCache === true;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.cached = true;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) {
      request.arrived = Math.min(request.arrived, timestamp);
      request.bytes = Math.max(request.bytes, encodedDataLength);
    }
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return {
    reset() {
      requests = new Map();
    },
    async quiet() {
      while (underway.size > 0 || Date.now() - lastChange < quietFor) await delay(20);
    },
    traffic: (until) => trafficOf([...requests.values()], until),
    trafficUntil: (until) =>
      trafficOf(
        [...requests.values()].filter(({ made }) => made <= until),
        until,
      ),
  };
}

function trafficOf(all: readonly Fetched[], until: number): Traffic {
  const fetched = all.filter((request) => !request.cached);
  const sum = (some: readonly Fetched[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    bytes: sum(fetched),
    scriptBytes: sum(fetched.filter(({ type }) => type === 'Script')),
    documentBytes: sum(fetched.filter(({ type }) => type === 'Document')),
    requests: fetched.length,
    depth: chainDepth(fetched.filter(({ made }) => made <= until)),
  };
}

function chainDepth(requests: readonly Fetched[]): number {
  const inOrder = [...requests].sort((left, right) => left.started - right.started);
  const known: { arrived: number; depth: number }[] = [];
  for (const { started, arrived } of inOrder) {
    const before = known.filter((request) => request.arrived <= started).map(({ depth }) => depth);
    known.push({ arrived, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...known.map(({ depth }) => depth));
}
