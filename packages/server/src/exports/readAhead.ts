/** Asks for what comes next while what came is worked on: the database and this process then work at the same time. */
export async function* readAhead<Value>(
  source: AsyncGenerator<Value, void, undefined>,
): AsyncGenerator<Value, void, undefined> {
  let next = source.next();
  try {
    for (let found = await next; !found.done; found = await next) {
      next = source.next();
      // A failure is thrown where it is awaited, also when that is later.
      next.catch(() => undefined);
      yield found.value;
    }
  } finally {
    await source.return();
  }
}
