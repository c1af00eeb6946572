import type { InlinedOperation } from '@learn/contracts';

type Data = InlinedOperation['data'];
type Variables = InlinedOperation['variables'];

/** Answers of GraphQL operations that the server wrote into the page. */
export interface CarriedAnswers {
  /** The answer, which stays here. */
  readonly look: (operationName: string, variables: Variables) => Data | undefined;
  /** The answer, which is given out once. */
  readonly take: (operationName: string, variables: Variables) => Data | undefined;
  /** Drops all of them, as they are in another language. */
  readonly drop: () => void;
}

export function carriedAnswers(operations: readonly InlinedOperation[]): CarriedAnswers {
  let left = [...operations];
  const find = (operationName: string, variables: Variables) =>
    left.find(
      (candidate) =>
        candidate.operationName === operationName && sameVariables(candidate.variables, variables),
    );
  return {
    look: (operationName, variables) => find(operationName, variables)?.data,
    take(operationName, variables) {
      const found = find(operationName, variables);
      left = left.filter((operation) => operation !== found);
      return found?.data;
    },
    drop() {
      left = [];
    },
  };
}

/** A text that is the same for the same variables, in whatever order they stand. */
export function variablesKey(variables: Variables): string {
  return JSON.stringify(Object.entries(variables).sort(([left], [right]) => (left < right ? -1 : 1)));
}

function sameVariables(left: Variables, right: Variables): boolean {
  return variablesKey(left) === variablesKey(right);
}
