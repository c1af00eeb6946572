/** An object with a value for each of the keys. */
export async function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  readValue: (key: Key) => Promise<Value>,
): Promise<Record<Key, Value>> {
  const entries = await Promise.all(keys.map(async (key) => [key, await readValue(key)] as const));
  return Object.fromEntries(entries) as Record<Key, Value>;
}
