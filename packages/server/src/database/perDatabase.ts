import { oncePer } from '../caches/oncePer.ts';
import type { Database } from './database.ts';

/**
 * Makes something once per database, for statements that are prepared once and asked often.
 * @param create what is made the first time that a database is seen
 */
export function perDatabase<Value>(create: (db: Database) => Value): (db: Database) => Value {
  return oncePer(create);
}
