import { oncePer } from '../caches/oncePer.ts';
import type { Database } from '../database/database.ts';

/**
 * Rows that several fields of an answer are made of; asked for once per object that they belong to, which lives as long as the request.
 * @param read is called the first time that an object is seen
 */
export function readOnce<Owner extends object, Rows>(
  read: (db: Database, owner: Owner) => Promise<Rows>,
): (db: Database, owner: Owner) => Promise<Rows> {
  const readerOf = oncePer((owner: Owner) => {
    let rows: Promise<Rows> | undefined;
    return (db: Database) => {
      rows ??= read(db, owner);
      return rows;
    };
  });
  return (db, owner) => readerOf(owner)(db);
}
