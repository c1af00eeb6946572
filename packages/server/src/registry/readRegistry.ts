import type { ReleasePointer } from '@learn/contracts';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { StoredVersion } from '../releases/fillVersion.ts';
import { releaseFiles, releaseMoves, releasePointers, releaseVersions } from './tables.ts';

/** What is live, of all names. */
export function readPointers(db: Database) {
  return db.select().from(releasePointers).orderBy(releasePointers.name);
}

/** The latest moves that made a version live, as `release.json` has them. */
export async function readLiveMoves(
  db: Database,
  name: string,
  count: number,
): Promise<ReleasePointer['history']> {
  const moves = await db
    .select({ version: releaseMoves.toVersion, author: releaseMoves.author, at: releaseMoves.at })
    .from(releaseMoves)
    .where(and(eq(releaseMoves.name, name), inArray(releaseMoves.kind, ['promote', 'rollback'])))
    .orderBy(desc(releaseMoves.id))
    .limit(count);
  return moves.map(({ at, author, version }) => ({
    version,
    author: author === '' ? 'admin' : author,
    at: at.toISOString(),
  }));
}

/** A version that was removed, with its entry of the list of moves. */
export interface Removal {
  readonly id: number;
  readonly name: string;
  readonly version: string;
  /** it has been published again since */
  readonly isBack: boolean;
}

/** Removals in their order. @param after id of the last one that is known */
export async function readRemovals(db: Database, after: number): Promise<readonly Removal[]> {
  const rows = await db
    .select({
      id: releaseMoves.id,
      name: releaseMoves.name,
      version: releaseMoves.toVersion,
      there: releaseVersions.version,
    })
    .from(releaseMoves)
    .leftJoin(
      releaseVersions,
      and(eq(releaseVersions.name, releaseMoves.name), eq(releaseVersions.version, releaseMoves.toVersion)),
    )
    .where(and(gt(releaseMoves.id, after), eq(releaseMoves.kind, 'remove')))
    .orderBy(releaseMoves.id);
  return rows.map(({ there, ...removal }) => ({ ...removal, isBack: there !== null }));
}

/** An entry of the list of moves that published a version. */
export interface Publication {
  readonly id: number;
  readonly name: string;
  readonly version: string;
}

/** Publications in their order. @param after id of the last one that is known */
export function readPublications(db: Database, after: number): Promise<readonly Publication[]> {
  return db
    .select({ id: releaseMoves.id, name: releaseMoves.name, version: releaseMoves.toVersion })
    .from(releaseMoves)
    .where(and(gt(releaseMoves.id, after), eq(releaseMoves.kind, 'publish')))
    .orderBy(releaseMoves.id);
}

/** A published version with the places of its files. @returns undefined where it is unknown */
export async function readVersion(
  db: Database,
  name: string,
  version: string,
): Promise<StoredVersion | undefined> {
  const [found] = await db
    .select({ descriptor: releaseVersions.descriptor, files: releaseVersions.files })
    .from(releaseVersions)
    .where(and(eq(releaseVersions.name, name), eq(releaseVersions.version, version)));
  if (found === undefined) return undefined;
  const keys = await storageKeys(
    db,
    found.files.map(({ integrity }) => integrity),
  );
  return {
    descriptor: found.descriptor,
    files: found.files.flatMap((file) => {
      const storageKey = keys.get(file.integrity);
      return storageKey === undefined ? [] : [{ ...file, storageKey }];
    }),
  };
}

/** Keys in the store by integrity, of those that it has. */
export async function storageKeys(
  db: Database,
  integrities: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (integrities.length === 0) return new Map();
  const rows = await db
    .select({ integrity: releaseFiles.integrity, storageKey: releaseFiles.storageKey })
    .from(releaseFiles)
    .where(inArray(releaseFiles.integrity, [...new Set(integrities)]));
  return new Map(rows.map(({ integrity, storageKey }) => [integrity, storageKey]));
}
