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
  const given = split(pathname);
  const parameters: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    if (segment === '*') return parameters;
    const value = given[index];
    if (value === undefined) return undefined;
    if (segment.startsWith(':')) {
      const decoded = decode(value);
      if (decoded === undefined) return undefined;
      parameters[segment.slice(1)] = decoded;
    } else if (segment !== value) return undefined;
  }
  return given.length === wanted.length ? parameters : undefined;
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
