import type { Database } from '../database/database.ts';
import type { FileStore } from '../storage/fileStore.ts';

/** What work with archives needs. */
export interface Means {
  readonly db: Database;
  readonly store: FileStore;
}
