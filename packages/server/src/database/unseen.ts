import { type SQL, sql } from 'drizzle-orm';

/**
 * A placeholder whose value the planner does not look at. A prepared statement in which nothing else varies is planned
 * once per connection; otherwise the planner takes every person for a special case and plans each time anew, which takes
 * much longer than reading what belongs to one person.
 */
export function unseen(name: string, type: 'uuid' | 'uuid[]' | 'text[]'): SQL {
  const cast = sql.raw(type);
  return sql`(select ${sql.placeholder(name)}::${cast})::${cast}`;
}
