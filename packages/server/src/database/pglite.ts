import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import * as tables from './tables.ts';

/**
 * Opens and migrates a database inside this process.
 * @param folder where it is kept; `memory://` for a database that ends with the process
 * @param dump contents to begin with, as `dumpDataDir` of another one wrote them
 */
export async function openPglite(
  folder: string,
  dump?: Blob,
): Promise<OpenDatabase & { readonly client: PGlite }> {
  const client = await PGlite.create({
    dataDir: folder,
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  });
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
