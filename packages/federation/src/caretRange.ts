/**
 * Whether a remote that was built with one version of a shared module can live with another.
 * @param range caret range `^1.2.3`: that version or a later one in which the leftmost number other than 0 is the same
 * @param provided version, or caret range, of the provider
 */
export function acceptsVersion(range: string, provided: string): boolean {
  const wanted = numbersOf(range);
  const given = numbersOf(provided);
  const fixed = wanted.findIndex((part) => part > 0);
  const different = wanted.findIndex((part, index) => part !== given[index]);
  if (different < 0) return true;
  return fixed >= 0 && different > fixed && (given[different] ?? 0) > (wanted[different] ?? 0);
}

function numbersOf(version: string): number[] {
  const found = /^\^?(\d+)\.(\d+)\.(\d+)/.exec(version);
  if (!found) throw new Error(`${version} is not a version`);
  return found.slice(1).map(Number);
}
