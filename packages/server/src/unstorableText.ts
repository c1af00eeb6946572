/**
 * Finds a text that no database can keep: one with a null character or half of a surrogate pair.
 * @param value anything that came as JSON
 * @returns the dotted path to the first such text or key; undefined when there is none
 */
export function unstorableText(value: unknown): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return '';
    const path = unstorableText(inner);
    if (path !== undefined) return path === '' ? key : `${key}.${path}`;
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
