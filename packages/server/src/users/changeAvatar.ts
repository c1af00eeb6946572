import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { releaseFiles } from '../documents/releaseFiles.ts';
import { files } from '../documents/tables.ts';
import { fileTypeNotAllowed, validationFailed } from '../errors.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { createStorageKey } from '../storage/storageKey.ts';
import { imageSize } from './imageSize.ts';
import type { Crop } from './makeAvatar.ts';
import { runAvatarWorker } from './runAvatarWorker.ts';
import { users } from './tables.ts';

interface Place {
  readonly db: Database;
  readonly store: FileStore;
}

/** What is decoded at most: 25 megapixels, a hundred megabytes of memory. */
const maximumPixels = 25_000_000;

const fileType = 'image/jpeg';

/**
 * Makes a person's photo out of a picture and keeps it in place of the old one.
 * @returns its address, which is another one for every photo
 * @throws file_type_not_allowed for what is no readable png or jpg, validation_failed for one with too many pixels or a square outside
 * of it, too_many_requests, storage_unavailable
 */
export async function changeAvatar(
  { db, store }: Place,
  userId: string,
  { bytes, crop }: { readonly bytes: Buffer; readonly crop: Crop | undefined },
): Promise<string> {
  const size = imageSize(bytes);
  if (size === undefined) throw fileTypeNotAllowed();
  if (size.width * size.height > maximumPixels) {
    throw validationFailed([{ field: 'file', problems: ['too_large'] }]);
  }
  const made = await runAvatarWorker(userId, { bytes, crop });
  if ('fault' in made) {
    if (made.fault === 'unreadable') throw fileTypeNotAllowed();
    throw validationFailed([{ field: 'size', problems: ['too_large'] }]);
  }
  const { picture } = made;
  const id = randomUUID();
  const storageKey = createStorageKey();
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 16);
  const url = `/media/avatar/${id}-${hash}.jpg`;
  await store.write(storageKey, Readable.from([picture]), { fileType, maximumBytes: picture.length });
  try {
    await db.transaction(async (transaction) => {
      await replaceAvatar(transaction, userId, url);
      await transaction.insert(files).values({
        id,
        ownerId: userId,
        purpose: 'avatar',
        fileName: 'avatar.jpg',
        fileType,
        size: picture.length,
        storageKey,
        uploadExpiresAt: new Date(),
        finishedAt: new Date(),
      });
    });
  } catch (error) {
    await store.delete(storageKey);
    throw error;
  }
  return url;
}

/** Takes a person's photo away, if there is one. */
export async function deleteAvatar(db: Database, userId: string): Promise<void> {
  await db.transaction((transaction) => replaceAvatar(transaction, userId, ''));
}

async function replaceAvatar(transaction: Database, userId: string, url: string): Promise<void> {
  await transaction.update(users).set({ avatarUrl: url }).where(eq(users.id, userId));
  const old = await transaction
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.ownerId, userId), eq(files.purpose, 'avatar')));
  await releaseFiles(
    transaction,
    old.map(({ id }) => id),
  );
}
