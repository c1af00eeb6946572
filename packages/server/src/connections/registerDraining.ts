import { Server as NetServer } from 'node:net';
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { HttpServers } from './httpServers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** true from the moment on at which the process is told to end */
    isDraining(): boolean;
    /**
     * Lets everything end that has begun: `/readyz` turns at once, `SHUTDOWN_DELAY` seconds later nothing new is accepted,
     * and `SHUTDOWN_LIMIT` seconds after that what still runs is broken off. `close` is called afterwards.
     * @returns how many connections were broken off
     */
    drain(): Promise<number>;
  }
}

/** A connection that was opened just before the end, or is kept alive, may bring a request within this. */
const lingerMillis = 500;

const pollMillis = 20;

/** A turn of the event loop in which no connection can have come unseen, in milliseconds. */
const quietTurnMillis = 0.2;

/** The listeners wait for such a turn no longer than this. */
const longestWaitMillis = 2000;

/** Gives the app `drain`. Registered before all routes, for it counts their requests. */
export function registerDraining(
  app: FastifyInstance,
  servers: HttpServers,
  limits: Pick<Config, 'SHUTDOWN_DELAY' | 'SHUTDOWN_LIMIT'>,
): void {
  let draining = false;

  app.addHook('onRequest', async ({ raw }, reply) => {
    const connection = servers.connections.get(raw.socket);
    if (connection === undefined) return;
    connection.open += 1;
    reply.raw.once('close', () => {
      connection.open -= 1;
      connection.settledBytes = raw.socket.bytesRead;
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => {
    for (const server of servers.all) server.close();
  });
  app.decorate('isDraining', () => draining);
  app.decorate('drain', async () => {
    draining = true;
    await after(limits.SHUTDOWN_DELAY * 1000);
    await stopAccepting();
    const idleFrom = Date.now() + lingerMillis;
    const end = Date.now() + limits.SHUTDOWN_LIMIT * 1000;
    while (servers.connections.size > 0 && Date.now() < end) {
      await after(pollMillis);
      if (Date.now() >= idleFrom) endIdle();
    }
    const brokenOff = servers.connections.size;
    for (const socket of servers.connections.keys()) socket.destroy();
    return brokenOff;
  });

  /**
   * The kernel resets connections that it holds ready when a listener closes, so the listener takes all of them first and closes
   * right after a look that found none.
   * `close` of an HTTP server would also end connections whose request is on its way.
   */
  async function stopAccepting(): Promise<void> {
    const end = performance.now() + longestWaitMillis;
    for (let quiet = false; !quiet && performance.now() < end; ) {
      const [began, before] = [performance.now(), servers.accepted()];
      await nextTurn();
      quiet = servers.accepted() === before && performance.now() - began < quietTurnMillis;
    }
    for (const server of servers.all) NetServer.prototype.close.call(server);
  }

  function endIdle(): void {
    for (const [socket, { open, settledBytes }] of servers.connections) {
      if (open === 0 && socket.bytesRead === settledBytes) socket.destroy();
    }
  }
}
