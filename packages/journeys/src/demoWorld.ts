import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { addressOf, asAdministrator, hasPostgres, startThrowAwayPostgres } from '@learn/postgres';
import { keptForTheHour } from './keptForTheHour.ts';
import { root } from './paths.ts';
import { programEnvironment } from './programEnvironment.ts';

const execute = promisify(execFile);
const program = 'packages/demo-world/bin/demo-world.ts';

/** What the demo world is made by. */
const sources =
  'packages/{server/{migrations,assets,src},demo-world/{bin,content,src},course-content/src,domain/src,contracts/src}/**/*.*';

/** The demo world, and the one whose named accounts have twins: their folders in a template, and their databases. */
export const worlds = ['world', 'twins'] as const;

export type WorldName = (typeof worlds)[number];

/** Where the files of PostgreSQL are that has both databases; missing where it is not installed. */
export const clusterFolder = 'cluster';

/** Twins of each named account: tests of one worker that may have people of their own before it starts another server. */
export const twinCount = 20;

/**
 * The demo world, with and without twins. Its dates count from the moment in which it was made, so it is kept for the hour and
 * serves the journeys of all workspaces in one run.
 * @param project root of the project whose world it is
 * @returns a folder to copy: a data folder per world, and PostgreSQL's; without PostgreSQL PGlite's are in the data folders
 */
export async function demoWorld(project = root): Promise<string> {
  const kind = hasPostgres() ? 'postgres' : 'pglite';
  return keptForTheHour(`${kind}-${await hashOfSources(project)}`, (draft) =>
    kind === 'postgres' ? createInPostgres(project, draft) : createWorlds(project, draft),
  );
}

async function createInPostgres(project: string, draft: string): Promise<void> {
  await using postgres = await startThrowAwayPostgres();
  await createWorlds(project, draft, postgres.socketUrl);
  await postgres.stop();
  cpSync(postgres.dataFolder, path.join(draft, clusterFolder), { recursive: true });
}

/** @param server PostgreSQL that gets a database per world; without it PGlite is in the data folders */
async function createWorlds(project: string, draft: string, server?: string): Promise<void> {
  const [world, twins] = worlds;
  const create = async (name: WorldName, options: readonly string[] = []) => {
    const DATA_DIR = path.join(draft, name);
    const env = {
      ...programEnvironment(),
      DATA_DIR,
      ...(server && { DATABASE_URL: addressOf(server, name) }),
    };
    await execute(process.execPath, [path.join(project, program), ...options], { cwd: project, env });
  };
  const inPostgres = async (statement: string) => {
    if (server) await asAdministrator(server, (client) => client.query(statement));
  };
  await inPostgres(`create database ${world}`);
  await create(world);
  await inPostgres(`create database ${twins} template ${world}`);
  cpSync(path.join(draft, world), path.join(draft, twins), { recursive: true });
  await create(twins, ['--twins', String(twinCount)]);
}

async function hashOfSources(project: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: project }).toSorted())
    hash.update(file).update(await readFile(path.join(project, file)));
  return hash.digest('hex').slice(0, 16);
}
