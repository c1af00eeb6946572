import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { describeApi } from './describeApi.ts';
import { mayReadDescription } from './policy.ts';

export const openApiPath = '/api/openapi.json';

/** `GET /api/openapi.json` describes every endpoint that this server serves. */
export function registerOpenApi(app: FastifyInstance, { config }: ServerContext): void {
  let document: string | undefined;
  app.get(openApiPath, { config: { policy: mayReadDescription } }, async (_request, reply) => {
    document ??= JSON.stringify(
      describeApi(app.apiRoutes, { title: `${config.BRAND_DE} REST`, url: config.PUBLIC_URL }),
    );
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(document);
  });
}
