import { hash, timingSafeEqual } from 'node:crypto';
import { pageEndpoints } from '@learn/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { ServerContext } from '../context.ts';
import { registerEndpoint } from '../endpoints/registerEndpoint.ts';
import { notLoggedIn } from '../errors.ts';
import { countLoads } from '../registry/countLoads.ts';
import { countTimings } from '../registry/countTimings.ts';
import { endFailingCanary } from '../registry/endFailingCanary.ts';
import type { RegistryMeans } from '../registry/means.ts';
import type { ReleaseStore } from '../releases/releaseStore.ts';
import { registerAccessLog } from './accessLog.ts';
import { createMetrics } from './metrics.ts';
import { mayReportRemotes } from './policy.ts';
import { createRemoteCounter } from './remoteReports.ts';
import { createReportLimit } from './reportLimit.ts';
import { createTimingFilter } from './timings.ts';

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

/** `POST /api/core/remote-reports/`: how pages have loaded their remotes. A canary that fails ends with such a report. */
export function registerRemoteReports(
  app: FastifyInstance,
  means: RegistryMeans,
  { releases, metrics }: { readonly releases: ReleaseStore; readonly metrics: Registry | undefined },
): void {
  const count = createRemoteCounter(releases, metrics);
  const timingsOf = createTimingFilter(releases);
  const limit = createReportLimit();
  registerEndpoint(app, pageEndpoints.reportRemotes, {
    policy: mayReportRemotes,
    handle: async ({ request, currentUser, body }) => {
      limit(currentUser ? { sessionId: currentUser.sessionId } : { address: request.ip });
      const known = await count(body.remotes);
      await countLoads(means.db, currentUser?.userId, known);
      // what visitors without login say decides nothing
      const failing = currentUser
        ? known.filter(({ load_failures, crashes }) => load_failures + crashes > 0)
        : [];
      for (const name of new Set(failing.map((report) => report.name)))
        await endFailingCanary(means, name).catch((err) =>
          request.log.error({ err, release: name }, 'A canary could not be ended'),
        );
      // last, for a canary ends whatever becomes of the measurements
      await countTimings(means.db, await timingsOf(body.timings));
      return undefined;
    },
  });
}

/** Of one length, whatever was sent. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
