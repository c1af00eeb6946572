import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a personal answer that the browser may keep but asks about every time: an unchanged one is 304 without a body.
 * @param body the whole answer; its hash is the ETag
 */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const bytes = Buffer.from(body);
  const etag = `"${hash('sha1', bytes, 'base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'Cookie');
  if (request.headers['if-none-match']?.split(/, */).some((known) => known.replace(/^W\//, '') === etag)) {
    return reply.status(304).send();
  }
  return reply.send(bytes);
}
