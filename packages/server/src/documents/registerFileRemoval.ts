import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { removeDeletedDocuments } from './deleteDocument.ts';
import { releaseUnnamedFiles, removeReleasedFiles } from './releaseFiles.ts';

const everyMillis = 10 * 60 * 1000;

/**
 * Removes deleted documents, released and unfinished files, and those of no answer, from time to time while the server runs, in any
 * number of processes. What fails is logged and done the next time.
 */
export function registerFileRemoval(
  app: FastifyInstance,
  place: { readonly db: Database; readonly store: FileStore },
): void {
  let running: Promise<void> = Promise.resolve();
  const remove = () => {
    running = running.then(async () => {
      try {
        await removeDeletedDocuments(place.db);
        await releaseUnnamedFiles(place.db);
        await removeReleasedFiles(place);
      } catch (error) {
        app.log.error({ err: error }, 'Files could not be removed');
      }
    });
  };
  const timer = setInterval(remove, everyMillis);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
