import { and, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServerContext } from '../context.ts';
import { maximumAttempts } from '../mail/mailer.ts';
import { mails } from '../mail/tables.ts';
import { onRequestEnd } from './accessLog.ts';

/** Seconds; the targets are 300 ms for reads and 500 ms for writes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10, 30];

const remoteFiles = '/remotes/:name/:version/*';

/** Measures of this process: Node's own (event loop, memory, garbage collection) and those of the platform. */
export function createMetrics(app: FastifyInstance, context: ServerContext): Registry {
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureDatabase(context, registry);
  return registry;
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const remotes = new Counter({
    name: 'remote_file_requests_total',
    help: 'Files of remotes that were asked for, by remote and whether they were there.',
    labelNames: ['remote', 'result'],
    registers,
  });
  const known = new Set<string>();
  onRequestEnd(app, ({ request, method, route, status, seconds }) => {
    durations.observe({ method, route, status }, seconds);
    if (route !== remoteFiles) return;
    const { name } = request.params as { readonly name: string };
    const found = status < 400;
    if (found) known.add(name);
    // Visitors can ask for any name, and every label is kept.
    remotes.inc({ remote: known.has(name) ? name : 'unknown', result: found ? 'loaded' : 'failed' });
  });
}

function measureDatabase({ db, pool }: ServerContext, registry: Registry): void {
  const registers = [registry];
  if (pool !== undefined) {
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool, and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        const { open, idle, waiting } = pool();
        this.set({ state: 'busy' }, open - idle);
        this.set({ state: 'idle' }, idle);
        this.set({ state: 'waiting' }, waiting);
      },
    });
  }
  new Gauge({
    name: 'mails_queued',
    help: 'Mails that are due, that wait for another attempt, and that were given up.',
    labelNames: ['state'],
    registers,
    async collect() {
      const open = lt(mails.attempts, maximumAttempts);
      const [counts] = await db
        .select({
          due: sql<number>`count(*) filter (where ${and(open, sql`${mails.dueAt} <= now()`)})`.mapWith(
            Number,
          ),
          later: sql<number>`count(*) filter (where ${and(open, sql`${mails.dueAt} > now()`)})`.mapWith(
            Number,
          ),
          failed: sql<number>`count(*) filter (where not ${open})`.mapWith(Number),
        })
        .from(mails)
        .where(isNull(mails.sentAt));
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
}
