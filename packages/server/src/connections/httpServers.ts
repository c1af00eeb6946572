import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { answerBrokenRequest } from './answerBrokenRequest.ts';

/** An open connection. */
export interface Connection {
  /** requests that have no whole answer yet */
  open: number;
  /** bytes that had arrived when the last answer ended */
  settledBytes: number;
}

/** The HTTP servers of an app: one, or one for each address of `localhost`. */
export interface HttpServers {
  readonly all: ReadonlySet<Server>;
  readonly connections: ReadonlyMap<Socket, Connection>;
  /** how many connections were accepted so far */
  accepted(): number;
  /** The first server; for the framework, which lets it listen. */
  create(handler: RequestListener): Server;
  /** Listens at all addresses of `localhost`, not only at that of the first server. */
  listenAlso(host: string): Promise<void>;
}

type Limits = Pick<Config, 'HEADERS_TIMEOUT' | 'KEEP_ALIVE_TIMEOUT'>;

/**
 * Makes servers that limit how long headers may take to arrive and how long a connection may be idle. Bodies have limits
 * of their own (`registerBodyLimits`), for an upload may take long.
 */
export function createHttpServers(limits: Limits): HttpServers {
  const headersTimeout = limits.HEADERS_TIMEOUT * 1000;
  const all = new Set<Server>();
  const connections = new Map<Socket, Connection>();
  let accepted = 0;

  function create(handler: RequestListener): Server {
    const server = createServer(
      {
        headersTimeout,
        requestTimeout: 0,
        keepAliveTimeout: limits.KEEP_ALIVE_TIMEOUT * 1000,
        connectionsCheckingInterval: Math.min(headersTimeout / 4, 5_000),
      },
      handler,
    );
    server.on('connection', (socket: Socket) => {
      accepted += 1;
      connections.set(socket, { open: 0, settledBytes: 0 });
      socket.once('close', () => connections.delete(socket));
    });
    server.on('clientError', answerBrokenRequest);
    all.add(server);
    return server;
  }

  async function listenAlso(host: string): Promise<void> {
    const [first] = all;
    const bound = first?.address();
    if (host !== 'localhost' || first === undefined || typeof bound !== 'object' || bound === null) return;
    const others = (await lookup(host, { all: true })).filter(({ address }) => address !== bound.address);
    for (const { address } of others) {
      const server = create((request, response) => first.emit('request', request, response));
      server.listen({ host: address, port: bound.port });
      // A machine may name an address that it does not have.
      await once(server, 'listening').catch(() => all.delete(server));
    }
  }

  return { all, connections, accepted: () => accepted, create, listenAlso };
}
