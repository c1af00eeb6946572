import type { Database } from '../database/database.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { removeDeletedDocuments } from './deleteDocument.ts';
import { releaseUnnamedFiles, removeReleasedFiles } from './releaseFiles.ts';

/**
 * Removes deleted documents, released and unfinished files, and those of no answer. A job does it.
 * @throws storage_unavailable; what is left is for the next time
 */
export async function removeFiles(place: {
  readonly db: Database;
  readonly store: FileStore;
}): Promise<void> {
  await removeDeletedDocuments(place.db);
  await releaseUnnamedFiles(place.db);
  await removeReleasedFiles(place);
}
