import { hash, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { pageEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { notLoggedIn } from '../errors.ts';
import { createReleaseStore } from '../releases/releaseStore.ts';
import { registerAccessLog } from './accessLog.ts';
import { createMetrics } from './metrics.ts';
import { mayReportRemotes } from './policy.ts';
import { createRemoteCounter, createReportLimit } from './remoteReports.ts';

/**
 * The access log where `ACCESS_LOG` wants one, and `GET /metrics` for Prometheus where `METRICS_TOKEN` is set: a scraper
 * sends it as `Authorization: Bearer …`. Registered before all routes, for it measures them.
 * @returns the measures, where somebody may read them
 */
export function registerObservation(app: FastifyInstance, context: ServerContext): Registry | undefined {
  const { ACCESS_LOG, METRICS_TOKEN: token } = context.config;
  if (ACCESS_LOG) registerAccessLog(app);
  if (token === undefined) return undefined;
  const metrics = createMetrics(app, context);
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) throw notLoggedIn();
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return reply.send(await metrics.metrics());
  });
  return metrics;
}

/** `POST /api/core/remote-reports/`: how pages have loaded their remotes; counted only where somebody reads the measures. */
export function registerRemoteReports(
  app: FastifyInstance,
  { config }: ServerContext,
  metrics: Registry | undefined,
): void {
  const store = createReleaseStore(path.resolve(config.RELEASES_DIR), { warn: () => undefined });
  const count = createRemoteCounter(store, metrics);
  const limit = createReportLimit();
  registerEndpoint(app, pageEndpoints.reportRemotes, {
    policy: mayReportRemotes,
    handle: async ({ currentUser, body }) => {
      limit(currentUser.sessionId);
      await count(body.remotes);
      return undefined;
    },
  });
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
