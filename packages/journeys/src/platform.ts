import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { copyDatabase, freePort } from '@learn/postgres';
import pg from 'pg';
import { linkFiles } from './linkFiles.ts';
import { root } from './paths.ts';
import { programEnvironment } from './programEnvironment.ts';
import { release } from './release.ts';
import { type ServerProcess, startServer } from './serverProcess.ts';

const execute = promisify(execFile);

/** The exam platform of every platform here; nobody answers there. */
export const examPlatformUrl = 'https://pruefung.example/';

/** A complete platform of its own: database, releases, server. Gone with all its files when it is disposed of. */
export interface Platform extends AsyncDisposable {
  /** `http://localhost:<port>`, the same after a restart */
  readonly url: string;
  /** the store of releases that the server reads */
  readonly releasesDir: string;
  /**
   * Stops the server and starts it on the same data; SIGKILL stands for a crash.
   * @param changes variables of the environment that are different from now on
   */
  readonly restart: (
    signal?: 'SIGTERM' | 'SIGKILL',
    changes?: Readonly<Record<string, string>>,
  ) => Promise<void>;
  /** Stops the server and leaves the data. */
  readonly stop: () => Promise<void>;
  /**
   * Starts another process on the same database. It shares no disk with the first one: what is live now is copied for it, as if it had been
   * installed from the same sources.
   * @throws Error on PGlite, which is for one process
   */
  readonly startBeside: () => Promise<ServerBeside>;
  /**
   * Changes data behind the back of the server, which runs on with PostgreSQL and is stopped meanwhile with PGlite.
   * @param statement with $1 … for the values
   * @returns how many rows it concerned
   */
  readonly changeRows: (statement: string, values: readonly string[]) => Promise<number>;
  /**
   * Runs a command on the data of the platform, as its operator does; on PostgreSQL while the server runs, else after `stop`.
   * @returns what it said
   * @throws Error with its output when it refuses
   */
  readonly operate: (command: 'admin' | 'content', parameters: readonly string[]) => Promise<string>;
  /** Texts of the mails to an address that the server has put into its outbox folder, in no telling order. */
  readonly mailsTo: (address: string) => Promise<readonly string[]>;
  /** what the server wrote since its last start */
  readonly output: () => string;
}

/** A second server of a platform; it ends, with its files, when it is disposed of. */
export interface ServerBeside extends AsyncDisposable {
  readonly url: string;
}

/** A stopped platform. */
export interface PlatformSource {
  /** its data folder; without it an empty one */
  readonly folder?: string;
  /** a store of releases that is not in its data folder */
  readonly releases?: string;
  /** address of its database; without it PGlite's is in the folder */
  readonly database?: string;
  /** root of the project whose server works on it; without it this one */
  readonly project?: string;
}

interface PlatformOptions {
  /** what it begins with a copy of; without it a new world is created */
  readonly from?: PlatformSource;
  /** a store of releases elsewhere; without it the built workspaces are published into the data folder */
  readonly releasesDir?: string;
  /** built remotes that are published beside the shell; without them all */
  readonly remotes?: readonly string[];
  /** variables of the environment that are different from those of other platforms */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts a platform on a free port. @throws Error with the server's output when it does not start */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { from, releasesDir, remotes } = options;
  await using resources = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'platform-'));
  resources.defer(() => rm(dataDir, { recursive: true, force: true }));
  const store = releasesDir ?? path.join(dataDir, 'releases');
  // takes a fifth of the processor that the asynchronous one takes
  if (from?.folder !== undefined) cpSync(from.folder, dataDir, { recursive: true });
  if (releasesDir === undefined) {
    if (from?.releases !== undefined) linkFiles(from.releases, store);
    else if (from?.folder === undefined)
      await release(store, ['publish-built', ...(remotes ? ['shell', ...remotes] : [])]);
  }
  const database =
    from?.database === undefined ? undefined : resources.use(await copyDatabase(from.database));
  const port = options.environment?.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  let environment: Readonly<Record<string, string>> = {
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url }),
    RELEASES_DIR: store,
    PORT: port,
    EXAM_PLATFORM_URL: examPlatformUrl,
    // browsers and other servers work on the same cores
    RENDER_TIME_LIMIT: '10',
    ...options.environment,
  };
  let server: ServerProcess = await startServer(url, environment, from?.project);
  resources.defer(() => server.stop());
  const owned = resources.move();
  return {
    url,
    releasesDir: store,
    output: () => server.output(),
    mailsTo: (address) => readMails(path.join(dataDir, 'outbox'), address),
    stop: () => server.stop(),
    async operate(command, parameters) {
      const program = path.join(root, `packages/server/bin/${command}.ts`);
      const env = { ...programEnvironment(), ...environment };
      return (await execute(process.execPath, [program, ...parameters], { cwd: root, env })).stdout;
    },
    async restart(signal, changes) {
      await server.stop(signal);
      environment = { ...environment, ...changes };
      server = await startServer(url, environment, from?.project);
    },
    async startBeside() {
      if (database === undefined) throw new Error('PGlite is for one process only.');
      return startBeside(environment, store);
    },
    async changeRows(statement, values) {
      if (database) return changeInPostgres(database.url, statement, values);
      await server.stop();
      const count = await changeInPglite(path.join(dataDir, 'database'), statement, values);
      server = await startServer(url, environment, from?.project);
      return count;
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

async function startBeside(
  environment: Readonly<Record<string, string>>,
  releases: string,
): Promise<ServerBeside> {
  await using resources = new AsyncDisposableStack();
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'platform-beside-'));
  resources.defer(() => rm(DATA_DIR, { recursive: true, force: true }));
  const RELEASES_DIR = path.join(DATA_DIR, 'releases');
  // the running server writes drafts there, which go while they are copied
  cpSync(releases, RELEASES_DIR, { recursive: true, filter: (file) => !file.endsWith('.new') });
  const PORT = String(await freePort());
  const url = `http://localhost:${PORT}`;
  const server = await startServer(url, { ...environment, DATA_DIR, RELEASES_DIR, PORT });
  resources.defer(() => server.stop());
  const owned = resources.move();
  return { url, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

async function readMails(folder: string, address: string): Promise<readonly string[]> {
  const files = await readdir(folder).catch((): string[] => []);
  const mails = await Promise.all(
    files.filter((file) => file.endsWith('.eml')).map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  // lines are wrapped, as mail is
  return mails
    .filter((mail) => mail.includes(`To: ${address}\r\n`))
    .map((mail) => mail.replaceAll('=\r\n', ''));
}

type Change = readonly [statement: string, values: readonly string[]];

async function changeInPostgres(url: string, ...[statement, values]: Change): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(statement, [...values]);
  await client.end();
  return rowCount ?? 0;
}

async function changeInPglite(folder: string, ...[statement, values]: Change): Promise<number> {
  const database = await PGlite.create(folder);
  const { affectedRows } = await database.query(statement, [...values]);
  await database.close();
  return affectedRows ?? 0;
}
