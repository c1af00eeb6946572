import type { Measured } from './visit.ts';

/** The median of each figure by itself. @param runs at least one */
export function medianOf(runs: readonly Measured[]): Measured {
  const of = (figure: keyof Measured) => median(runs.map((run) => run[figure]));
  return {
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    documentBytes: of('documentBytes'),
    requests: of('requests'),
    depth: of('depth'),
    first: of('first'),
    largest: of('largest'),
    data: of('data'),
    blocking: of('blocking'),
    longest: of('longest'),
    shift: of('shift'),
    taken: of('taken'),
  };
}

/** @param values at least one */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
