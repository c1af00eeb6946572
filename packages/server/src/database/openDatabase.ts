import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { StartError } from '../StartError.ts';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

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
  const database = await openPglite(path.join(config.DATA_DIR, 'database')).catch(async (error: unknown) => {
    await release();
    throw error;
  });
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
