import type { FastifyInstance, FastifyReply } from 'fastify';
import { compressText } from './compressText.ts';

/** Bytes from which on an answer is compressed; a smaller one fits into the first packets of a line anyway. */
const worthwhile = 2048;

/** Compresses answers that are data; files are streams and go as they are, pages and releases have compressed themselves. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isText(payload) || payload.length < worthwhile || !isData(reply)) return payload;
    const { body, encoding } = await compressText(payload, request.headers['accept-encoding']);
    reply.header('vary', joined(reply.getHeader('vary'), 'Accept-Encoding'));
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const tag = reply.getHeader('etag');
    // the same content, but no longer the same bytes
    if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`);
    return body;
  });
}

function isText(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

function isData(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  return (
    !reply.hasHeader('content-encoding') && /^(application\/([a-z-]+\+)?json|text\/calendar)\b/i.test(type)
  );
}

function joined(header: ReturnType<FastifyReply['getHeader']>, name: string): string {
  return header === undefined ? name : `${String(header)}, ${name}`;
}
