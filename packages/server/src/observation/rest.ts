import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { notLoggedIn } from '../errors.ts';
import { registerAccessLog } from './accessLog.ts';
import { createMetrics } from './metrics.ts';

/**
 * The access log where `ACCESS_LOG` wants one, and `GET /metrics` for Prometheus where `METRICS_TOKEN` is set: a scraper
 * sends it as `Authorization: Bearer …`. Registered before all routes, for it measures them.
 */
export function registerObservation(app: FastifyInstance, context: ServerContext): void {
  const { ACCESS_LOG, METRICS_TOKEN: token } = context.config;
  if (ACCESS_LOG) registerAccessLog(app);
  if (token === undefined) return;
  const metrics = createMetrics(app, context);
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) throw notLoggedIn();
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return reply.send(await metrics.metrics());
  });
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
