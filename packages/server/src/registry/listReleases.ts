import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { EndpointAnswer, releaseEndpoints } from '@learn/contracts/endpoints';
import { isShellDescriptor, type ReleaseDescriptor } from '@learn/contracts/releaseGate';
import { previousVersion } from '@learn/domain';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { readLocalPointer } from '../releases/localPointer.ts';
import { users } from '../users/tables.ts';
import { readLocalDescriptor } from './adoptVersion.ts';
import type { RegistryMeans } from './means.ts';
import { readLoadFigures } from './readLoadFigures.ts';
import { readTimings } from './readTimings.ts';
import { releaseMoves, releasePointers, releaseTokens, releaseVersions } from './tables.ts';

export type PresentedRelease = EndpointAnswer<typeof releaseEndpoints.move>;
type PresentedVersion = Omit<PresentedRelease['versions'][number], 'last_hour' | 'last_day' | 'timings'>;
type Named = EndpointAnswer<typeof releaseEndpoints.list>[number];

/** How many of each are shown. */
const shown = { moves: 100, versions: 200, tokens: 100 } as const;

/** The shell first, then the remotes by name. */
export async function listReleases(means: RegistryMeans): Promise<readonly Named[]> {
  const names = new Set(['shell', ...(await localNames(means.folder)), ...(await registeredNames(means.db))]);
  const [shell = 'shell', ...remotes] = names;
  return Promise.all(
    [shell, ...remotes.sort()].map(async (name) => ({
      ...(await describe(means, name)),
      tokens: await listTokens(means.db, name),
    })),
  );
}

/** @throws not_found for a name of which no version is known */
export async function readRelease(means: RegistryMeans, name: string): Promise<PresentedRelease> {
  const release = await describe(means, name);
  if (release.versions.length === 0 && release.live === null) throw notFound();
  return release;
}

async function describe({ db, folder }: RegistryMeans, name: string): Promise<PresentedRelease> {
  const [row] = await db.select().from(releasePointers).where(eq(releasePointers.name, name));
  const local = await readLocalPointer(folder, name);
  const registered = await registeredVersions(db, name);
  const known = new Set(registered.map(({ version }) => version));
  const inFolder = (await localVersions(folder, name)).filter(({ version }) => !known.has(version));
  const live = local?.live ?? row?.live ?? null;
  const figuresOf = await readLoadFigures(db, name);
  const timingsOf = await readTimings(db, name);
  return {
    name,
    title: await titleOf(folder, name, live),
    live,
    previous: (local && previousVersion(local)) ?? null,
    canary: local?.canary ? { version: local.canary.version, percent: local.canary.percent } : null,
    pinned: row?.pinnedReason ?? '',
    killed: row?.killedReason ?? null,
    versions: [...registered, ...inFolder]
      .sort((left, right) => Date.parse(right.published_at) - Date.parse(left.published_at))
      .slice(0, shown.versions)
      .map((version) => ({
        ...version,
        ...figuresOf(version.version),
        timings: timingsOf(version.version),
      })),
    moves: await listMoves(db, name),
  };
}

async function titleOf(
  folder: string,
  name: string,
  live: string | null,
): Promise<PresentedRelease['title']> {
  if (live === null) return null;
  const descriptor = await readLocalDescriptor(path.join(folder, name, live), name);
  if (descriptor === undefined || isShellDescriptor(descriptor)) return null;
  const { de, fr, it } = descriptor.title;
  return { de, fr, it };
}

async function registeredNames(db: Database): Promise<readonly string[]> {
  const rows = await db.selectDistinct({ name: releaseVersions.name }).from(releaseVersions);
  return rows.map(({ name }) => name);
}

async function localNames(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && /^[a-z][a-z0-9-]*$/.test(entry.name))
    .map(({ name }) => name);
}

async function registeredVersions(db: Database, name: string): Promise<PresentedVersion[]> {
  const rows = await db
    .select({
      version: releaseVersions.version,
      publishedAt: releaseVersions.publishedAt,
      publishedBy: releaseVersions.publishedBy,
      bytes: sql<number>`(select coalesce(sum((file ->> 'bytes')::bigint), 0)
        from jsonb_array_elements(${releaseVersions.files}) as file)`.mapWith(Number),
    })
    .from(releaseVersions)
    .where(eq(releaseVersions.name, name))
    .orderBy(desc(releaseVersions.publishedAt))
    .limit(shown.versions);
  return rows.map(({ version, publishedAt, publishedBy, bytes }) => ({
    version,
    published_at: publishedAt.toISOString(),
    published_by: publishedBy,
    bytes,
  }));
}

async function localVersions(folder: string, name: string): Promise<PresentedVersion[]> {
  const entries = await readdir(path.join(folder, name), { withFileTypes: true }).catch(() => []);
  const versions = entries.filter((entry) => entry.isDirectory() && !entry.name.includes('.'));
  const described = await Promise.all(
    versions.map(async ({ name: version }) => {
      const descriptor = await readLocalDescriptor(path.join(folder, name, version), name);
      if (descriptor === undefined) return undefined;
      const { birthtime } = await stat(path.join(folder, name, version));
      return {
        version,
        published_at: birthtime.toISOString(),
        published_by: '',
        bytes: bytesOf(descriptor),
      };
    }),
  );
  return described.filter((version) => version !== undefined);
}

function bytesOf({ files }: ReleaseDescriptor): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function listMoves(db: Database, name: string): Promise<PresentedRelease['moves']> {
  const author = sql<string>`coalesce(nullif(${releaseMoves.author}, ''), trim(${users.firstName} || ' ' || ${users.lastName}), '')`;
  const rows = await db
    .select({ ...getTableColumns(releaseMoves), author })
    .from(releaseMoves)
    .leftJoin(users, eq(users.id, releaseMoves.authorId))
    .where(eq(releaseMoves.name, name))
    .orderBy(desc(releaseMoves.id))
    .limit(shown.moves);
  return rows.map((move) => ({
    kind: move.kind,
    from_version: move.fromVersion,
    to_version: move.toVersion,
    percent: move.percent,
    author: move.author,
    reason: move.reason,
    failures: move.failures,
    at: move.at.toISOString(),
  }));
}

async function listTokens(db: Database, name: string): Promise<Named['tokens']> {
  const rows = await db
    .select()
    .from(releaseTokens)
    .where(eq(releaseTokens.name, name))
    .orderBy(releaseTokens.createdAt)
    .limit(shown.tokens);
  return rows.map(({ id, label, createdAt, lastUsedAt }) => ({
    id,
    label,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }));
}
