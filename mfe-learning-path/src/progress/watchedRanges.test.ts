import { expect, it } from 'vitest';
import { completion } from '../testing/fixtures.ts';
import { resumePosition, watchedRangesOf } from './watchedRanges.ts';

const entry = (additional_json_data: unknown) => completion('video', { additional_json_data });

it('reads and merges the ranges of an entry', () => {
  const ranges = watchedRangesOf(
    entry({
      watched_ranges: [
        [10, 20],
        [0, 12],
      ],
    }),
  );
  expect(ranges).toEqual([[0, 20]]);
});

it.each([undefined, null, 'x', {}, { watched_ranges: 'x' }, { watched_ranges: [[1], ['a', 2], 3] }])(
  'finds none in %j',
  (data) => {
    expect(watchedRangesOf(entry(data))).toEqual([]);
  },
);

it('resumes after the last stretch, and at the start when the video is through', () => {
  expect(resumePosition([], 60)).toBe(0);
  expect(
    resumePosition(
      [
        [0, 12],
        [30, 40],
      ],
      60,
    ),
  ).toBe(40);
  expect(resumePosition([[0, 59.5]], 60)).toBe(0);
});
