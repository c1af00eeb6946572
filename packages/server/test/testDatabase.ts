import { createHash, randomUUID } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { zurichDay } from '@learn/domain';
import { addressOf, asAdministrator, copyDatabase, type DatabaseCopy, quickFolder } from '@learn/postgres';
import type { Client } from 'pg';
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
  const server = postgresOfRun();
  return server === undefined
    ? openPglite('memory://', { fs: (await pgliteTemplate(contents)).copy(), startParams })
    : openPostgresCopy(server, contents);
}

/** Without `globalSetup.ts` a run that is meant for PostgreSQL would go on on PGlite, unnoticed. */
function postgresOfRun(): string | undefined {
  const { TEST_DATABASE, TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE === 'pglite') return undefined;
  if (TEST_DATABASE_URL === undefined) {
    throw new Error('vitest.config.ts must name test/globalSetup.ts as globalSetup');
  }
  return TEST_DATABASE_URL;
}

async function pgliteTemplate(contents: Contents): Promise<PgliteFiles> {
  const file = path.join(templateFolder, `${contents.name}-${await versionOf(contents)}.files`);
  const template = templates.get(file) ?? (await readTemplate(file)) ?? (await writeTemplate(file, contents));
  templates.set(file, template);
  return template;
}

async function writeTemplate(file: string, contents: Contents): Promise<PgliteFiles> {
  const database = await openPglite('memory://');
  await contents.fill(database);
  const taken = await takeFiles(database.client);
  await database.close();
  await mkdir(templateFolder, { recursive: true });
  for await (const old of glob(`${contents.name}-*.*`, { cwd: templateFolder })) {
    await rm(path.join(templateFolder, old), { force: true });
  }
  // Suites start at once: each may write the template, none may read half of one.
  const draft = path.join(templateFolder, `${randomUUID()}.draft`);
  await writeFile(draft, taken);
  await rename(draft, file);
  return new PgliteFiles(taken);
}

async function readTemplate(file: string): Promise<PgliteFiles | undefined> {
  const taken = await readFile(file).catch(() => undefined);
  return taken === undefined ? undefined : new PgliteFiles(taken);
}

async function openPostgresCopy(server: string, contents: Contents): Promise<OpenDatabase> {
  const copy = await copyTemplate(server, contents);
  const database = await openPostgres(copy.url, 5);
  return {
    ...database,
    close: async () => {
      await database.close();
      await copy[Symbol.asyncDispose]();
    },
  };
}

async function copyTemplate(server: string, contents: Contents): Promise<DatabaseCopy> {
  const template = `learn_test_${contents.name}_${await versionOf(contents)}`;
  await asAdministrator(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await createTemplate(server, { client, template, contents });
  });
  return copyDatabase(addressOf(server, template));
}

/** The schema and the rows of its migrations. */
export const empty: Contents = { name: 'empty', fill: async () => undefined };

/** The folder of an empty PGlite, without the seconds that its creation takes. @param dataFolder `DATA_DIR` of a server */
export async function createPgliteFolder(dataFolder: string): Promise<void> {
  await (await pgliteTemplate(empty)).writeTo(path.join(dataFolder, 'database'));
}

/** An empty database, for tests that start processes. */
export interface ProcessDatabase extends AsyncDisposable {
  /** the configuration that names it */
  readonly env: Readonly<Record<string, string>>;
}

/** On the PostgreSQL of `TEST_DATABASE_URL`, or in a PGlite folder. */
export async function createProcessDatabase(): Promise<ProcessDatabase> {
  const folder = await quickFolder('learn-process-');
  const server = postgresOfRun();
  const copy = server === undefined ? undefined : await copyTemplate(server, empty);
  if (copy === undefined) await createPgliteFolder(folder);
  return {
    env: { DATA_DIR: folder, ...(copy && { DATABASE_URL: copy.url }) },
    async [Symbol.asyncDispose]() {
      await copy?.[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface NewTemplate {
  readonly client: Client;
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

/** What the demo world is made of beside the server. */
const demoSources = ['../demo-world/{src,content}/**/*', '../course-content/src/**/*.ts'];

/** Changes with everything that a template is made of; the demo world also with the day. */
async function versionOf(contents: Contents): Promise<string> {
  const hash = createHash('sha256').update(contents.name === 'demo' ? zurichDay(new Date()) : '');
  const folders =
    contents.name === 'demo' ? ['migrations/**/*', 'src/**/*.ts', ...demoSources] : ['migrations/**/*'];
  const files: string[] = [];
  for await (const file of glob(folders, { cwd: packageRoot })) files.push(file);
  for (const file of files.sort()) {
    if (!/\.(sql|json|ts|yaml|md)$/.test(file) || file.endsWith('.test.ts')) continue;
    hash.update(file).update(await readFile(path.join(packageRoot, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
