import type { Failure } from './classifyFailure.ts';
import type { Entry } from './entryStore.ts';
import type { OutboxRequest } from './waitingWrites.ts';

type Refusal = Extract<Failure, { readonly current: unknown }>;

/**
 * The first entry, with those right behind it that one call can take together with it.
 * @param alone ids of entries that go in no call with others
 */
export function takeJoined(
  [first, ...others]: readonly Entry[],
  alone: ReadonlySet<string>,
): readonly Entry[] {
  if (!first) return [];
  const call = alone.has(first.id) ? undefined : callOf(first);
  const end = others.findIndex(
    (entry) => call === undefined || alone.has(entry.id) || callOf(entry) !== call,
  );
  return [first, ...(end < 0 ? others : others.slice(0, end))];
}

/** The one call for entries that `takeJoined` has given. */
export function joinRequests(first: Entry, others: readonly Entry[]): OutboxRequest {
  const { request } = first.write;
  if (others.length === 0 || request.kind !== 'mutation' || !request.joined) return request;
  const variables = {
    ...request.variables,
    [request.joined.list]: [first, ...others].map((entry) => itemOf(entry)?.item),
  };
  return { ...request, variables };
}

/** Those of the entries sent in one call that the server's refusal names; one that was sent alone is meant in any case. */
export function refusedEntries(entries: readonly Entry[], refusal: Refusal): readonly Entry[] {
  return entries.length > 1 ? entries.filter((entry, index) => isNamed(entry, index, refusal)) : entries;
}

function isNamed(entry: Entry, index: number, { fields, current }: Refusal): boolean {
  const found = itemOf(entry);
  if (!found) return false;
  const { list, id, item } = found;
  const newer = (current as Readonly<Record<string, unknown>> | undefined)?.[list];
  const place = `${list}.${index}`;
  return (
    fields.some(({ field }) => field === place || field.startsWith(`${place}.`)) ||
    (Array.isArray(newer) && newer.some((one) => one?.[id] === item[id]))
  );
}

/** What two entries have in common when one call can take both; undefined for one that goes alone. */
function callOf(entry: Entry): string | undefined {
  const { request } = entry.write;
  const found = itemOf(entry);
  if (!found || request.kind !== 'mutation') return undefined;
  return JSON.stringify({ ...request, variables: { ...request.variables, [found.list]: [] } });
}

/** What an entry adds to the list of the common call. */
function itemOf({ write: { request } }: Entry) {
  if (request.kind !== 'mutation' || !request.joined) return undefined;
  const { list, id } = request.joined;
  const items = request.variables[list];
  if (!Array.isArray(items) || items.length !== 1) return undefined;
  return { list, id, item: items[0] as Readonly<Record<string, unknown>> };
}
