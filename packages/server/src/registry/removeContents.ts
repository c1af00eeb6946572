import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { releaseFiles, releaseVersions, removedReleaseFiles } from './tables.ts';

interface Place {
  readonly db: Database;
  readonly store: FileStore;
}

interface NamedVersion {
  readonly name: string;
  readonly version: string;
}

/** Contents are sent before the version that needs them is written. */
const graceHours = 24;

/** Whether the content is old enough and in no version but those that are left out. */
function isUnused(leftOut: readonly NamedVersion[]): SQL {
  const others = leftOut.map(
    ({ name, version }) =>
      sql` and not (${releaseVersions.name} = ${name} and ${releaseVersions.version} = ${version})`,
  );
  return sql`${releaseFiles.storedAt} < now() - make_interval(hours => ${graceHours})
    and ${releaseFiles.integrity} not in (
      select file ->> 'integrity' from ${releaseVersions}, jsonb_array_elements(${releaseVersions.files}) as file
      where true${sql.join(others)}
    )`;
}

/** Contents that no version has. @param leftOut versions that do not count, as they go */
export function unusedContents(
  db: Database,
  leftOut: readonly NamedVersion[],
): Promise<{ readonly integrity: string; readonly bytes: number }[]> {
  return db
    .select({ integrity: releaseFiles.integrity, bytes: releaseFiles.bytes })
    .from(releaseFiles)
    .where(isUnused(leftOut))
    .orderBy(releaseFiles.integrity);
}

/**
 * Removes contents that no version has: first their rows, so that no publication counts on them, then the bytes. A process that ends
 * in between leaves the keys, with which the next one goes on.
 * @throws storage_unavailable; what is left is for the next time
 */
export async function removeContents({ db, store }: Place): Promise<void> {
  const unused = await unusedContents(db, []);
  if (unused.length > 0) await releaseKeys(db, unused);
  for (const { storageKey } of await db.select().from(removedReleaseFiles)) {
    await store.delete(storageKey);
    await db.delete(removedReleaseFiles).where(eq(removedReleaseFiles.storageKey, storageKey));
  }
}

function releaseKeys(db: Database, unused: readonly { readonly integrity: string }[]): Promise<void> {
  const wanted = inArray(
    releaseFiles.integrity,
    unused.map(({ integrity }) => integrity),
  );
  return db.transaction(async (transaction) => {
    // in the order of `holdContents`; a publication that was faster has made them younger
    await transaction
      .select({ integrity: releaseFiles.integrity })
      .from(releaseFiles)
      .where(wanted)
      .orderBy(releaseFiles.integrity)
      .for('update');
    const released = await transaction
      .delete(releaseFiles)
      .where(and(wanted, isUnused([])))
      .returning({ storageKey: releaseFiles.storageKey });
    if (released.length > 0) await transaction.insert(removedReleaseFiles).values(released);
  });
}
