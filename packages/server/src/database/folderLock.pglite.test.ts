import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { raceForLock } from '../../test/durability/raceForLock.ts';
import { packageRoot } from '../packageRoot.ts';
import { lockFolder } from './folderLock.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'learn-lock-'));
  file = path.join(folder, 'database.lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** A process that holds the lock until the test ends it. */
async function startHolder() {
  const child = fork(path.join(packageRoot, 'test', 'durability', 'lockContender.ts'), [file]);
  await once(child, 'message');
  child.send(0);
  expect(await once(child, 'message')).toEqual(['held', undefined]);
  return child;
}

describe('lockFolder', () => {
  it('is given back', async () => {
    const release = await lockFolder(file);
    expect(await readFile(file, 'utf8')).toBe(`${hostname()} ${process.pid}`);
    await release();
    await expect(readFile(file)).rejects.toThrow('ENOENT');
    await (await lockFolder(file))();
  });

  it('names the process that holds it, until that one is killed', async () => {
    const child = await startHolder();
    await expect(lockFolder(file)).rejects.toThrow(`in use by process ${child.pid}.`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await lockFolder(file))();
  });

  it('belongs to a process of another host, of which only the folder is seen', async () => {
    const child = await startHolder();
    await writeFile(file, 'another-machine 4194305');
    await expect(lockFolder(file)).rejects.toThrow('in use by process 4194305 on another-machine.');
    await rm(file);
    await expect(lockFolder(file)).rejects.toThrow('in use by another process.');
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('is free as soon as its process has ended, also where nobody has noticed yet', async () => {
    // The parent never asks how its child ended, so the holder stays behind as a zombie; only the child has the channel.
    const script = path.join(packageRoot, 'test', 'durability', 'lockContender.ts');
    const parent = spawn('sh', ['-c', '"$0" "$@" & exec sleep 60 3<&-', process.execPath, script, file], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(parent, 'message');
    parent.send(0);
    await once(parent, 'message');
    const holder = Number((await readFile(file, 'utf8')).split(' ')[1]);
    expect(holder).not.toBe(parent.pid);
    process.kill(holder, 'SIGKILL');
    await once(parent, 'disconnect');
    expect(() => process.kill(holder, 0)).not.toThrow();
    await (await lockFolder(file))();
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  });

  it('is held by one part of a process only', async () => {
    const release = await lockFolder(file);
    await expect(lockFolder(file)).rejects.toThrow(`in use by process ${process.pid}.`);
    await release();
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

  it('has one holder, however many start at the same moment, and after each that was killed', async () => {
    const outcomes = await raceForLock(file, 8, 5);
    expect(outcomes.map((round) => round.filter((outcome) => outcome === 'held').length)).toEqual(
      outcomes.map(() => 1),
    );
    const refused = outcomes.flat().filter((outcome) => outcome !== 'held');
    for (const error of refused) expect(error).toMatch(/^StartError: The database is in use by /);
  });
});
