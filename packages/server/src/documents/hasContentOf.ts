import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';
import { storageUnavailable } from '../errors.ts';
import type { FileStore } from '../storage/fileStore.ts';

/**
 * Whether the bytes of a file are what its media type says; office files are known by what lies in their archive.
 * @throws storage_unavailable
 */
export async function hasContentOf(store: FileStore, key: string, mediaType: string): Promise<boolean> {
  const stream = await store.read(key);
  if (stream === undefined) return false;
  // The listener stays: a stream that breaks without one ends the process.
  stream.on('error', () => undefined);
  try {
    const found = await fileTypeFromStream(Readable.toWeb(stream));
    return found?.mime === mediaType;
  } catch (error) {
    if (stream.errored !== null && stream.errored !== undefined) throw storageUnavailable(error);
    return false;
  } finally {
    stream.destroy();
  }
}
