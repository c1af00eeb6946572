import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A place in a list that is sorted by time and id, the latest first. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** As it travels: milliseconds and id. */
export function cursorOf({ at, id }: Place): string {
  return `${at.getTime()}_${id}`;
}

/** @param cursor as `cursorOf` made it, checked by the call; undefined: the beginning */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [milliseconds = '', id = ''] = cursor.split('_');
  return { at: new Date(Number(milliseconds)), id: id.toLowerCase() };
}

/** Condition: what comes after that place in the list; everything from the beginning. */
export function olderThan(
  columns: { readonly at: PgColumn; readonly id: PgColumn },
  place: Place | undefined,
): SQL | undefined {
  if (place === undefined) return undefined;
  return sql`(${columns.at}, ${columns.id}) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`;
}

/**
 * A page of a list of which one entry more than wanted was read.
 * @returns `next`: the cursor of the following page, null at the end
 */
export function pageOf<Entry>(
  entries: readonly Entry[],
  max: number,
  place: (entry: Entry) => Place,
): { readonly page: readonly Entry[]; readonly next: string | null } {
  const page = entries.slice(0, max);
  const last = page.at(-1);
  return { page, next: entries.length > max && last !== undefined ? cursorOf(place(last)) : null };
}
