import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { requestTimeout } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** takes files, which may take long but not stand still */
    readonly takesFiles?: true;
  }
}

type Limits = Pick<Config, 'BODY_TIMEOUT' | 'UPLOAD_WINDOW' | 'UPLOAD_MINIMUM_SPEED'>;

/**
 * A body has to arrive within `BODY_TIMEOUT` seconds; one with files at `UPLOAD_MINIMUM_SPEED` bytes per second in every
 * `UPLOAD_WINDOW`. Others answer request_timeout, and their connection ends. It also ends when the answer was
 * given already and the rest of the body does not come.
 */
export function registerBodyLimits(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request, reply) => {
    const { 'transfer-encoding': encoding, 'content-length': length = '0' } = request.headers;
    if (encoding === undefined && Number(length) === 0) return;
    const { takesFiles } = request.routeOptions.config;
    const window = (takesFiles ? limits.UPLOAD_WINDOW : limits.BODY_TIMEOUT) * 1000;
    const enough = takesFiles ? limits.UPLOAD_WINDOW * limits.UPLOAD_MINIMUM_SPEED : Number.POSITIVE_INFINITY;
    watchBody(request, { reply, window, enough });
  });
}

interface Watching {
  readonly reply: FastifyReply;
  /** milliseconds */
  readonly window: number;
  /** bytes that have to arrive within a window */
  readonly enough: number;
}

function watchBody({ raw }: FastifyRequest, { reply, window, enough }: Watching): void {
  let received = raw.socket.bytesRead;
  let given = false;
  const timer = setInterval(() => {
    if (raw.complete) return;
    const arrived = raw.socket.bytesRead - received;
    received += arrived;
    // What has arrived and was not taken yet shows that this side is the slow one.
    if (arrived >= enough || (enough < Number.POSITIVE_INFINITY && raw.readableLength > 0)) return;
    if (given || reply.sent || raw.listenerCount('error') === 0) return raw.destroy();
    given = true;
    reply.header('connection', 'close');
    // Whatever reads the body meets the error and answers with it; destroying the request would take the answer along.
    raw.emit('error', requestTimeout());
  }, window).unref();
  raw.once('close', () => clearInterval(timer));
}
