import { open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { StartError } from '../StartError.ts';

/**
 * Keeps a second process out of a database folder that only one may use; it would destroy the files.
 * @param file the lock file; one that a crashed process left behind is taken over
 * @returns the function that gives the lock back
 * @throws StartError when another process holds it
 */
export async function lockFolder(file: string): Promise<() => Promise<void>> {
  const own = `${hostname()} ${process.pid}`;
  const holder = await readFile(file, 'utf8').catch(() => undefined);
  if (holder !== undefined && holder !== own && isRunning(holder)) {
    throw new StartError(
      `The database is in use by process ${holder.split(' ')[1]}. Stop it first (${file}).`,
    );
  }
  await rm(file, { force: true });
  // Of two that start at the same moment, one creates the file and the other fails here.
  const handle = await open(file, 'wx');
  await handle.writeFile(own);
  await handle.close();
  return () => rm(file, { force: true });
}

function isRunning(holder: string): boolean {
  const [host, id] = holder.split(' ');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(id), 0);
    return true;
  } catch {
    return false;
  }
}
