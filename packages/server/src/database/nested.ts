import { type SQL, sql } from 'drizzle-orm';

/**
 * An expression to be selected whose columns keep their table names: drizzle takes them off those of a selected
 * expression, but not one level deeper.
 */
export function nested<Value>(expression: SQL<Value> | SQL): SQL<Value> {
  return sql<Value>`${expression}`;
}
