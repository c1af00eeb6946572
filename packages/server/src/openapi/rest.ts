import type { FastifyInstance } from 'fastify';
import { openToEveryone } from '../access/policy.ts';
import type { ServerContext } from '../context.ts';
import { describeApi } from './describeApi.ts';

export const openApiPath = '/api/openapi.json';

/** `GET /api/openapi.json` describes every endpoint that this server serves. */
export function registerOpenApi(app: FastifyInstance, { config }: ServerContext): void {
  let document: string | undefined;
  app.get(
    openApiPath,
    { config: { policy: openToEveryone('The description holds nothing but what the source says.') } },
    async (_request, reply) => {
      document ??= JSON.stringify(
        describeApi(app.apiRoutes, { title: `${config.BRAND_DE} REST`, url: config.PUBLIC_URL }),
      );
      return reply
        .header('cache-control', 'public, max-age=300')
        .type('application/json; charset=utf-8')
        .send(document);
    },
  );
}
