import { startThrowAwayPostgres } from './postgres.ts';

/**
 * With `TEST_DATABASE=postgres` the suites of the server run on a PostgreSQL that is started for them and thrown away;
 * `TEST_DATABASE_URL` names one that runs already. Vitest calls this once, before any suite.
 */
export async function setup(): Promise<(() => PromiseLike<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres' || process.env.TEST_DATABASE_URL !== undefined)
    return undefined;
  const postgres = await startThrowAwayPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  return () => postgres[Symbol.asyncDispose]();
}
