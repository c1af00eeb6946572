/** Deepest nesting of what is sent; nothing on the platform has more than some levels. */
const deepest = 64;

/**
 * Finds a text that no database can keep: one with a null character or half of a surrogate pair. What is nested so deep
 * that nobody could walk through it counts as one.
 * @param value anything that came as JSON
 * @param depth of the value in what was sent
 * @returns the dotted path to the first such text or key; undefined when there is none
 */
export function unstorableText(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : '';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= deepest) return '';
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return '';
    const path = unstorableText(inner, depth + 1);
    if (path !== undefined) return path === '' ? key : `${key}.${path}`;
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
