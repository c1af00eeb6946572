import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';
import type { ByteRange, FileStore } from './fileStore.ts';

interface Sending {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly store: FileStore;
  readonly file: {
    /** the bytes below an id never change */
    readonly id: string;
    readonly storageKey: string;
    readonly fileType: string;
    /** bytes */
    readonly size: number;
  };
  /** `Content-Disposition`; without it the file is shown */
  readonly disposition?: string;
}

/**
 * Sends a file of the store, one range of it where that is asked for. What people have uploaded runs nothing and is taken for
 * nothing but its type.
 * @throws not_found when the store has lost it, storage_unavailable
 */
export async function sendFile({ request, reply, store, file, disposition }: Sending): Promise<FastifyReply> {
  const { size } = file;
  const etag = `"${file.id}"`;
  reply.headers({
    'accept-ranges': 'bytes',
    etag,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const ifRange = request.headers['if-range'];
  const asked = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = parseRange(asked, size);
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${size}`).send();
  }
  const stream = await store.read(file.storageKey, range);
  if (stream === undefined) throw notFound();
  if (disposition !== undefined) reply.header('content-disposition', disposition);
  if (range !== undefined) {
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  const length = range === undefined ? size : range.end - range.start + 1;
  return reply.type(file.fileType).header('content-length', length).send(stream);
}

/**
 * The one range of a `Range` header (RFC 9110 §14). Several at once, or something unreadable, count as none, so the whole is
 * sent.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const last = Number(to);
    return last === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(size - last, 0), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
