import { vi } from 'vitest';
import type { Database } from '../src/database/database.ts';

interface Driver {
  query(...parameters: unknown[]): unknown;
}

/** How many statements reach the database, of either driver, while something runs. */
export async function countStatements(db: Database, run: () => Promise<unknown>): Promise<number> {
  const { $client } = db as Database & { readonly $client: Driver };
  const query = vi.spyOn($client, 'query');
  try {
    await run();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}
