import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServerContext } from '../context.ts';
import { onRequestEnd } from './accessLog.ts';
import { measureQueues } from './queueMetrics.ts';

/** Seconds; the targets are 300 ms for reads and 500 ms for writes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10, 30];

const remoteFiles = '/remotes/:name/:version/*';

/** Measures of this process: Node's own (event loop, memory, garbage collection) and those of the platform. */
export function createMetrics(app: FastifyInstance, context: ServerContext): Registry {
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measurePool(context, registry);
  measureQueues(context.db, registry);
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

function measurePool({ pool }: ServerContext, registry: Registry): void {
  if (pool === undefined) return;
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open, idle, waiting } = pool();
      this.set({ state: 'busy' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}
