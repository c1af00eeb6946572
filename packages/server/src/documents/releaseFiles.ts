import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { assignmentCompletions } from '../assignments/tables.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { files } from './tables.ts';

interface Place {
  readonly db: Database;
  readonly store: FileStore;
}

/** Uploads that were promised and not finished are kept this long after their end, for one may still be arriving. */
const graceMinutes = 60;

const atOnce = 200;

/**
 * Gives files up in the transaction of the change: from now on they are there for nobody. `removeReleasedFiles` takes the bytes afterwards, so
 * that a store that does not answer stops no command and no bytes are forgotten.
 */
export async function releaseFiles(transaction: Database, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await transaction
    .update(files)
    .set({ finishedAt: null, uploadTokenHash: null, uploadExpiresAt: new Date(0) })
    .where(inArray(files.id, [...fileIds]));
}

/**
 * Files of answers that no answer names are kept this long. The answer may have been written without network, and
 * then waits on the device until there is one: learning pages stay readable there for 30 days, and a person who comes
 * back with one must find the file.
 */
const unnamedDays = 30;

/**
 * Gives up the files of assignment answers that no answer of their owner names: it was never saved, or names others now.
 * @returns how many it gave up
 */
export async function releaseUnnamedFiles(db: Database): Promise<number> {
  const naming = db
    .select({ one: sql`1` })
    .from(assignmentCompletions)
    .where(
      and(
        eq(assignmentCompletions.userId, files.ownerId),
        sql`position(${files.id}::text in lower(${assignmentCompletions.completionData}::text)) > 0`,
      ),
    );
  const released = await db
    .update(files)
    .set({ finishedAt: null, uploadTokenHash: null, uploadExpiresAt: new Date(0) })
    .where(
      and(
        eq(files.purpose, 'storage'),
        lt(files.finishedAt, sql`now() - make_interval(days => ${unnamedDays})`),
        notExists(naming),
      ),
    )
    .returning({ id: files.id });
  return released.length;
}

/**
 * Removes what was released, and uploads that were never finished.
 * @returns how many files it removed
 * @throws storage_unavailable; what is left is for the next time
 */
export async function removeReleasedFiles({ db, store }: Place): Promise<number> {
  const over = and(
    isNull(files.finishedAt),
    lt(files.uploadExpiresAt, sql`now() - make_interval(mins => ${graceMinutes})`),
  );
  const found = await db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(over)
    .orderBy(files.uploadExpiresAt)
    .limit(atOnce);
  for (const { id, storageKey } of found) {
    await store.delete(storageKey);
    await db.delete(files).where(and(eq(files.id, id), over));
  }
  return found.length;
}
