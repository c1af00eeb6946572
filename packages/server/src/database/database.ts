import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables.ts';

/** Both drivers, and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** settles with the reason when PGlite has ended by itself and only a new process can go on */
  readonly broken?: Promise<Error>;
  /** @throws when the database does not answer */
  ping(): Promise<void>;
  /** Waits for what is under way; a PGlite folder can be opened again afterwards. */
  close(): Promise<void>;
}
