import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';

/** A database takes some of this, and containers often have 64 MB of memory for files. */
const neededBytes = 2 * 1024 ** 3;

/** A new folder for databases of tests: in memory where there is room, so that no other work on the disk holds them up. */
export async function quickFolder(prefix: string): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return mkdtemp(path.join(bavail * bsize > neededBytes ? memory : tmpdir(), prefix));
}
