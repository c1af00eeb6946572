import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Config } from '../config.ts';
import { StartError } from '../StartError.ts';
import { lockFolder } from './folderLock.ts';
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import type * as tables from './tables.ts';

/** Both drivers, and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** @throws when the database does not answer */
  ping(): Promise<void>;
  /** Waits for what is under way; a PGlite folder can be opened again afterwards. */
  close(): Promise<void>;
}

/**
 * Opens the database and brings it up to date: PostgreSQL where `DATABASE_URL` is set, else PGlite in the folder
 * `<DATA_DIR>/database`. Several processes may start on one PostgreSQL at once; a PGlite folder belongs to one.
 * @throws StartError when PostgreSQL does not answer, or another process has the folder
 */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'>,
): Promise<OpenDatabase> {
  if (config.DATABASE_URL !== undefined) return reachPostgres(config.DATABASE_URL, config.DATABASE_POOL_SIZE);
  await mkdir(config.DATA_DIR, { recursive: true });
  const release = await lockFolder(path.join(config.DATA_DIR, 'database.lock'));
  const database = await openPglite(path.join(config.DATA_DIR, 'database'));
  return {
    ...database,
    close: async () => {
      await database.close();
      await release();
    },
  };
}

async function reachPostgres(url: string, poolSize: number): Promise<OpenDatabase> {
  try {
    return await openPostgres(url, poolSize);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    throw new StartError(`The PostgreSQL of DATABASE_URL does not answer at ${new URL(url).host}.`);
  }
}
