import type { RowChanges } from '../plan/compareRows.ts';

/** The new values of changed rows, under the ids that they have. */
export function withOwnIds<Row extends { readonly id: string }>(
  changed: readonly { readonly before: { readonly id: string }; readonly after: Row }[],
): Row[] {
  return changed.map(({ before, after }) => ({ ...after, id: before.id }));
}

/**
 * Ids of the rows that have to give up their place before the wanted rows are written, for no two rows may have the same one at any
 * moment: those that move, and those that nobody wants any more where another row takes their place.
 * @param placeOf what no two rows may have in common
 */
export function idsInTheWay<Wanted extends object, Current extends Wanted & { readonly id: string }>(
  { added, changed, left }: RowChanges<Wanted, Current>,
  placeOf: (row: Wanted) => string,
): string[] {
  const moving = changed.filter(({ before, after }) => placeOf(before) !== placeOf(after));
  const taken = new Set([...added, ...moving.map(({ after }) => after)].map(placeOf));
  return [
    ...moving.map(({ before }) => before.id),
    ...left.filter((row) => taken.has(placeOf(row))).map(({ id }) => id),
  ];
}
