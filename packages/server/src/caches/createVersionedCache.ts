import { LRUCache } from 'lru-cache';

interface Entry<Value> {
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
 * the course row for its own request: a change of contents raises `content_version` in its transaction, and a value of
 * another version is never handed out. Nothing personal may be kept.
 * @param maximum values kept at once; the least recently used goes first
 * @returns a function that hands out the value of a key and version, and makes it if need be; a failure is not kept
 */
export function createVersionedCache<Value>(
  maximum: number,
): (wanted: VersionedKey, make: () => Promise<Value>) => Promise<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max: maximum });
  return ({ key, version }, make) => {
    const known = entries.get(key);
    if (known?.version === version) return known.value;
    const entry = { version, value: make() };
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.peek(key) === entry) entries.delete(key);
    });
    return entry.value;
  };
}
