import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folderLock.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-lock-'));
  file = path.join(folder, 'database.lock');
});
afterEach(() => rm(folder, { recursive: true }));

describe('lockFolder', () => {
  it('is given back', async () => {
    const release = await lockFolder(file);
    expect(await readFile(file, 'utf8')).toBe(`${hostname()} ${process.pid}`);
    await release();
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  it('names the process that holds it', async () => {
    await writeFile(file, `${hostname()} ${process.ppid}`);
    await expect(lockFolder(file)).rejects.toThrow(`in use by process ${process.ppid}.`);
  });

  it.each([`${hostname()} 4194305`, `another-machine ${process.ppid}`, '', 'nonsense'])(
    'takes over from %j, which ended without a word',
    async (holder) => {
      await writeFile(file, holder);
      const release = await lockFolder(file);
      expect(await readFile(file, 'utf8')).toBe(`${hostname()} ${process.pid}`);
      await release();
    },
  );
});
