import { access, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
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
  const database = await openFolder(config.DATA_DIR).catch(async (error: unknown) => {
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

/** What the repair after a crash may write at most, with something to spare. */
const neededBytes = 64 * 1024 * 1024;

/**
 * A folder whose creation was cut short opens never again, and nothing was ever confirmed in it: it is made anew. A mark
 * beside it says that its creation has begun and not ended.
 */
async function openFolder(dataFolder: string): Promise<OpenDatabase> {
  const folder = path.join(dataFolder, 'database');
  const mark = path.join(dataFolder, 'database.creating');
  const exists = (file: string) =>
    access(file).then(
      () => true,
      () => false,
    );
  if (await exists(mark)) await rm(folder, { recursive: true, force: true });
  if (!(await exists(folder))) await writeFile(mark, '');
  const database = await openPglite(folder).catch(async (error: unknown) => {
    const { bavail, bsize } = await statfs(dataFolder);
    if (bavail * bsize >= neededBytes) throw error;
    throw new StartError(
      `The disk of ${dataFolder} is full: the database needs ${neededBytes / 1024 / 1024} MB of it to open. Make room and start again.`,
    );
  });
  await rm(mark, { force: true });
  return database;
}

async function reachPostgres(url: string, poolSize: number): Promise<OpenDatabase> {
  try {
    return await openPostgres(url, poolSize);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    throw new StartError(`The PostgreSQL of DATABASE_URL does not answer at ${new URL(url).host}.`);
  }
}
