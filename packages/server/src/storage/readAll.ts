import type { Readable } from 'node:stream';
import { payloadTooLarge } from '../errors.ts';

/** A stream of a few megabytes as a whole. @throws payload_too_large as soon as there is more */
export async function readAll(stream: Readable, maximumBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream) {
    size += piece.length;
    if (size > maximumBytes) throw payloadTooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
