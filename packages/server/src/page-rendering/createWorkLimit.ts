import { createTimeLimit, type TimeLimit } from './createTimeLimit.ts';

interface WorkLimitOptions {
  /** milliseconds that the process has worked so far; undefined: nobody tells it, and the time on the clock counts */
  readonly worked: () => number | undefined;
  /** the longest time on the clock, for what waits and does not work */
  readonly longestMillis: number;
  readonly onOver: () => void;
}

/** A limit of the processor time that a process takes, so that one that waits for a busy processor is not taken for one that hangs. */
export function createWorkLimit({ worked, longestMillis, onOver }: WorkLimitOptions): TimeLimit {
  let workedAtEnd = 0;
  let longestUntil = 0;
  const limit = createTimeLimit(() => {
    const workLeft = workedAtEnd - (worked() ?? workedAtEnd);
    const left = Math.min(workLeft, longestUntil - performance.now());
    if (left > 0) limit.begin(left);
    else onOver();
  });
  return {
    begin(milliseconds) {
      workedAtEnd = (worked() ?? 0) + milliseconds;
      longestUntil = performance.now() + longestMillis;
      limit.begin(milliseconds);
    },
    end: limit.end,
  };
}
