import type { AddressInput, EndpointEntry, InputArguments } from './endpointTypes.ts';
import { encodeSegment } from './paths.ts';

interface Parts {
  readonly params?: Readonly<Record<string, string | undefined>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/**
 * The address of an endpoint with its parameters, percent-encoded. Query parameters stand in the order in which they are
 * written, those that are undefined are left out, and a list is repeated. Page data are found again by this address.
 */
export function addressOf<const E extends EndpointEntry>(
  { path }: E,
  ...[input]: InputArguments<AddressInput<E>>
): string {
  // the description decides the types of an input, which the compiler cannot follow for every endpoint at once
  const { params = {}, query = {} } = (input ?? {}) as Parts;
  const filled = path
    .split('/')
    // the server answers not_found to `-`, and another address to a hole
    .map((segment) => (segment.startsWith(':') ? (encodeSegment(params[segment.slice(1)]) ?? '-') : segment))
    .join('/');
  const search = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : `${name}=${encodeURIComponent(String(one))}`)),
  );
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}
