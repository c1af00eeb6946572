/** A watched stretch of a video, start and end in seconds. */
export type WatchedRange = readonly [start: number, end: number];

/** Sorts ranges and joins those that touch or overlap; empty, reversed and unreadable ranges are dropped. */
export function mergeRanges(ranges: readonly WatchedRange[]): WatchedRange[] {
  const sorted = ranges
    .filter(([start, end]) => Number.isFinite(start) && Number.isFinite(end) && start < end)
    .sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [start, end] of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

const tenth = (seconds: number) => Math.round(seconds * 10) / 10;

/** Ranges as they are kept: in tenths of a second, merged. */
export function keptRanges(ranges: readonly WatchedRange[]): WatchedRange[] {
  return mergeRanges(ranges.map(([start, end]): WatchedRange => [tenth(start), tenth(end)]));
}

function watchedSeconds(ranges: readonly WatchedRange[], durationSeconds: number): number {
  const inside = ranges.map(
    ([start, end]): WatchedRange => [Math.max(start, 0), Math.min(end, durationSeconds)],
  );
  return mergeRanges(inside).reduce((sum, [start, end]) => sum + end - start, 0);
}

/** The share of the video's length that was watched, 0 to 1, counting no second twice; 0 without a known length. */
export function videoWatchedShare(ranges: readonly WatchedRange[], durationSeconds: number): number {
  if (!(durationSeconds > 0) || !Number.isFinite(durationSeconds)) return 0;
  return Math.min(watchedSeconds(ranges, durationSeconds) / durationSeconds, 1);
}

/** The share of its length from which on a video counts as watched (domain decisions §5). */
const completingShare = 0.9;

/** Whole percent of its length that are missing until a video counts as watched, 0 once it does. @param share 0 to 1 */
export function percentToWatch(share: number): number {
  const millionths = Math.round(completingShare * 1_000_000) - Math.round(share * 1_000_000);
  return Math.ceil(Math.max(millionths, 0) / 10_000);
}

/** How much of what completes a video was watched, 0 to 1. @param share of its whole length, 0 to 1 */
export function shareOfWatching(share: number): number {
  return percentToWatch(share) === 0 ? 1 : share / completingShare;
}

/** Whether so much of the length was watched that the video is completed. */
export function isVideoWatched(ranges: readonly WatchedRange[], durationSeconds: number): boolean {
  return percentToWatch(videoWatchedShare(ranges, durationSeconds)) === 0;
}
