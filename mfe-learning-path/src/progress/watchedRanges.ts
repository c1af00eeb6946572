import { type CompletionEntry, mergeRanges, type WatchedRange } from '@learn/domain';

/** Closer to the end than this, in seconds, a video starts again from its beginning. */
const almostOver = 2;

/** The ranges that the server has kept in a completion entry, merged; empty where there are none. */
export function watchedRangesOf(entry: CompletionEntry | undefined): readonly WatchedRange[] {
  const data = entry?.additional_json_data;
  if (typeof data !== 'object' || data === null || !('watched_ranges' in data)) return [];
  return Array.isArray(data.watched_ranges) ? mergeRanges(data.watched_ranges.filter(isRange)) : [];
}

/**
 * Where to go on: after the last stretch that was watched, at the start when the video is through.
 * @param duration of the video in seconds
 */
export function resumePosition(ranges: readonly WatchedRange[], duration: number): number {
  const position = ranges.at(-1)?.[1] ?? 0;
  return position < duration - almostOver ? position : 0;
}

function isRange(value: unknown): value is WatchedRange {
  return Array.isArray(value) && value.length === 2 && value.every((entry) => typeof entry === 'number');
}
