import { setImmediate } from 'node:timers/promises';

/** So many rows are made in a few milliseconds. */
const rowsBetweenPauses = 250;

/** `flatMap` over a list that may be long: other requests come in between. */
export async function mapWithPauses<Row, Result>(
  rows: readonly Row[],
  make: (row: Row) => readonly Result[],
): Promise<Result[]> {
  const made: Result[] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % rowsBetweenPauses === 0) await setImmediate();
    made.push(...make(row));
  }
  return made;
}
