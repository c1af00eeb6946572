/** Values that would make another address: a hole, or a step that browsers resolve before they ask. */
const steps: ReadonlySet<string> = new Set(['', '.', '..']);

/**
 * Fills the `:name` parts of a pattern, percent-encoded.
 * @returns undefined when a value is missing, so that no address with a hole is ever requested
 */
export function fillPath(
  pattern: string,
  values: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const segments = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    return encodeSegment(values[segment.slice(1)]);
  });
  return segments.includes(undefined) ? undefined : segments.join('/');
}

/** @returns undefined for a value that no segment can carry */
export function encodeSegment(value: string | undefined): string | undefined {
  return value === undefined || steps.has(value) ? undefined : encodeURIComponent(value);
}

/**
 * Matches an address against a pattern whose last segment may be `*`.
 * @returns the decoded parameters, or undefined when the address is another one
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOfLatest(pathname);
  return hasForm(wanted, given) ? parametersOf(wanted, given) : undefined;
}

/** Most patterns are other ones, which the literal segments tell before anything is decoded. */
function hasForm(wanted: readonly string[], given: readonly string[]): boolean {
  const splat = wanted.at(-1) === '*';
  const length = splat ? wanted.length - 1 : wanted.length;
  if (splat ? given.length < length : given.length !== length) return false;
  for (let at = 0; at < length; at += 1) {
    if (!wanted[at]?.startsWith(':') && wanted[at] !== given[at]) return false;
  }
  return true;
}

function parametersOf(
  wanted: readonly string[],
  given: readonly string[],
): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    if (!segment.startsWith(':')) continue;
    const decoded = decode(given[at] ?? '');
    if (decoded === undefined) return undefined;
    parameters[segment.slice(1)] = decoded;
  }
  return parameters;
}

/**
 * Sorts patterns as the router in the browser ranks them: literal segments count more than parameters, each segment
 * counts, and a splat costs. Server and browser thereby choose the same mount for an address.
 */
export function comparePatterns(left: string, right: string): number {
  return rank(right) - rank(left);
}

function rank(pattern: string): number {
  return segmentsOf(pattern).reduce((sum, segment) => {
    if (segment === '*') return sum - 1;
    return sum + (segment.startsWith(':') ? 4 : 11);
  }, 0);
}

const segmentsByPattern = new Map<string, readonly string[]>();

/** Patterns are few, and each is compared with many addresses. */
function segmentsOf(pattern: string): readonly string[] {
  const known = segmentsByPattern.get(pattern);
  if (known) return known;
  const segments = split(pattern);
  segmentsByPattern.set(pattern, segments);
  return segments;
}

let latest: { readonly pathname: string; readonly segments: readonly string[] } | undefined;

/** An address is compared with one pattern after the other. */
function segmentsOfLatest(pathname: string): readonly string[] {
  if (latest?.pathname !== pathname) latest = { pathname, segments: split(pathname) };
  return latest.segments;
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
