import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { endpointNames } from '@learn/contracts/releaseGate';
import { previewHours } from '@learn/domain';
import {
  listStored,
  promoteRelease,
  publishRelease,
  ReleaseRefused,
  rollbackRelease,
  type Served,
  type StoredReleases,
  traceInStore,
} from '../src/releases.ts';
import {
  moveOnPlatform,
  type Platform,
  previewOnPlatform,
  publishOnPlatform,
  type ReleaseOnPlatform,
  readOnPlatform,
} from '../src/remoteReleases.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const dataFolder = path.resolve(root, process.env.DATA_DIR ?? '.data');
const releasesFolder = process.env.RELEASES_DIR
  ? path.resolve(root, process.env.RELEASES_DIR)
  : path.join(dataFolder, 'releases');
const author = process.env.RELEASE_AUTHOR ?? os.userInfo().username;
const usage = `Usage: npm run release -- <command>
In the folder of releases of this machine:
  publish <workspace>          take the finished build of a workspace into the store
  publish-built [<workspace>…] publish these or every built workspace and make it live; with --before-server for the
                               server of these sources, which is started next
  promote <name> <version>     make a stored version live
  rollback <name>              go back to the version before
  list                         which versions there are, and what is live since when
  trace [<address>]            positions in the sources for those of built files: in a stack that is given on stdin, or
                               in addresses as <name>/<version>/<file>:<line>:<column>
On a platform that runs, with RELEASES_URL and the team's RELEASE_TOKEN; each takes --reason '…':
  publish <workspace> [--times <n>]
                               send a finished build, and print what its pages cost beside those of the live version; with
                               --times also how much longer or shorter they take in Chromium, by the median of n visits
  promote <name> <version>     make a published version live
  preview <name> <version> [<hours>]
                               print a link that shows it to whoever opens it, marked as a preview
  canary <name> <version> <percent>
                               show it to some visitors, who keep it
  stop-canary <name>           show them the live version again
  rollback <name>              go back to the version before
  pin <name>, unpin <name>     keep the live version, and no longer
  kill <name> --de '…' [--fr '…' --it '…'], revive <name>
                               switch it off with what people read in its places, and on again
  list <name>                  its versions and moves`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'before-server': { type: 'boolean', default: false },
    times: { type: 'string' },
    reason: { type: 'string', default: '' },
    de: { type: 'string', default: '' },
    fr: { type: 'string', default: '' },
    it: { type: 'string', default: '' },
  },
});
const [command, ...parameters] = positionals;
const [name, version] = parameters;
const { reason } = values;

