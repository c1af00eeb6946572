import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { shuttingDown } from '../errors.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: the database is migrated (or nobody would listen) and answers, and the process
 * is not about to end.
 */
export function registerHealth(app: FastifyInstance, context: ServerContext): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (_request, reply) => {
    if (app.isDraining()) throw shuttingDown();
    await context.ping();
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
