import { isDeepStrictEqual } from 'node:util';

/** What has to happen to a table so that it holds the wanted rows. */
export interface RowChanges<Wanted, Current> {
  readonly added: readonly Wanted[];
  readonly changed: readonly RowChange<Wanted, Current>[];
  /** rows that nobody wants any more */
  readonly left: readonly Current[];
}

export interface RowChange<Wanted, Current> {
  readonly before: Current;
  readonly after: Wanted;
  /** names of the columns that differ */
  readonly fields: readonly string[];
}

/**
 * Compares rows by a key. An id is not compared: a row that is there keeps its own.
 * @param fields the columns that are compared
 */
export function compareRows<Wanted extends object, Current extends Wanted>(
  { wanted, current }: { readonly wanted: readonly Wanted[]; readonly current: readonly Current[] },
  { keyOf, fields }: { readonly keyOf: (row: Wanted) => string; readonly fields: readonly (keyof Wanted)[] },
): RowChanges<Wanted, Current> {
  const left = new Map(current.map((row) => [keyOf(row), row]));
  const added: Wanted[] = [];
  const changed: RowChange<Wanted, Current>[] = [];
  for (const after of wanted) {
    const before = left.get(keyOf(after));
    left.delete(keyOf(after));
    if (before === undefined) {
      added.push(after);
      continue;
    }
    const different = fields.filter(
      (field) => !isDeepStrictEqual(asJson(before[field]), asJson(after[field])),
    );
    if (different.length > 0) changed.push({ before, after, fields: different.map(String) });
  }
  return { added, changed, left: [...left.values()] };
}

/** As the database gives it back: without what is undefined. */
function asJson(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
