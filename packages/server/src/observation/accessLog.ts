import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is known of a request that has ended. */
export interface EndedRequest {
  readonly request: FastifyRequest;
  readonly method: string;
  /** the pattern, not the address, which may hold ids and tokens; `none` where nothing is served */
  readonly route: string;
  /** 499 where the client has gone before the answer began */
  readonly status: number;
  readonly seconds: number;
}

/** Calls back for every request that has ended, also one that was broken off. Registered before all routes. */
export function onRequestEnd(app: FastifyInstance, tell: (ended: EndedRequest) => void): void {
  app.addHook('onRequest', async (request, reply) => {
    const began = performance.now();
    // A handler that finds nothing hands the request on, and the route is forgotten.
    const route = request.routeOptions.url ?? 'none';
    reply.raw.once('close', () => {
      tell({
        request,
        method: request.method,
        route,
        status: reply.raw.headersSent ? reply.raw.statusCode : 499,
        seconds: (performance.now() - began) / 1000,
      });
    });
  });
}

/** One line of the log per request: who, what and how long, and nothing of what was sent. */
export function registerAccessLog(app: FastifyInstance): void {
  onRequestEnd(app, ({ request, method, route, status, seconds }) => {
    request.log.info(
      {
        method,
        route,
        status,
        duration_ms: Math.round(seconds * 10_000) / 10,
        person: request.currentUser?.userId,
      },
      'request',
    );
  });
}
