import type { InlinedOperation } from '@learn/contracts';

type Data = InlinedOperation['data'];
type Variables = InlinedOperation['variables'];

/** Answers of GraphQL operations that are there before they are asked for: with the page, or ahead of the next one. */
export interface CarriedAnswers {
  /** The answer, which stays here. */
  readonly look: (operationName: string, variables: Variables) => Data | undefined;
  /** The answer, which is given out once. */
  readonly take: (operationName: string, variables: Variables) => Data | undefined;
  /** Adds answers that are on their way; they are given out while they are fresh. Rejects never. */
  readonly expect: (operations: Promise<readonly InlinedOperation[]>) => void;
  /** Resolves when nothing is on its way any more; undefined when nothing is. */
  readonly arrival: () => Promise<unknown> | undefined;
  /** Drops what was fetched ahead, as something was written since. */
  readonly forget: () => void;
  /** Drops all of them, as they are in another language. */
  readonly drop: () => void;
}

/** Milliseconds for which an answer that was fetched ahead counts as the present state. */
export const freshness = 30_000;

/** Milliseconds after which nobody waits any longer for answers that are on their way: they are asked for again. */
const patience = 5_000;

interface Carried extends InlinedOperation {
  /** when it is too old to be shown, by `Date.now()`; what the page carries is as old as the page */
  readonly until?: number;
}

export function carriedAnswers(operations: readonly InlinedOperation[]): CarriedAnswers {
  let left: readonly Carried[] = operations;
  let onTheWay = new Set<Promise<unknown>>();
  const isAnswerTo = (candidate: Carried, operationName: string, variables: Variables) =>
    candidate.operationName === operationName && sameVariables(candidate.variables, variables);
  const find = (operationName: string, variables: Variables) =>
    left.findLast(
      ({ until = Number.POSITIVE_INFINITY, ...candidate }) =>
        isAnswerTo(candidate, operationName, variables) && Date.now() < until,
    );
  const forget = () => {
    left = left.filter(({ until }) => until === undefined);
    onTheWay = new Set();
  };
  return {
    look: (operationName, variables) => find(operationName, variables)?.data,
    take(operationName, variables) {
      const found = find(operationName, variables);
      // with older answers to the same question: whoever asks again wants none of them
      left = left.filter((candidate) => !isAnswerTo(candidate, operationName, variables));
      return found?.data;
    },
    expect(answers) {
      const expected = onTheWay;
      const until = Date.now() + freshness;
      const taken = answers
        .then((arrived) => {
          // forgotten on the way
          if (expected === onTheWay) left = [...left, ...arrived.map((answer) => ({ ...answer, until }))];
        })
        .catch(() => undefined);
      const arriving: Promise<unknown> = Promise.race([taken, after(patience)]).then(() =>
        expected.delete(arriving),
      );
      expected.add(arriving);
    },
    arrival: () => (onTheWay.size > 0 ? Promise.all(onTheWay) : undefined),
    forget,
    drop() {
      forget();
      left = [];
    },
  };
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A text that is the same for the same variables, in whatever order they stand. */
export function variablesKey(variables: Variables): string {
  return JSON.stringify(Object.entries(variables).sort(([left], [right]) => (left < right ? -1 : 1)));
}

function sameVariables(left: Variables, right: Variables): boolean {
  return variablesKey(left) === variablesKey(right);
}
