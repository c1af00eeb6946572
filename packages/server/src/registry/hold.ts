import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { releaseFiles, releaseVersions } from './tables.ts';

/**
 * Counts versions as named now. What removes old ones waits for this transaction and then leaves them, so a version that is
 * returned here stays for `RELEASE_KEEP_DAYS`.
 * @returns those that are there
 */
export async function holdVersions(
  db: Database,
  name: string,
  versions: readonly string[],
): Promise<readonly string[]> {
  if (versions.length === 0) return [];
  const held = await db
    .update(releaseVersions)
    .set({ lastNamedAt: sql`now()` })
    .where(and(eq(releaseVersions.name, name), inArray(releaseVersions.version, [...versions])))
    .returning({ version: releaseVersions.version });
  return held.map(({ version }) => version);
}

/**
 * Counts contents as sent now, so that nothing removes them before the version that needs them is written.
 * @returns keys in the store by integrity, of those that it has
 */
export async function holdContents(
  db: Database,
  integrities: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (integrities.length === 0) return new Map();
  const wanted = inArray(releaseFiles.integrity, [...new Set(integrities)]);
  return db.transaction(async (transaction) => {
    // always in one order, or two publications with the same contents would wait for each other
    const rows = await transaction
      .select({ integrity: releaseFiles.integrity, storageKey: releaseFiles.storageKey })
      .from(releaseFiles)
      .where(wanted)
      .orderBy(releaseFiles.integrity)
      .for('update');
    await transaction.update(releaseFiles).set({ storedAt: sql`now()` }).where(wanted);
    return new Map(rows.map(({ integrity, storageKey }) => [integrity, storageKey]));
  });
}
