import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { readLocalPointer } from '../releases/localPointer.ts';
import { historyLength, mergeHistory } from '../releases/mergeHistory.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { holdVersions } from './hold.ts';
import { namedBy } from './namedBy.ts';
import { readLiveMoves, readPointers } from './readRegistry.ts';
import { removeContents, unusedContents } from './removeContents.ts';
import { releaseMoves, releaseVersions } from './tables.ts';

export interface PruningMeans {
  readonly db: Database;
  readonly store: FileStore;
  /** of releases, of this server */
  readonly folder: string;
  readonly keepDays: number;
}

export interface PrunedVersion {
  readonly name: string;
  readonly version: string;
  readonly lastNamedAt: Date;
}

/**
 * Removes versions that no pointer has named for `keepDays` (architecture §7): first their rows, then the contents that no other
 * version has. Each server takes its copies out of its folder when it sees that, see `followRegistry`.
 * @returns what was removed, by name
 * @throws storage_unavailable; what is left is for the next time
 */
export async function pruneReleases(means: PruningMeans): Promise<readonly PrunedVersion[]> {
  const removed: PrunedVersion[] = [];
  for (const [name, named] of await readNamed(means)) {
    await holdVersions(means.db, name, named);
    removed.push(...(await removeVersions(means, name, named)));
  }
  await removeContents(means);
  return removed;
}

/** What `pruneReleases` would remove now. @returns versions by name, and the bytes that the store would have less */
export async function listPrunable(
  means: PruningMeans,
): Promise<{ readonly versions: readonly PrunedVersion[]; readonly bytes: number }> {
  const versions: PrunedVersion[] = [];
  for (const [name, named] of await readNamed(means))
    versions.push(...(await selectExpired(means, name, named)));
  const contents = await unusedContents(means.db, versions);
  return { versions, bytes: contents.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** All names with the versions that the registry or the folder of this server names. */
async function readNamed({
  db,
  folder,
}: PruningMeans): Promise<readonly (readonly [string, readonly string[]])[]> {
  const pointers = new Map((await readPointers(db)).map((pointer) => [pointer.name, pointer]));
  const rows = await db
    .selectDistinct({ name: releaseVersions.name })
    .from(releaseVersions)
    .orderBy(releaseVersions.name);
  return Promise.all(
    rows.map(async ({ name }) => {
      const [pointer, local] = [pointers.get(name), await readLocalPointer(folder, name)];
      const history = mergeHistory(await readLiveMoves(db, name, historyLength), local?.history ?? []);
      const inFolder = local && { live: local.live, canaryVersion: local.canary?.version ?? null };
      const named = [pointer, inFolder].flatMap((one) => (one ? namedBy(one, history) : []));
      return [name, [...new Set(named)]] as const;
    }),
  );
}

const presented = {
  name: releaseVersions.name,
  version: releaseVersions.version,
  lastNamedAt: releaseVersions.lastNamedAt,
};

function selectExpired(
  { db, keepDays }: Pick<PruningMeans, 'db' | 'keepDays'>,
  name: string,
  named: readonly string[],
): Promise<PrunedVersion[]> {
  return db
    .select(presented)
    .from(releaseVersions)
    .where(
      and(
        eq(releaseVersions.name, name),
        lt(releaseVersions.lastNamedAt, sql`now() - make_interval(days => ${keepDays})`),
        notInArray(releaseVersions.version, [...named]),
      ),
    )
    .orderBy(releaseVersions.lastNamedAt, releaseVersions.version);
}

/** A move or publication that names a version meanwhile keeps it: it is looked at again when the row is free. */
function removeVersions(
  { db, keepDays }: PruningMeans,
  name: string,
  named: readonly string[],
): Promise<readonly PrunedVersion[]> {
  return db.transaction(async (transaction) => {
    const expired = await selectExpired({ db: transaction, keepDays }, name, named);
    if (expired.length === 0) return [];
    const removed = await transaction
      .delete(releaseVersions)
      .where(
        and(
          eq(releaseVersions.name, name),
          inArray(
            releaseVersions.version,
            expired.map(({ version }) => version),
          ),
          lt(releaseVersions.lastNamedAt, sql`now() - make_interval(days => ${keepDays})`),
        ),
      )
      .returning(presented);
    if (removed.length === 0) return [];
    const reason = `no pointer has named it for ${keepDays} days`;
    await transaction.insert(releaseMoves).values(
      removed.map(({ version }) => ({
        name,
        kind: 'remove' as const,
        toVersion: version,
        author: 'server',
        reason,
      })),
    );
    await recordAudit(
      transaction,
      ...removed.map(({ version }) => ({
        action: 'release.moved' as const,
        actorId: undefined,
        subjectId: name,
        details: { kind: 'remove', version, author: 'server' },
      })),
    );
    return removed;
  });
}
