import type { Database } from './database.ts';

/**
 * Makes something once per database, for statements that are prepared once and asked often.
 * @param create what is made the first time that a database is seen
 */
export function perDatabase<Value>(create: (db: Database) => Value): (db: Database) => Value {
  const known = new WeakMap<Database, { readonly value: Value }>();
  return (db) => {
    const entry = known.get(db) ?? { value: create(db) };
    known.set(db, entry);
    return entry.value;
  };
}
