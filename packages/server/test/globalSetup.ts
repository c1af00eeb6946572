import { hasPostgres, startThrowAwayPostgres } from '@learn/postgres';

/**
 * Decides on which database the suites run, once and before any of them: with `TEST_DATABASE=pglite` on PGlite, else on the
 * PostgreSQL of `TEST_DATABASE_URL`, else on one that is started for them and thrown away, and where its programs are not
 * installed on PGlite.
 */
export async function setup(): Promise<(() => PromiseLike<void>) | undefined> {
  const { TEST_DATABASE, TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE === 'pglite' || TEST_DATABASE_URL !== undefined) return undefined;
  if (!hasPostgres()) {
    process.stdout.write('PostgreSQL is not installed here: the tests of the server run on PGlite.\n');
    process.env.TEST_DATABASE = 'pglite';
    return undefined;
  }
  const postgres = await startThrowAwayPostgres();
  process.env.TEST_DATABASE_URL = postgres.socketUrl;
  return () => postgres[Symbol.asyncDispose]();
}
