import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { payloadTooLarge } from '../errors.ts';

export interface Draft {
  readonly file: string;
  /** bytes */
  readonly size: number;
}

/**
 * Writes a stream into a new file of its own and onto the disk. Nothing of it stays when the stream breaks off or has
 * more bytes than it may.
 * @throws payload_too_large
 */
export async function writeDraft(folder: string, source: Readable, maximumBytes: number): Promise<Draft> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${randomUUID()}.draft`);
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > maximumBytes ? payloadTooLarge() : null, chunk);
    },
  });
  try {
    await pipeline(source, count, createWriteStream(file, { flags: 'wx', flush: true }));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { file, size };
}
