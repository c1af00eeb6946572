/** Pauses after failures, by what has failed. */
export interface GrowingPauses {
  /** Begins a pause, twice as long as the one before unless that is long over. @returns its milliseconds */
  readonly begin: (key: string) => number;
  readonly isPaused: (key: string) => boolean;
}

/** Without a failure for so long after a pause, the next one is a first one. */
const calmMillis = 10 * 60_000;

/** @param first milliseconds of a first pause @param longest of any */
export function createGrowingPauses(first: number, longest: number): GrowingPauses {
  const pauses = new Map<string, { readonly millis: number; readonly until: number }>();
  return {
    begin(key) {
      const now = performance.now();
      const before = pauses.get(key);
      const grows = before !== undefined && now < before.until + calmMillis;
      const millis = grows ? Math.min(before.millis * 2, longest) : first;
      pauses.set(key, { millis, until: now + millis });
      return millis;
    },
    isPaused: (key) => performance.now() < (pauses.get(key)?.until ?? 0),
  };
}