try {
  const platform = platformOf(process.env);
  const known = platform === undefined ? await runInFolder() : await runOnPlatform(platform);
  if (!known) {
    say(usage);
    process.exitCode = command === undefined || command === 'help' ? 0 : 2;
  }
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function platformOf({ RELEASES_URL: url, RELEASE_TOKEN: token }: NodeJS.ProcessEnv): Platform | undefined {
  if (url === undefined) return undefined;
  if (token === undefined) throw new ReleaseRefused('RELEASES_URL is set, and RELEASE_TOKEN is not.');
  return { url, token };
}

/** @returns whether there is such a command */
async function runInFolder(): Promise<boolean> {
  if (command === 'publish' && name) {
    const release = await publishRelease(path.join(root, name, 'dist'), releasesFolder);
    say(`${release.name} ${release.version} ${release.isNew ? 'published' : 'was published before'}`);
  } else if (command === 'publish-built') {
    await publishBuilt(parameters, values['before-server']);
  } else if (command === 'promote' && name && version) {
    await promoteRelease(name, version, { releasesFolder, author });
    say(`${name} ${version} is live`);
  } else if (command === 'rollback' && name) {
    say(`${name} ${await rollbackRelease(name, { releasesFolder, author })} is live again`);
  } else if (command === 'list') {
    for (const release of await listStored(releasesFolder)) list(release);
  } else if (command === 'trace') {
    const stack = name ? parameters.join('\n') : await text(process.stdin);
    say((await traceInStore(stack, releasesFolder)).trimEnd());
  } else return false;
  return true;
}

/** @returns whether there is such a command */
async function runOnPlatform(platform: Platform): Promise<boolean> {
  if (!name) return false;
  if (command === 'publish') {
    const folder = path.join(root, name, 'dist');
    const {
      state,
      version: sent,
      pages,
      ...published
    } = await publishOnPlatform(folder, { platform, reason });
    say(`${published.name} ${sent} ${state === 'published' ? 'published' : 'was published before'}`);
    for (const page of pages) {
      const live = page.live_bytes === null ? 'new' : `live ${kilobytes(page.live_bytes)}`;
      const over = page.over_budget ? '  OVER BUDGET' : '';
      say(`  ${page.path.padEnd(60)} ${kilobytes(page.bytes)} in ${page.requests} requests, ${live}${over}`);
    }
    if (values.times !== undefined) measureTimes(published.name, sent, values.times);
    return true;
  }
  if (command === 'preview' && version) {
    const hours = Number(parameters[2] ?? previewHours.usual);
    const { url, until } = await previewOnPlatform(platform, name, { version, hours });
    say(`${url}\nworks until ${until}`);
    return true;
  }
  const move = moveOf();
  if (move === undefined && command !== 'list') return false;
  listOnPlatform(
    move === undefined ? await readOnPlatform(platform, name) : await moveOnPlatform(platform, name, move),
  );
  return true;
}

/** Prints the times of a version beside those of the live one, where there is a Chromium. */
function measureTimes(owner: string, sent: string, runs: string): void {
  const program = path.join(root, 'e2e/measure/releaseTimes.ts');
  const { status } = spawnSync(process.execPath, [program, owner, sent, '--runs', runs], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

function moveOf(): Parameters<typeof moveOnPlatform>[2] | undefined {
  if (command === 'promote' && version) return { kind: 'promote', version, reason };
  if (command === 'canary' && version)
    return { kind: 'canary', version, percent: Number(parameters[2]), reason };
  if (command === 'stop-canary') return { kind: 'stop_canary', reason };
  if (command === 'rollback' || command === 'pin' || command === 'unpin' || command === 'revive')
    return { kind: command, reason };
  const { de, fr, it } = values;
  return command === 'kill' ? { kind: 'kill', message: { de, fr, it }, reason } : undefined;
}

function listOnPlatform({
  name: owner,
  live,
  canary,
  pinned,
  killed,
  versions,
  moves,
}: ReleaseOnPlatform): void {
  for (const stored of versions) {
    const share = canary?.version === stored.version ? `  canary ${canary.percent} %` : '';
    const state = live === stored.version ? '  live' : share;
    say(
      `${owner.padEnd(20)} ${stored.version}  published ${stored.published_at} by ${stored.published_by}${state}`,
    );
  }
  if (pinned !== '') say(`pinned: ${pinned}`);
  if (killed !== null) say(`switched off: ${killed.de}`);
  for (const { at, kind, to_version: to, author: by, reason: why } of moves)
    say(`  ${at}  ${kind} ${to} by ${by}${why === '' ? '' : `: ${why}`}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** One line for each version, the newest first. */
function list({ name: owner, pointer, versions }: StoredReleases): void {
  for (const { version: stored, publishedAt } of versions) {
    const since = pointer?.live === stored ? pointer.history[0] : undefined;
    const live = since ? `  live since ${since.at} by ${since.author}` : '';
    say(`${owner.padEnd(20)} ${stored}  published ${publishedAt.toISOString()}${live}`);
  }
}

/**
 * What is built together goes live together: the shell first, because remotes are checked against it.
 * @param withServer the server that was built with them is started next: they are measured by what it answers
 */
async function publishBuilt(chosen: readonly string[], withServer: boolean): Promise<void> {
  const served = withServer ? await servedByTheseSources() : undefined;
  const all = [
    'shell',
    ...readdirSync(root)
      .filter((folder) => folder.startsWith('mfe-'))
      .sort(),
  ];
  const workspaces = chosen.length === 0 ? all : chosen;
  const planned: Record<string, string> = {};
  const fresh = new Set<string>();
  for (const workspace of workspaces) {
    const folder = path.join(root, workspace, 'dist');
    if (!existsSync(path.join(folder, workspace === 'shell' ? 'shell.json' : 'remote.json'))) continue;
    const {
      name: owner,
      version: built,
      isNew,
    } = await publishRelease(folder, releasesFolder, {
      planned,
      served,
    });
    planned[owner] = built;
    if (isNew) fresh.add(owner);
  }
  for (const [owner, built] of Object.entries(planned)) {
    await promoteRelease(owner, built, { releasesFolder, author, planned, served });
    if (fresh.has(owner)) say(`${owner} ${built} published and live`);
  }
}

async function servedByTheseSources(): Promise<Served> {
  const schema = await readFile(path.join(root, 'packages/contracts/schema.graphql'), 'utf8');
  return { schema, endpoints: [...endpointNames.values()] };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
