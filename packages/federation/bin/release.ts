import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import {
  listStored,
  promoteRelease,
  publishRelease,
  ReleaseRefused,
  rollbackRelease,
  type StoredReleases,
  traceInStore,
} from '../src/releases.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const dataFolder = path.resolve(root, process.env.DATA_DIR ?? '.data');
const releasesFolder = process.env.RELEASES_DIR
  ? path.resolve(root, process.env.RELEASES_DIR)
  : path.join(dataFolder, 'releases');
const author = process.env.RELEASE_AUTHOR ?? os.userInfo().username;
const usage = `Usage: npm run release -- <command>
  publish <workspace>          take the finished build of a workspace into the store
  publish-built [<workspace>…] publish these or every built workspace and make it live; with --before-server for the
                               server of these sources, which is started next
  promote <name> <version>     make a stored version live
  rollback <name>              go back to the version before
  list                         which versions there are, and what is live since when
  trace [<address>]            positions in the sources for those of built files: in a stack that is given on stdin, or
                               in addresses as <name>/<version>/<file>:<line>:<column>`;

const beforeServer = '--before-server';

const [command, ...parameters] = process.argv.slice(2);
const [name, version] = parameters;

try {
  await run();
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  if (command === 'publish' && name) {
    const release = await publishRelease(path.join(root, name, 'dist'), releasesFolder);
    say(`${release.name} ${release.version} ${release.isNew ? 'published' : 'was published before'}`);
  } else if (command === 'publish-built') {
    await publishBuilt(
      parameters.filter((one) => one !== beforeServer),
      parameters.includes(beforeServer),
    );
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
  } else {
    say(usage);
    process.exitCode = command === undefined || command === 'help' ? 0 : 2;
  }
}

/** One line for each version, the newest first. */
function list({ name: owner, pointer, versions }: StoredReleases): void {
  for (const { version: stored, publishedAt } of versions) {
    const since = pointer?.live === stored ? pointer.history[0] : undefined;
    const live = since ? `  live since ${since.at} by ${since.author}` : '';
    say(`${owner.padEnd(20)} ${stored}  published ${publishedAt.toISOString()}${live}`);
  }
}

/** What is built together goes live together: the shell first, because remotes are checked against it. */
/** @param withServer the server that was built with them is started next: they are measured by what it answers */
async function publishBuilt(chosen: readonly string[], withServer: boolean): Promise<void> {
  const schemaFile = withServer ? path.join(root, 'packages/contracts/schema.graphql') : undefined;
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
      schemaFile,
    });
    planned[owner] = built;
    if (isNew) fresh.add(owner);
  }
  for (const [owner, built] of Object.entries(planned)) {
    await promoteRelease(owner, built, { releasesFolder, author, planned, schemaFile });
    if (fresh.has(owner)) say(`${owner} ${built} published and live`);
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
