import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressOf, startThrowAwayPostgres } from '@learn/postgres';
import { builtReleases } from './builtReleases.ts';
import { clusterFolder, demoWorld, type WorldName, worlds } from './demoWorld.ts';
import { linkFiles } from './linkFiles.ts';
import { builtFolder, root, serverProgramOf } from './paths.ts';
import type { PlatformSource } from './platform.ts';
import { release } from './release.ts';

/** Stores of the built releases: one to copy, and one that platforms read which leave it as it is. */
const stores = { toCopy: 'releases', toRead: 'shared-releases' } as const;

/** Where the worlds are from which platforms are copied; both by name. */
export interface TemplateAddress {
  readonly folder: string;
  /** root of the project whose server and demo world these are */
  readonly project: string;
  /** PostgreSQL with their databases; without it these are in their folders */
  readonly server?: string;
}

/** Worlds with the built releases. */
export interface Template extends TemplateAddress, AsyncDisposable {}

export interface TemplateOptions {
  /** that are live beside the shell; without them all that are built */
  readonly remotes?: readonly string[] | undefined;
  /** a store whose pointers say what is live, in place of what is built here */
  readonly releases?: string | undefined;
  /** root of another state of the project, built, whose server and demo world are taken */
  readonly project?: string | undefined;
}

/**
 * Creates the worlds once, because that takes many times longer than to copy them.
 * @throws Error when the production build is missing
 */
export async function createTemplate(options: TemplateOptions = {}): Promise<Template> {
  const { remotes, releases, project = root } = options;
  const needed = [
    serverProgramOf(project),
    ...(releases ? [] : ['shell', ...(remotes ?? [])].map(builtFolder)),
  ];
  const missing = needed.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`${missing} is missing. Run «npm run build» first.`);
  const created = await demoWorld(project);
  const folder = await mkdtemp(path.join(tmpdir(), 'platform-template-'));
  const store = path.join(folder, stores.toCopy);
  for (const world of worlds)
    cpSync(path.join(created, world), path.join(folder, world), { recursive: true });
  if (releases) linkFiles(releases, store);
  else await makeLive(store, remotes);
  linkFiles(store, path.join(folder, stores.toRead));
  const cluster = path.join(created, clusterFolder);
  const postgres = existsSync(cluster) ? await startThrowAwayPostgres(cluster) : undefined;
  return {
    folder,
    project,
    ...(postgres && { server: postgres.socketUrl }),
    async [Symbol.asyncDispose]() {
      await postgres?.[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Publishes what is built and makes it live. */
async function makeLive(store: string, remotes: readonly string[] | undefined): Promise<void> {
  const releases = await builtReleases();
  const names = remotes ? ['shell', ...remotes] : [...releases.keys()];
  for (const name of names) linkFiles(releases.get(name) ?? '', path.join(store, name));
  await release(store, ['publish-built', ...names]);
}

/** The worlds of this run, which `globalSetup` has made. */
export function templateOfRun(): TemplateAddress {
  return JSON.parse(process.env.PLATFORM_TEMPLATE ?? '') as TemplateAddress;
}

/** What a platform in a world of the template begins with. */
export function sourceOf({ folder, project, server }: TemplateAddress, world: WorldName): PlatformSource {
  return {
    folder: path.join(folder, world),
    releases: path.join(folder, stores.toCopy),
    project,
    ...(server && { database: addressOf(server, world) }),
  };
}

/** The same for platforms that leave the releases as they are, two thousand files when all remotes are live. */
export function readingSourceOf(template: TemplateAddress, world: WorldName) {
  return { from: sourceOf(template, world), releasesDir: path.join(template.folder, stores.toRead) };
}

/** What an installation begins with: an empty PostgreSQL and the releases; undefined without PostgreSQL. */
export function emptySource({ folder, server }: TemplateAddress) {
  if (server === undefined) return undefined;
  return {
    from: { database: addressOf(server, 'template1') },
    releasesDir: path.join(folder, stores.toRead),
  };
}
