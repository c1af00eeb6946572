import { fillPath, type ResolvedNeed } from '@learn/contracts';

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
 * Fills the `:name` places of a need, and its `?name` variables. What lacks a value is left out: the page asks for it itself when it
 * can; of a `?name` only the variable. A parameter that the address has several
 * times is a list.
 * @param values the address' parameters, a slot's properties, `userId`, `courseSessionId` and `courseId`
 * @param query of the address
 */
export function fillNeeds(need: ResolvedNeed, values: Values, query: URLSearchParams): FilledNeeds {
  return {
    operations: (need.operations ?? []).flatMap(({ hash, variables }) => {
      const filled = fillVariables(variables, values, query);
      return filled ? [{ hash, variables: filled }] : [];
    }),
    rest: (need.rest ?? []).flatMap((address) => fillPath(address, values) ?? []),
  };
}

function fillVariables(variables: Readonly<Record<string, string>>, values: Values, query: URLSearchParams) {
  const filled: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(variables)) {
    if (value.startsWith('?')) {
      const [only, ...others] = query.getAll(value.slice(1)).filter(Boolean);
      if (only !== undefined) filled[name] = others.length === 0 ? only : [only, ...others];
      continue;
    }
    const found = value.startsWith(':') ? values[value.slice(1)] : value;
    if (found === undefined || found === '') return undefined;
    filled[name] = found;
  }
  return filled;
}
