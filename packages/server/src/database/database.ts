import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables.ts';

/** Both drivers, and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

/** @returns connections that are open, those of them that nobody uses, and requests that wait for one */
export type PoolState = () => { readonly open: number; readonly idle: number; readonly waiting: number };

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** of PostgreSQL */
  readonly pool?: PoolState;
  /** settles with the reason when PGlite has ended by itself and only a new process can go on */
  readonly broken?: Promise<Error>;
  /** @throws when the database does not answer */
  ping(): Promise<void>;
  /** Waits for what is under way; a PGlite folder can be opened again afterwards. */
  close(): Promise<void>;
}
