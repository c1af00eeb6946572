import type { Config } from './config.ts';
import type { Database, PoolState } from './database/database.ts';

/** What every resource of the server works with; a resource is registered by `register<Name>(app, context)`. */
export interface ServerContext {
  readonly config: Config;
  readonly db: Database;
  /** for tests: every answer is checked against the description of its call */
  readonly checksAnswers?: boolean;
  /** for tests: takes the lines of the log */
  readonly logLines?: (line: string) => void;
  /** connections of PostgreSQL */
  readonly pool?: PoolState;
  /** @throws when the database does not answer or is not migrated */
  readonly ping: () => Promise<void>;
}
