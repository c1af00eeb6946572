import { and, type SQL, sql } from 'drizzle-orm';

/** Condition: every word of a search stands in a text, without regard to accents and case; undefined for an empty search. */
export function containsWords(text: SQL, search: string | undefined): SQL | undefined {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return sql`name_key(${text}) like name_key(${pattern}::text)`;
    }),
  );
}
