/** What is kept of one course in one language. */
interface Kept<Value> {
  readonly version: number;
  readonly value: Promise<Value>;
}

interface VersionedKey {
  readonly key: string;
  /** `content_version` of the course, as the caller has just read it */
  readonly version: number;
}

/**
 * Keeps what is made of the contents of courses. That is safe with several processes because every caller has just read
 * the course row for its own request: a change of contents raises `content_version` in its transaction, and what was made
 * of another version is never handed out. Nothing personal may be kept.
 * @param maximum things kept at once; the least recently used goes first
 * @returns a function that hands out what is kept, or makes it; what failed is not kept
 */
export function keepPerVersion<Value>(
  maximum: number,
): (wanted: VersionedKey, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Kept<Value>>();
  return ({ key, version }, make) => {
    const known = kept.get(key);
    kept.delete(key);
    if (known?.version === version) {
      kept.set(key, known);
      return known.value;
    }
    const entry = { version, value: make() };
    kept.set(key, entry);
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    for (const oldest of kept.keys()) {
      if (kept.size <= maximum) break;
      kept.delete(oldest);
    }
    return entry.value;
  };
}
