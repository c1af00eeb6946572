import { and, type SQL, sql } from 'drizzle-orm';

/** More words make a search no better, but the statement longer. */
const maximumWords = 8;

/**
 * Condition: a text holds every word, without regard to case and accents.
 * @param search the text of the search field; undefined or blank finds everything
 */
export function holdsWords(text: SQL, search: string | undefined): SQL | undefined {
  const words = (search ?? '').split(/\s+/u).filter((word) => word !== '');
  return and(
    ...words
      .slice(0, maximumWords)
      .map((word) => sql`strpos(name_key(${text}), name_key(${word}::text)) > 0`),
  );
}
