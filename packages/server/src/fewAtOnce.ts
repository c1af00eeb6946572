/**
 * Does something for each of a list, so many at a time, so that one task does not take all connections of the database or the bucket.
 * After a failure nothing more is begun.
 * @returns the results in the order of the list
 */
export async function fewAtOnce<One, Result>(
  list: readonly One[],
  limit: number,
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = closable(list.entries());
  const worker = async () => {
    for (const [index, one] of left) results[index] = await work(one);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

/** A generator, unlike the iterator of an array, has ended for all once one of its loops has failed. */
function* closable<One>(items: Iterable<One>): Generator<One> {
  yield* items;
}
