/**
 * Whether a version is within a range: the release command asks so, and the federation runtime, for whose parser of ranges
 * it stands in. Modules are shared under `x.y.z` and asked for as `^x.y.z`; the runtime compares two versions by `<=x.y.z`.
 * Prereleases are not told apart.
 * @param version or the caret range that a shell provides
 */
export function satisfy(version: string, range: string): boolean {
  const given = numbersOf(version);
  const wanted = numbersOf(range);
  const different = wanted.findIndex((part, index) => part !== given[index]);
  if (different < 0) return true;
  const isLater = (given[different] ?? 0) > (wanted[different] ?? 0);
  if (range.startsWith('<=')) return !isLater;
  const fixed = wanted.findIndex((part) => part > 0);
  return isLater && fixed >= 0 && different > fixed;
}

function numbersOf(text: string): number[] {
  return text
    .replace(/^\D+/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10));
}
