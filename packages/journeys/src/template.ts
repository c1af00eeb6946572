import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressOf, startThrowAwayPostgres } from '@learn/postgres';
import { builtReleases } from './builtReleases.ts';
import { clusterFolder, demoWorld, type WorldName, worlds } from './demoWorld.ts';
import { builtFolder, serverProgram } from './paths.ts';
import type { PlatformSource } from './platform.ts';
import { release } from './release.ts';

/** Where the worlds are from which platforms are copied; both by name. */
export interface TemplateAddress {
  readonly folder: string;
  /** PostgreSQL with their databases; without it these are in their folders */
  readonly server?: string;
}

/** Worlds with the built releases. */
export interface Template extends TemplateAddress, AsyncDisposable {}

/**
 * Creates the worlds once, because that takes many times longer than to copy them.
 * @param remotes that are live beside the shell; without them all that are built
 * @throws Error when the production build is missing
 */
export async function createTemplate(remotes?: readonly string[]): Promise<Template> {
  const needed = [serverProgram, builtFolder('shell'), ...(remotes ?? []).map(builtFolder)];
  const missing = needed.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`${missing} is missing. Run «npm run build» first.`);
  const created = await demoWorld();
  const folder = await mkdtemp(path.join(tmpdir(), 'platform-template-'));
  const [first, ...others] = worlds.map((world) => path.join(folder, world, 'releases')) as [
    string,
    ...string[],
  ];
  for (const world of worlds)
    await cp(path.join(created, world), path.join(folder, world), { recursive: true });
  const releases = await builtReleases();
  const names = remotes ? ['shell', ...remotes] : [...releases.keys()];
  for (const name of names) await cp(releases.get(name) ?? '', path.join(first, name), { recursive: true });
  await release(first, ['publish-built', ...names]);
  for (const other of others) await cp(first, other, { recursive: true });
  const cluster = path.join(created, clusterFolder);
  const postgres = existsSync(cluster) ? await startThrowAwayPostgres(cluster) : undefined;
  return {
    folder,
    ...(postgres && { server: postgres.socketUrl }),
    async [Symbol.asyncDispose]() {
      await postgres?.[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The worlds of this run, which `globalSetup` has made. */
export function templateOfRun(): TemplateAddress {
  return JSON.parse(process.env.PLATFORM_TEMPLATE ?? '') as TemplateAddress;
}

/** What a platform in a world of the template begins with. */
export function sourceOf({ folder, server }: TemplateAddress, world: WorldName): PlatformSource {
  return { folder: path.join(folder, world), ...(server && { database: addressOf(server, world) }) };
}

/** What an installation begins with: an empty PostgreSQL and the releases; undefined without PostgreSQL. */
export function emptySource({ folder, server }: TemplateAddress) {
  if (server === undefined) return undefined;
  const [world] = worlds;
  return {
    from: { database: addressOf(server, 'template1') },
    releasesDir: path.join(folder, world, 'releases'),
  };
}
