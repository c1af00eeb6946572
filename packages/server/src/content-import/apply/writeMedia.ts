import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { inStatements, upsertAll } from '../../database/upsertAll.ts';
import { releaseFiles } from '../../documents/releaseFiles.ts';
import { files } from '../../documents/tables.ts';
import { mediaCategories, mediaContents } from '../../media/tables.ts';
import type { CoursePlan } from '../plan/planCourse.ts';
import type { FileToStore } from '../plan/planFiles.ts';
import { idsInTheWay, withOwnIds } from './rowIds.ts';

/** Enters files whose bytes are in the store already. */
export async function writeFiles(
  transaction: Database,
  stored: readonly FileToStore[],
  storageKeys: ReadonlyMap<string, string>,
): Promise<void> {
  const now = new Date();
  const rows = stored.map(({ id, fileName, attachment, hash }): typeof files.$inferInsert => ({
    id,
    ownerId: null,
    purpose: 'media',
    fileName,
    fileType: attachment.mediaType,
    size: attachment.size,
    storageKey: storageKeys.get(id) ?? '',
    contentHash: hash,
    uploadTokenHash: null,
    uploadExpiresAt: now,
    createdAt: now,
    finishedAt: now,
  }));
  for (const some of inStatements(files, rows)) await transaction.insert(files).values(some);
}

/** Columns that say where a content stands; a change of them alone makes it no newer. */
const places: ReadonlySet<string> = new Set(['position', 'categoryKey', 'live', 'contentKeys']);

/** Writes the media library; what it has no more is unpublished, and files that were replaced are given up. */
export async function writeMedia(transaction: Database, plan: CoursePlan): Promise<void> {
  const { categories, media } = plan;
  await unpublish(transaction, mediaCategories, categories.left);
  await unpublish(transaction, mediaContents, media.left);
  await makeWay(
    transaction,
    mediaCategories,
    idsInTheWay(categories, ({ slug, language }) => `${slug}/${language}`),
  );
  await makeWay(
    transaction,
    mediaContents,
    idsInTheWay(media, ({ categoryKey, slug, language }) => `${categoryKey}/${slug}/${language}`),
  );
  await upsertAll(
    transaction,
    { table: mediaCategories, target: [mediaCategories.translationKey, mediaCategories.language] },
    [...categories.added, ...withOwnIds(categories.changed)],
  );
  const now = new Date();
  const changed = media.changed.map(({ before, after, fields }) => ({
    ...after,
    id: before.id,
    updatedAt: fields.every((field) => places.has(field)) ? before.updatedAt : now,
  }));
  await upsertAll(
    transaction,
    { table: mediaContents, target: [mediaContents.translationKey, mediaContents.language] },
    [...media.added.map((row) => ({ ...row, updatedAt: now })), ...changed],
  );
  const replaced = media.changed.filter(({ before, after }) => before.fileId !== after.fileId);
  await releaseFiles(
    transaction,
    replaced.flatMap(({ before }) => before.fileId ?? []),
  );
}

type MediaTable = typeof mediaCategories | typeof mediaContents;

async function unpublish(
  transaction: Database,
  table: MediaTable,
  left: readonly { readonly id: string; readonly live: boolean }[],
): Promise<void> {
  const ids = left.filter(({ live }) => live).map(({ id }) => id);
  if (ids.length > 0) await transaction.update(table).set({ live: false }).where(inArray(table.id, ids));
}

async function makeWay(transaction: Database, table: MediaTable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(table)
    .set({ slug: sql`${table.id} || '-' || ${table.slug}` })
    .where(inArray(table.id, [...ids]));
}
