import type { FileStore } from '../../storage/fileStore.ts';
import { createStorageKey } from '../../storage/storageKey.ts';
import type { ContentSentence } from '../contentTexts.ts';
import type { FileToStore } from '../plan/planFiles.ts';

/**
 * Puts bytes into the store.
 * @returns the keys under which they lie, by the ids of the files
 * @throws storage_unavailable; what was stored until then is gone again
 */
export async function storeFiles(
  store: FileStore,
  files: readonly FileToStore[],
  progress: (step: ContentSentence) => void,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  if (files.length > 0) progress({ code: 'storing', values: { count: files.length } });
  try {
    for (const { id, attachment } of files) {
      const key = createStorageKey();
      keys.set(id, key);
      await store.write(key, await attachment.read(), {
        fileType: attachment.mediaType,
        maximumBytes: attachment.size,
      });
    }
    return keys;
  } catch (error) {
    await deleteFiles(store, keys);
    throw error;
  }
}

/** Removes what no row names, after an import that has failed; a store that does not answer keeps it. */
export async function deleteFiles(store: FileStore, keys: ReadonlyMap<string, string>): Promise<void> {
  await Promise.allSettled([...keys.values()].map((key) => store.delete(key)));
}
