import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';

/** `/healthz`: the process is alive. `/readyz`: the database is migrated (or nobody would listen) and answers. */
export function registerHealth(app: FastifyInstance, context: ServerContext): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (_request, reply) => {
    await context.ping();
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
