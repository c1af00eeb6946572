import { errorCodes } from '@learn/contracts';
import type { FastifyInstance } from 'fastify';
import { dropPreview, keepPreview } from '../../authentication/cookies.ts';
import type { Config } from '../../config.ts';
import { notFound } from '../../errors.ts';
import { sendErrorPage } from '../../page-composition/sendHtml.ts';
import { toAppError } from '../../presentError.ts';
import { previewPath } from '../createPreview.ts';
import type { RegistryMeans } from '../means.ts';
import { everybodyOpensPreviews } from '../policy.ts';
import { readPreview } from '../previewLink.ts';

/** `GET /release-preview/<signed>`: from now on this browser has that version; `GET /release-preview/end`: it has what is live again. */
export function registerPreviews(
  app: FastifyInstance,
  { db }: Pick<RegistryMeans, 'db'>,
  config: Config,
): void {
  const shared = {
    method: 'GET',
    exposeHeadRoute: false,
    config: { policy: everybodyOpensPreviews },
  } as const;

  app.route<{ Params: { readonly '*': string } }>({
    ...shared,
    url: `${previewPath}/*`,
    errorHandler: (thrown, request, reply) => {
      const error = toAppError(thrown);
      if (errorCodes[error.code].reported) request.log.error({ err: error.cause ?? error }, error.code);
      return sendErrorPage(request, reply, { config, thrown: error, retryPath: '/' });
    },
    handler: async (request, reply) => {
      const signed = request.params['*'];
      const preview = await readPreview(db, signed);
      if (preview === undefined) throw notFound();
      keepPreview(reply, config, { signed, until: preview.until });
      return reply.header('cache-control', 'no-store').redirect('/', 302);
    },
  });
  app.route({
    ...shared,
    url: `${previewPath}/end`,
    handler: (_request, reply) => {
      dropPreview(reply, config);
      return reply.header('cache-control', 'no-store').redirect('/', 302);
    },
  });
}
