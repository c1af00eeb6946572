import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './freePort.ts';
import { quickFolder } from './quickFolder.ts';

export interface ThrowAwayPostgres extends AsyncDisposable {
  /** address of its `postgres` database */
  readonly url: string;
  /** the same through a socket of the file system, which takes half the time of the loopback */
  readonly socketUrl: string;
  /** its files; whole once it is stopped */
  readonly dataFolder: string;
  /** Stops it as a restart does; connections break. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * Starts a PostgreSQL of its own on a free port of the loopback, without durability, in a folder that is removed when
 * it is disposed of; in memory where there is room. Its programs are found by `pg_config`; as root it runs under the account `postgres`, because
 * PostgreSQL refuses to be root.
 * @param from `dataFolder` of a stopped one, of which it gets a copy
 */
export async function startThrowAwayPostgres(from?: string): Promise<ThrowAwayPostgres> {
  const programs = findPrograms();
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  const folder = await quickFolder('learn-postgres-');
  const data = path.join(folder, 'data');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  if (from !== undefined) {
    cpSync(from, data, { recursive: true });
    // it gives folders the mode of new ones, and PostgreSQL refuses one that others can read
    chmodSync(data, 0o700);
  }
  if (account !== undefined) {
    execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  }
  if (from === undefined)
    execFileSync(
      path.join(programs, 'initdb'),
      ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
      { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=128MB',
    'max_connections=200',
    'shared_buffers=128MB',
  ].flatMap((setting) => ['-c', setting]);

  const launch = () =>
    spawn(path.join(programs, 'postgres'), ['-D', data, ...settings], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = launch();
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);

  const running: ThrowAwayPostgres = {
    url,
    dataFolder: data,
    socketUrl: `${url}?host=${encodeURIComponent(folder)}`,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    },
    async start() {
      if (server.exitCode !== null || server.signalCode !== null) server = launch();
      await untilReady(url, () => server.exitCode === null);
    },
    async [Symbol.asyncDispose]() {
      await running.stop();
      process.off('exit', killed);
      await rm(folder, { recursive: true, force: true });
    },
  };
  await running.start();
  return running;
}

/** Whether this machine has the programs of PostgreSQL. */
export function hasPostgres(): boolean {
  try {
    return existsSync(path.join(findPrograms(), 'initdb'));
  } catch {
    return false;
  }
}

function findPrograms(): string {
  return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
}

async function untilReady(url: string, isAlive: () => boolean): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (!isAlive()) throw new Error('PostgreSQL ended while it was starting', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function accountOf(name: string): { readonly uid: number; readonly gid: number } {
  const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
