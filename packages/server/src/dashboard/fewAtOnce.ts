/**
 * Does something for each of a list, so many at a time, so that one request does not take all connections of the database.
 * @returns the results in the order of the list
 */
export async function fewAtOnce<One, Result>(
  list: readonly One[],
  limit: number,
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = list.entries();
  const worker = async () => {
    for (const [index, one] of left) results[index] = await work(one);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
