import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import * as tables from './tables.ts';

/**
 * Opens and migrates a database inside this process.
 * @param folder where it is kept; `memory://` for a database that ends with the process
 * @param options of PGlite, e.g. a file system of its own
 */
export async function openPglite(
  folder: string,
  options: PGliteOptions = {},
): Promise<OpenDatabase & { readonly client: PGlite }> {
  const client = await PGlite.create({ dataDir: folder, ...options });
  const db = drizzle(client, { schema: tables });
  await migrate(db, { migrationsFolder });
  return {
    db,
    client,
    kind: 'pglite',
    ping: async () => {
      await client.query('select 1');
    },
    close: () => client.close(),
  };
}
