import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder, requireBaseline } from './migrations.ts';
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
  const panic = endAfterPanic(client);
  const db = drizzle(client, { schema: tables });
  await requireBaseline(db);
  await migrate(db, { migrationsFolder });
  return {
    db,
    client,
    kind: 'pglite',
    broken: panic.happened,
    ping: async () => {
      await client.query('select 1');
    },
    // A broken one cannot even close; its files are as after a crash, which the next start repairs.
    close: async () => {
      if (!panic.isBroken()) await client.close();
    },
  };
}

/**
 * PostgreSQL panics where it cannot write its log, for instance on a full disk, and ends itself. PGlite does not notice:
 * its next query would run in a circle for ever and stop the whole process. So every later query fails at once.
 */
function endAfterPanic(client: PGlite) {
  const { promise, resolve } = Promise.withResolvers<Error>();
  let broken = false;
  function guard<Parameters extends unknown[], Result>(run: (...parameters: Parameters) => Promise<Result>) {
    return async (...parameters: Parameters): Promise<Result> => {
      if (broken) throw new Error('PGlite is closed');
      try {
        return await run.apply(client, parameters);
      } catch (error) {
        if (error instanceof Error && 'severity' in error && error.severity === 'PANIC') {
          broken = true;
          resolve(error);
        }
        throw error;
      }
    };
  }
  client.execProtocol = guard(client.execProtocol);
  client.execProtocolStream = guard(client.execProtocolStream);
  return { happened: promise, isBroken: () => broken };
}
