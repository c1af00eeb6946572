import { createHash, randomUUID } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { zurichDay } from '@learn/domain';
import pg from 'pg';
import type { OpenDatabase } from '../src/database/database.ts';
import { openPglite } from '../src/database/pglite.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { packageRoot } from '../src/packageRoot.ts';
import { PgliteFiles, takeFiles } from './pgliteFiles.ts';

/** Fills a new database; what it wrote is kept as a template until the sources change. */
export interface Contents {
  readonly name: 'empty' | 'demo';
  readonly fill: (database: OpenDatabase) => Promise<void>;
}

const templateFolder = path.join(packageRoot, '.data', 'test-templates');

/** Suites of one worker share what was read. */
const templates = new Map<string, PgliteFiles>();

/** PGlite's own 128 MB of shared buffers take longer to be emptied than everything else of its start. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * A database of its own for one suite: in this process, or on the PostgreSQL of `TEST_DATABASE_URL`. Closing it throws
 * it away.
 */
export async function openTestDatabase(contents: Contents): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined && process.env.TEST_DATABASE === 'postgres') {
    throw new Error(
      'vitest.config.ts must name packages/server/test/globalSetup.ts as globalSetup of the server',
    );
  }
  const version = await versionOf(contents);
  return server === undefined
    ? openPgliteCopy(contents, version)
    : openPostgresCopy(server, contents, version);
}

async function openPgliteCopy(contents: Contents, version: string): Promise<OpenDatabase> {
  const file = path.join(templateFolder, `${contents.name}-${version}.files`);
  const template = templates.get(file) ?? (await readTemplate(file));
  if (template !== undefined) {
    templates.set(file, template);
    return openPglite('memory://', { fs: template.copy(), startParams });
  }
  const database = await openPglite('memory://');
  await contents.fill(database);
  await mkdir(templateFolder, { recursive: true });
  for await (const old of glob(`${contents.name}-*.*`, { cwd: templateFolder })) {
    await rm(path.join(templateFolder, old), { force: true });
  }
  // Suites start at once: each may write the template, none may read half of one.
  const draft = path.join(templateFolder, `${randomUUID()}.draft`);
  await writeFile(draft, await takeFiles(database.client));
  await rename(draft, file);
  return database;
}

async function readTemplate(file: string): Promise<PgliteFiles | undefined> {
  const taken = await readFile(file).catch(() => undefined);
  return taken === undefined ? undefined : new PgliteFiles(taken);
}

async function openPostgresCopy(server: string, contents: Contents, version: string): Promise<OpenDatabase> {
  const template = `learn_test_${contents.name}_${version}`;
  const name = `learn_test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await createTemplate(server, { client, template, contents });
    await client.query(`create database ${name} template ${template}`);
  });
  const database = await openPostgres(addressOf(server, name), 5);
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdministrator(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/**
 * An empty database of its own on the PostgreSQL of `TEST_DATABASE_URL`, for tests that start processes.
 * @throws when there is no such PostgreSQL
 */
export async function createThrowAwayDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL');
  const name = `learn_test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(server, (client) => client.query(`create database ${name}`));
  return {
    url: addressOf(server, name),
    drop: () =>
      asAdministrator(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

interface NewTemplate {
  readonly client: pg.Client;
  readonly template: string;
  readonly contents: Contents;
}

async function createTemplate(server: string, { client, template, contents }: NewTemplate): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const database = await openPostgres(addressOf(server, draft), 5);
  try {
    await contents.fill(database);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${draft} rename to ${template}`);
}

async function asAdministrator(server: string, run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

function addressOf(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** Changes with everything that a template is made of; the demo world also with the day. */
async function versionOf(contents: Contents): Promise<string> {
  const hash = createHash('sha256').update(contents.name === 'demo' ? zurichDay(new Date()) : '');
  const folders = contents.name === 'demo' ? ['migrations/**/*', 'src/**/*.ts'] : ['migrations/**/*'];
  const files: string[] = [];
  for await (const file of glob(folders, { cwd: packageRoot })) files.push(file);
  for (const file of files.sort()) {
    if (!/\.(sql|json|ts)$/.test(file) || file.endsWith('.test.ts')) continue;
    hash.update(file).update(await readFile(path.join(packageRoot, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
