import { type SQL, sql } from 'drizzle-orm';

/**
 * A placeholder of a prepared statement whose value the planner does not look at. A statement in which nothing else
 * varies is planned once per connection; otherwise the planner takes every person for a special case and plans each time
 * anew, which takes much longer than reading what belongs to one person.
 * @param type of PostgreSQL, e.g. `uuid[]`
 */
export function unseen(name: string, type: string): SQL {
  const cast = sql.raw(`::${type}`);
  return sql`(select ${sql.placeholder(name)}${cast})${cast}`;
}
