import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { packageRoot } from '../packageRoot.ts';
import { StartError } from '../StartError.ts';
import type { Database } from './database.ts';

/** The SQL files that drizzle-kit generates from the tables, and drizzle's list of them. */
export const migrationsFolder = path.join(packageRoot, 'migrations');

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

/**
 * Looks whether the migrations can be applied. The first of them, the baseline, stands for steps that databases of developers took
 * one by one: one that took them all goes on, one that stopped between them cannot.
 * @throws StartError for a database that stopped between them
 */
export async function requireBaseline(db: Pick<Database, 'select'>): Promise<void> {
  const [list] = await db
    .select({ name: sql<string | null>`to_regclass('drizzle.__drizzle_migrations')` })
    .from(sql`(values (1)) as one`);
  if (!list?.name) return;
  const [newest] = await db
    .select({ at: sql`max(created_at)`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`);
  const journal = await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const [baseline] = (JSON.parse(journal) as Journal).entries;
  if (baseline && newest?.at && newest.at < baseline.when) {
    throw new StartError(
      `The database is of a time before ${baseline.tag}, which stands for all steps until then. Start the last version of the platform that has these steps once, then this one; or begin with an empty database.`,
    );
  }
}
