import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../StartError.ts';

/** SQLite's code for a file that another connection has locked. */
const sqliteBusy = 5;

/** A lock ends with its object, so the objects of held locks must not be collected. */
const held = new Set<DatabaseSync>();

/**
 * Keeps a second process out of a database folder that only one may use. The lock is the kernel's, on `<file>.held`, and
 * ends with its process, however that ends. `<file>` names the holder for people; nothing is decided by it.
 * @returns the function that gives the lock back
 * @throws StartError when another process holds it, or where the file system has no locks
 */
export async function lockFolder(file: string): Promise<() => Promise<void>> {
  const lock = await takeLock(file);
  held.add(lock);
  await nameHolder(file);
  return async () => {
    await rm(file, { force: true });
    held.delete(lock);
    lock.close();
  };
}

/** Of several that try at once SQLite may refuse all; one of them has the lock within this. */
const patienceMillis = 300;

/** SQLite writes nothing for its exclusive lock, so a full disk does not matter. */
async function takeLock(file: string): Promise<DatabaseSync> {
  const lock = new DatabaseSync(`${file}.held`, { timeout: patienceMillis });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)) {
      throw new StartError(`The file system of ${file}.held has no locks. Move DATA_DIR to one that has.`);
    }
    const [host, id] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
    const holder = id === undefined ? 'another process' : `process ${id}`;
    const place = host && host !== hostname() ? ` on ${host}` : '';
    throw new StartError(`The database is in use by ${holder}${place}. Stop it first (${file}).`);
  }
}

/** Best effort: a full disk must not keep the database closed. */
async function nameHolder(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${hostname()} ${process.pid}`)
    .then(() => rename(draft, file))
    .catch(() => rm(draft, { force: true }));
}
