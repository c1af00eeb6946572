import { addressOfList, fillPath, listKey, type ResolvedNeed } from '@learn/contracts';

/** An operation of a remote with the values that it will be run with. */
export interface OperationNeed {
  readonly hash: string;
  readonly variables: Readonly<Record<string, string | readonly string[]>>;
}

/** What one owner needs for its first screen, ready to be asked. */
export interface FilledNeeds {
  readonly operations: readonly OperationNeed[];
  readonly rest: readonly string[];
}

export type Values = Readonly<Record<string, string | undefined>>;

/**
 * Fills the `:name` places of a need. What lacks a value is left out: the page asks for it itself when it can; of a parameter
 * of the query only the variable, or the part of an address' own query. A parameter that the address has several times is a list.
 * @param values the address' parameters, those of its query, a slot's properties, `userId`, `courseSessionId` and `courseId`
 * @param query of the address
 */
export function fillNeeds(need: ResolvedNeed, values: Values, query: URLSearchParams): FilledNeeds {
  const queried = { optional: need.query ?? [], query };
  return {
    operations: (need.operations ?? []).flatMap(({ hash, variables }) => {
      const filled = fillVariables(variables, values, queried);
      return filled ? [{ hash, variables: filled }] : [];
    }),
    rest: (need.rest ?? []).flatMap((key) => {
      const list = addressOfList(key);
      const filled = fillAddress(list ?? key, values, queried);
      if (filled === undefined) return [];
      return list === undefined ? filled : listKey(filled);
    }),
  };
}

interface Queried {
  /** names of parameters of the query, whose variables may be missing */
  readonly optional: readonly string[];
  readonly query: URLSearchParams;
}

/** Written as `addressOf` writes it, by which the page finds the answer. */
function fillAddress(address: string, values: Values, queried: Queried): string | undefined {
  const [pattern = '', parameters] = address.split('?');
  const path = fillPath(pattern, values);
  const filled = fillVariables(Object.fromEntries(new URLSearchParams(parameters)), values, queried);
  if (path === undefined || filled === undefined) return undefined;
  const search = Object.entries(filled).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${encodeURIComponent(one)}`),
  );
  return search.length === 0 ? path : `${path}?${search.join('&')}`;
}

function fillVariables(
  variables: Readonly<Record<string, string>>,
  values: Values,
  { optional, query }: Queried,
) {
  const filled: Record<string, string | readonly string[]> = {};
  for (const [variable, value] of Object.entries(variables)) {
    const name = value.startsWith(':') ? value.slice(1) : undefined;
    const isOptional = name !== undefined && optional.includes(name);
    const several = isOptional ? query.getAll(name).filter(Boolean) : [];
    const found = name === undefined ? value : values[name];
    if (several.length > 1) filled[variable] = several;
    else if (found) filled[variable] = found;
    else if (!isOptional) return undefined;
  }
  return filled;
}
