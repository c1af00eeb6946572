import type { Database } from '../database/database.ts';
import type { ReleaseFollower } from '../releases/followRegistry.ts';
import type { FileStore } from '../storage/fileStore.ts';

/** What publishing and moving works with. */
export interface RegistryMeans {
  readonly db: Database;
  /** of releases */
  readonly folder: string;
  readonly store: FileStore;
  readonly follower: ReleaseFollower;
}

/** Who publishes or moves: an administrator, a team by its token, or the server itself. */
export interface ReleaseAuthor {
  /** label of the token, or `server`; empty for an administrator */
  readonly label: string;
  readonly userId?: string;
}
