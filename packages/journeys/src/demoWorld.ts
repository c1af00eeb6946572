import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './paths.ts';

const execute = promisify(execFile);
const cache = path.join(root, 'node_modules/.cache/journeys');
const program = path.join(root, 'packages/server/bin/demo-world.ts');

/** What the demo world is made by. */
const sources = 'packages/{server/{bin,migrations,assets,src},domain/src,contracts/src}/**/*.*';

/** Where the demo world is in a template, and the one whose named accounts have twins. */
export const worldFolders = { world: 'world', twins: 'twins' } as const;

/** Twins of each named account: tests of one worker that may have people of their own before it starts another server. */
export const twinCount = 20;

/**
 * The data folders of the demo world, with and without twins. Their dates count from the moment in which they were made, so
 * they are kept for the hour and serve the journeys of all workspaces in one run.
 * @returns a folder to copy, with the two of `worldFolders`
 */
export async function demoWorld(): Promise<string> {
  const hour = new Date().toISOString().slice(0, 13);
  const folder = path.join(cache, `${hour}-${await hashOfSources()}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const older = (await readdir(cache)).filter((name) => !name.startsWith(hour));
  await Promise.all(older.map((name) => rm(path.join(cache, name), { recursive: true, force: true })));
  const draft = await mkdtemp(path.join(cache, `${hour}-draft-`));
  const [world, twins] = [path.join(draft, worldFolders.world), path.join(draft, worldFolders.twins)];
  await createWorld(world);
  await cp(world, twins, { recursive: true });
  await createWorld(twins, ['--twins', String(twinCount)]);
  // another run may have been faster
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

async function createWorld(DATA_DIR: string, options: readonly string[] = []): Promise<void> {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR };
  await execute(process.execPath, [program, ...options], { cwd: root, env });
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted())
    hash.update(file).update(await readFile(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
