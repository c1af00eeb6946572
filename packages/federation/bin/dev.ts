import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, watch } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { servedSchemaFile } from '@learn/contracts';
import { createDevelopmentServer } from '../src/development/developmentServer.ts';
import { createDevelopmentStore, type DevelopmentStore } from '../src/development/developmentStore.ts';
import { type BuildState, type LiveWorkspace, startLiveWorkspace } from '../src/development/liveWorkspace.ts';
import { type PlatformServer, startPlatformServer } from '../src/development/platformServer.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const schemaFile = path.join(root, 'packages/contracts/schema.graphql');
const tools = path.join(root, 'node_modules/.bin');
const environment = { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH ?? ''}` };
const remotes = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'src/remote.ts')));
const { HOST: host = 'localhost', PORT: wantedPort = '3000', APP_MODE: mode = 'local' } = process.env;
const dataFolder = path.resolve(root, process.env.DATA_DIR ?? '.data');

const named = process.argv.slice(2);
const unknown = named.filter((name) => !['shell', 'server', ...remotes].includes(name));
if (unknown.length > 0)
  stop(`There is no ${unknown.join(', ')}. Name workspaces out of: shell, server, ${remotes.join(', ')}.`);
if (mode !== 'local') stop('The development server runs in the mode local only.');

const all = named.length === 0;
const serverIsLive = all || named.includes('server');
// the shell brings React, and only the development version of React knows fast refresh: so it is always live
const liveNames = ['shell', ...remotes.filter((name) => all || named.includes(name))];
const asBuilt = remotes.filter((name) => !liveNames.includes(name));

const live = new Map<string, LiveWorkspace>();
const started = Promise.withResolvers<PlatformServer>();
const front = createDevelopmentServer({ live, platform: async () => (await started.promise).port() });
// before anything is built or removed: another development server may be running
const port = await listen();
const store = await prepareStore(path.join(dataFolder, 'development', String(port)));
const address = process.env.PUBLIC_URL ?? `http://${host}:${port}`;
const platform = startPlatformServer({
  script: path.join(root, 'packages/server', serverIsLive ? 'src/main.ts' : 'dist/main.js'),
  port: await freePort(),
  env: {
    ...process.env,
    RELEASES_DIR: store.folder,
    DATA_DIR: dataFolder,
    PUBLIC_URL: address,
    SERVICE_WORKER: 'false',
  },
  onEnd(code) {
    if (!serverIsLive) process.exit(code ?? 1);
    say('The server has ended. It starts again with the next change of its files.');
  },
});
endWithTheTerminal();
if (serverIsLive) followServer();
for (const name of liveNames) {
  const folder = path.join(root, name);
  live.set(name, await startLiveWorkspace({ folder, schemaFile, store, onBuilt }));
}
await Promise.all([platform.port(), ...[...live.values()].map(({ ready }) => ready)]);
started.resolve(platform);
const withErrors = liveNames.filter((name) => live.get(name)?.state()?.errors.length);
say(`  live:     ${[...liveNames, ...(serverIsLive ? ['server'] : [])].join(', ')}`);
if (withErrors.length > 0) say(`  with errors, see above: ${withErrors.join(', ')}`);
if (asBuilt.length > 0 || !serverIsLive)
  say(`  as built: ${[...asBuilt, ...(serverIsLive ? [] : ['server'])].join(', ')}`);
say('  Ctrl+C ends.\n');

/** What is not live is built, where it is stale. */
async function prepareStore(folder: string): Promise<DevelopmentStore> {
  const built = [...asBuilt, ...(serverIsLive ? [] : ['@learn/server'])];
  if (built.length > 0) {
    const filters = built.map((name) => `--filter=${name}`);
    const options = [
      'run',
      'build',
      '--continue',
      '--output-logs=errors-only',
      '--log-order=grouped',
      ...filters,
    ];
    const { status } = spawnSync(path.join(tools, 'turbo'), options, {
      cwd: root,
      env: environment,
      stdio: 'inherit',
    });
    if (status !== 0)
      say('Not all of what is not live could be built, see above: it stays as it was, or away.');
  }
  const folders = asBuilt
    .map((name) => path.join(root, name, 'dist'))
    .filter((dist) => existsSync(path.join(dist, 'remote.json')));
  return createDevelopmentStore(folder, folders);
}

function onBuilt(state: BuildState): void {
  front.tell(state);
  const { name, errors, warnings, millis } = state;
  say(`${name} ${errors.length > 0 ? 'has errors' : `built in ${millis} ms`}`);
  for (const error of errors) say(`${error}\n`);
  for (const warning of warnings) say(`  ${name}: ${warning}`);
}

/** The server starts anew with its files, and the schema that it then announces becomes that of the documents. */
function followServer(): void {
  let due: NodeJS.Timeout | undefined;
  for (const folder of ['server/src', 'server/migrations', 'contracts/src', 'domain/src']) {
    watch(path.join(root, 'packages', folder), { recursive: true }, (_event, file) => {
      if (!file || /\.test\.ts$/.test(file)) return;
      clearTimeout(due);
      due = setTimeout(() => {
        say(`server starts again: ${file}`);
        platform.restart();
      }, 50);
    });
  }
  watch(store.folder, async (_event, file) => {
    if (file !== servedSchemaFile) return;
    const served = path.join(store.folder, servedSchemaFile);
    const [now, before] = await Promise.all(
      [served, schemaFile].map((one) => readFile(one, 'utf8').catch(() => '')),
    );
    if (now !== '' && now !== before) await copyFile(served, schemaFile);
  });
}

function endWithTheTerminal(): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    front.server.close();
    front.server.closeAllConnections();
    await Promise.all([platform.stop(), ...[...live.values()].map((workspace) => workspace.stop())]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // npm runs this below a shell, and a SIGTERM for npm ends the shell only
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}

/** @returns the port that is listened to */
function listen(): Promise<number> {
  return new Promise((resolve) => {
    front.server.once('error', (error: NodeJS.ErrnoException) =>
      stop(
        error.code === 'EADDRINUSE'
          ? `Port ${wantedPort} on ${host} is taken by another program. Stop it, or choose another port: PORT=3001 npm run dev`
          : `Port ${wantedPort} on ${host} cannot be used: ${error.message}`,
      ),
    );
    front.server.listen(Number(wantedPort), host, () => resolve(portOf(front.server)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const free = portOf(server);
  server.close();
  return free;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function stop(text: string): never {
  console.error(text);
  process.exit(1);
}
