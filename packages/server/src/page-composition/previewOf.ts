import type { FastifyRequest } from 'fastify';
import { keptPreview } from '../authentication/cookies.ts';
import type { Database } from '../database/database.ts';
import { type Preview, readPreview } from '../registry/previewLink.ts';

/** What the browser that asks sees in place of what is live, if it has opened a preview link. */
export type PreviewOf = (request: FastifyRequest) => Promise<Preview | undefined>;

export function createPreviewOf(db: Database): PreviewOf {
  return async (request) => {
    const signed = keptPreview(request);
    return signed === undefined ? undefined : readPreview(db, signed);
  };
}
