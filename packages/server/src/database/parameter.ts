import { type SQL, sql } from 'drizzle-orm';

/**
 * A parameter of a prepared statement whose value the planner does not see, so that it plans once for all values: seeing
 * a value, it takes the plan for that one to be cheaper, and plans again each time.
 * @param type of PostgreSQL, e.g. `uuid[]`
 */
export function parameter(name: string, type: string): SQL {
  const cast = sql.raw(`::${type}`);
  return sql`(select ${sql.placeholder(name)}${cast})${cast}`;
}
