import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { createStorageKey } from '../storage/storageKey.ts';
import { releaseFiles } from './tables.ts';

/** Bytes that a file of a version may have at most. */
export const greatestFile = 30_000_000;

interface Means {
  readonly db: Database;
  readonly store: FileStore;
}

/**
 * Keeps a content in the store, once, whoever sends it.
 * @returns its integrity and bytes
 * @throws payload_too_large, storage_unavailable
 */
export async function storeContent(
  { db, store }: Means,
  source: Readable,
): Promise<{ readonly integrity: string; readonly bytes: number }> {
  const hash = createHash('sha384');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const storageKey = createStorageKey();
  const reading = pipeline(source, hashed);
  const writing = store.write(storageKey, hashed, {
    fileType: 'application/octet-stream',
    maximumBytes: greatestFile,
  });
  const [bytes] = await Promise.all([writing, reading]);
  const integrity = `sha384-${hash.digest('base64')}`;
  const [kept] = await db
    .insert(releaseFiles)
    .values({ integrity, storageKey, bytes })
    .onConflictDoUpdate({ target: releaseFiles.integrity, set: { storedAt: sql`now()` } })
    .returning({ storageKey: releaseFiles.storageKey });
  if (kept?.storageKey !== storageKey) await store.delete(storageKey);
  return { integrity, bytes };
}
