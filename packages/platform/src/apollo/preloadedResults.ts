import type { InlinedOperation } from '@learn/contracts';
import { after } from '../after.ts';

type Data = InlinedOperation['data'];
type Variables = InlinedOperation['variables'];

/** Milliseconds for which an answer that was fetched ahead counts as the present state. */
export const freshnessMs = 30_000;

/** Milliseconds to wait for answers that are on their way; afterwards they are asked for again. */
const arrivalLimitMs = 5_000;

interface PreloadedResult extends InlinedOperation {
  /** when it is too old to be shown, by `Date.now()`; what the page carries is as old as the page */
  readonly until?: number;
}

/** Answers of GraphQL operations that are there before they are asked for: with the page, or ahead of the next one. */
export function preloadedResults(operations: readonly InlinedOperation[]) {
  let left: readonly PreloadedResult[] = operations;
  let onTheWay = new Map<Promise<unknown>, readonly string[]>();
  const find = (hash: string, variables: Variables) =>
    left.findLast((candidate) => isAnswerTo(candidate, hash, variables) && isFresh(candidate));
  /** Drops what was fetched ahead, as something was written since. */
  const forget = () => {
    left = left.filter(({ until }) => until === undefined);
    onTheWay = new Map();
  };
  return {
    /** The answer, which stays here. */
    look: (hash: string, variables: Variables) => find(hash, variables)?.data,
    /** The answer, which is given out once. */
    take(hash: string, variables: Variables): Data | undefined {
      const found = find(hash, variables);
      // removes older answers to the same question too: a second query must not get them
      left = left.filter((candidate) => !isAnswerTo(candidate, hash, variables));
      return found?.data;
    },
    /**
     * Adds answers that are on their way; they are given out while they are fresh, and not at all when they take too long.
     * @param hashes of the operations to which they answer
     */
    expect(hashes: readonly string[], answers: Promise<readonly InlinedOperation[]>): void {
      const expected = onTheWay;
      const until = Date.now() + freshnessMs;
      const arriving: Promise<unknown> = Promise.race([answers, after(arrivalLimitMs)]).then(
        (arrived = []) => {
          // what was forgotten on the way is in no list any more
          if (expected.delete(arriving) && expected === onTheWay)
            left = [...left.filter(isFresh), ...arrived.map((answer) => ({ ...answer, until }))];
        },
        () => expected.delete(arriving),
      );
      expected.set(arriving, hashes);
    },
    /** Resolves when no answer to the operation is on its way any more; undefined when none is. */
    arrival(hash: string): Promise<unknown> | undefined {
      const awaited = [...onTheWay].flatMap(([arriving, hashes]) =>
        hashes.includes(hash) ? [arriving] : [],
      );
      return awaited.length > 0 ? Promise.all(awaited) : undefined;
    },
    forget,
    /** Drops all of them, as they are in another language. */
    drop(): void {
      forget();
      left = [];
    },
  };
}

export type PreloadedResults = ReturnType<typeof preloadedResults>;

function isFresh({ until }: PreloadedResult): boolean {
  return until === undefined || Date.now() < until;
}

/** A text that is the same for the same variables, in whatever order they stand. */
export function variablesKey(variables: Variables): string {
  return JSON.stringify(Object.entries(variables).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Whether an answer is that of an operation with variables. */
export function isAnswerTo(candidate: InlinedOperation, hash: string, variables: Variables): boolean {
  return candidate.hash === hash && variablesKey(candidate.variables) === variablesKey(variables);
}
