/** What pages measure: phases of a load, then web vitals. */
export const timingMeasures = [
  'shell_start',
  'entry',
  'expose',
  'first_render',
  'lcp',
  'inp',
  'cls',
] as const;

/**
 * In milliseconds from the moment at which the page was asked for: `shell_start`, the shell's code runs; `first_render`, the page can be
 * used; `lcp`, its largest content is there. From the moment at which the remote was asked for: `entry`, its files are there. After
 * that: `expose`, its manifest is there. `inp` is the longest wait for an answer to a press. `cls` is how far contents moved, in
 * thousandths.
 */
export type TimingMeasure = (typeof timingMeasures)[number];

/** Greatest values of the buckets in which values are counted; the last bucket takes what is above. */
const bounds = [
  10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 6000,
  10_000, 30_000,
] as const;

/** How many buckets there are. */
export const timingBuckets = bounds.length + 1;

/** @param value 0 or more @returns the place of its bucket, from 0 */
export function timingBucket(value: number): number {
  const place = bounds.findIndex((bound) => value <= bound);
  return place === -1 ? bounds.length : place;
}

/** Bucket by bucket. */
export function addTimings(some: readonly number[], more: readonly number[]): number[] {
  return Array.from({ length: timingBuckets }, (_, place) => (some[place] ?? 0) + (more[place] ?? 0));
}

/**
 * The value that three of four measurements do not exceed, as precisely as the buckets tell it.
 * @param counts of each bucket
 * @returns undefined without any measurement; what lies above the last bound counts as that
 */
export function timingP75(counts: readonly number[]): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const wanted = total * 0.75;
  let below = 0;
  for (const [place, count] of counts.entries()) {
    if (below + count >= wanted && count > 0) {
      const [from, to] = [bounds[place - 1] ?? 0, bounds[place] ?? bounds[bounds.length - 1] ?? 0];
      return Math.round(from + ((to - from) * (wanted - below)) / count);
    }
    below += count;
  }
  return undefined;
}

/** As it is read: «640 ms», «1.2 s», and «0.08» of `cls`. @param value milliseconds, of `cls` thousandths */
export function formatTiming(measure: TimingMeasure, value: number): string {
  if (measure === 'cls') return (value / 1000).toFixed(2);
  return value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`;
}
