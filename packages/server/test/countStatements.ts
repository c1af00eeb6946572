import { vi } from 'vitest';
import type { Database } from '../src/database/database.ts';

interface Driver {
  query(statement: string | { readonly text: string }, ...parameters: unknown[]): unknown;
}

/** The statements that reach the database, of either driver, while something runs. */
export async function statementsOf(db: Database, run: () => Promise<unknown>): Promise<string[]> {
  const { $client } = db as Database & { readonly $client: Driver };
  const query = vi.spyOn($client, 'query');
  try {
    await run();
    return query.mock.calls.map(([statement]) =>
      typeof statement === 'string' ? statement : statement.text,
    );
  } finally {
    query.mockRestore();
  }
}

/** How many statements reach the database while something runs. */
export async function countStatements(db: Database, run: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(db, run)).length;
}
