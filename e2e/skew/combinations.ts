import { existsSync } from 'node:fs';
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type endpoints, servedEndpointsFile, servedSchemaFile } from '@learn/contracts';
import { isShellDescriptor } from '@learn/contracts/releaseGate';
import { linkFiles, liveReleases, release, root } from '@learn/journeys';
import type { Published } from './published.ts';
import type { Next } from './tried.ts';

/** What may be live at the same time while a platform is updated. */
export interface Combination {
  readonly name: string;
  /** a store in which it is live */
  readonly releases: string;
  /** root of the project whose server runs */
  readonly project: string;
  /** why a version of this state is not live in it, by name, in the words of the release command */
  readonly refused: Readonly<Record<string, string>>;
}

interface Sources {
  readonly published: Published;
  /** folders with the version of this state, by name of the release */
  readonly built: ReadonlyMap<string, string>;
  /** an empty folder for the stores */
  readonly folder: string;
}

/**
 * The mixtures of shell, remotes and server that teams can bring about, each by the moves that lead there: what the release
 * command refuses stays at its published version. All of this state together is what `npm test` tries.
 */
export async function combinations(sources: Sources): Promise<readonly Combination[]> {
  const { published } = sources;
  const remotes = [...sources.built.keys()].filter((name) => name !== 'shell').sort();
  const here = { project: root };
  const all = [
    await combine(sources, { ...here, name: 'published shell, published remotes', moves: [] }),
    await combine(sources, { ...here, name: 'published shell, new remotes', moves: remotes }),
    await combine(sources, {
      ...here,
      name: 'new shell, published remotes',
      moves: ['shell'],
      before: remotes,
    }),
  ];
  if (published.project === undefined) return all;
  const there = { project: published.project, moves: ['shell', ...remotes], before: remotes };
  return [...all, await combine(sources, { ...there, name: 'published server, new shell and remotes' })];
}

interface Plan {
  readonly name: string;
  readonly project: string;
  /** whose new version goes live, in this order */
  readonly moves: readonly string[];
  /** remotes that may go live first where a move wants it */
  readonly before?: readonly string[];
}

async function combine(
  { published, built, folder }: Sources,
  { name, project, moves, before = [] }: Plan,
): Promise<Combination> {
  const releases = path.join(folder, name.replaceAll(/\W+/g, '-'));
  linkFiles(published.releases, releases);
  const versions = await newVersions(built);
  for (const [one, version] of versions) {
    const target = path.join(releases, one, version);
    if (!existsSync(target)) linkFiles(path.join(built.get(one) ?? '', version), target);
  }
  // they would be written into the files of the published store
  for (const file of [servedSchemaFile, servedEndpointsFile])
    await rm(path.join(releases, file), { force: true });
  const contracts = path.join(project, 'packages/contracts');
  await copyFile(path.join(contracts, 'schema.graphql'), path.join(releases, servedSchemaFile));
  const table = (await import(path.join(contracts, 'src/endpointTable.ts'))) as typeof endpoints;
  const served = Object.values(table).map(({ method, path: address }) => `${method} ${address}`);
  await writeFile(path.join(releases, servedEndpointsFile), JSON.stringify(served));
  const refused: Record<string, string> = {};
  for (const moved of moves) {
    const promote = (one: string) => refusalOf(releases, one, versions.get(one) ?? '');
    let problem = await promote(moved);
    for (const one of before.filter((remote) => remote !== moved)) {
      if (!problem?.includes(`${one} `)) continue;
      if ((await promote(one)) === undefined) problem = await promote(moved);
    }
    if (problem !== undefined) refused[moved] = problem;
  }
  return { name, releases, project, refused };
}

/** @returns why the release command does not make a version live; undefined once it is */
async function refusalOf(releases: string, name: string, version: string): Promise<string | undefined> {
  try {
    await release(releases, ['promote', name, version]);
    return undefined;
  } catch (error) {
    return (error as { readonly stderr?: string }).stderr?.trim() || String(error);
  }
}

/** Versions of this state, by name. */
export async function newVersions(built: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  return new Map(
    await Promise.all(
      [...built].map(async ([name, folder]): Promise<[string, string]> => {
        const [version = ''] = await readdir(folder);
        return [name, version];
      }),
    ),
  );
}

/** Versions that are live in a store, in words. */
export async function described(releases: string, built: ReadonlyMap<string, string>): Promise<string> {
  const versions = await newVersions(built);
  const live = await liveReleases(releases);
  return live
    .map(({ name, version }) => `${name} ${versions.get(name) === version ? 'new' : 'published'}`)
    .join(', ');
}

/** What runs together in a combination. */
export async function togetherIn({ project, releases }: Combination): Promise<Next> {
  const live = await liveReleases(releases);
  const remotes = live.flatMap((one) => (isShellDescriptor(one) ? [] : [one]));
  const contributors = remotes.map(({ name, mounts }): [string, readonly string[]] => {
    const slots = mounts.flatMap((mount) => mount.slots ?? []);
    const others = remotes.filter(({ widgets }) => widgets.some(({ slot }) => slots.includes(slot)));
    return [name, others.map((other) => other.name)];
  });
  return {
    project,
    versions: new Map(live.map(({ name, version }) => [name, version])),
    contributors: new Map(contributors),
  };
}
