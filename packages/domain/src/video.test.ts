import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isVideoWatched,
  keptRanges,
  mergeRanges,
  percentToWatch,
  shareOfWatching,
  videoWatchedShare,
  type WatchedRange,
} from './video.ts';

describe('watched ranges', () => {
  test.each<[WatchedRange[], WatchedRange[]]>([
    [[], []],
    [
      [
        [0, 10],
        [5, 20],
      ],
      [[0, 20]],
    ],
    [
      [
        [30, 40],
        [0, 10],
      ],
      [
        [0, 10],
        [30, 40],
      ],
    ],
    [
      [
        [0, 10],
        [10, 12],
      ],
      [[0, 12]],
    ],
    [
      [
        [0, 50],
        [10, 20],
      ],
      [[0, 50]],
    ],
    [
      [
        [20, 10],
        [5, 5],
        [Number.NaN, 3],
      ],
      [],
    ],
  ])('%j merge to %j', (ranges, merged) => {
    expect(mergeRanges(ranges)).toEqual(merged);
  });

  test.each<[WatchedRange[], number, number, boolean]>([
    [[[0, 90]], 100, 0.9, true],
    [[[0, 89]], 100, 0.89, false],
    [
      [
        [0, 60],
        [30, 90],
      ],
      100,
      0.9,
      true,
    ],
    [
      [
        [0, 45],
        [0, 45],
      ],
      100,
      0.45,
      false,
    ],
    [
      [
        [-20, 50],
        [60, 500],
      ],
      100,
      0.9,
      true,
    ],
    [[[200, 300]], 100, 0, false],
    [[[0, 10]], 0, 0, false],
    [[[0, 10]], Number.NaN, 0, false],
  ])('%j of %d s are a share of %d, watched: %s', (ranges, duration, share, watched) => {
    expect(videoWatchedShare(ranges, duration)).toBeCloseTo(share, 10);
    expect(isVideoWatched(ranges, duration)).toBe(watched);
  });

  test('forgive the crumbs of floating point at the threshold', () => {
    const tenths: WatchedRange[] = Array.from({ length: 9 }, (_, at) => [at * 0.1, (at + 1) * 0.1 - 1e-12]);
    expect(isVideoWatched(tenths, 1)).toBe(true);
  });

  test('stay within 0 and 1 and never shrink by watching more', () => {
    const range = fc.tuple(fc.integer({ min: -50, max: 300 }), fc.integer({ min: -50, max: 300 }));
    fc.assert(
      fc.property(fc.array(range), range, fc.integer({ min: 1, max: 250 }), (ranges, more, duration) => {
        const before = videoWatchedShare(ranges, duration);
        const after = videoWatchedShare([...ranges, more], duration);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(1);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('on the way to a watched video', () => {
  test.each([
    [0, 90, 0],
    [0.45, 45, 0.5],
    [0.451, 45, 0.501],
    [0.899, 1, 0.999],
    [0.9, 0, 1],
    [0.9 - 1e-12, 0, 1],
    [1, 0, 1],
  ])('a share of %d lacks %d percent and is %d of it', (share, percent, done) => {
    expect(percentToWatch(share)).toBe(percent);
    expect(shareOfWatching(share)).toBeCloseTo(done, 3);
  });
});

test('keeps tenths of a second, and again the same when they are kept once more', () => {
  const kept = keptRanges([
    [0.04, 5.26],
    [5.31, 7],
    [9.01, 9.04],
  ]);
  expect(kept).toEqual([[0, 7]]);
  expect(keptRanges(kept)).toEqual(kept);
});
