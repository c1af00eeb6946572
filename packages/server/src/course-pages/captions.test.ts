import { expect, test } from 'vitest';
import { captionsOf } from './captions.ts';

test('cues fill the length of the video, each by its share of the text', () => {
  expect(captionsOf(['abc', 'abcdefghi'], 24)).toBe(
    [
      'WEBVTT',
      '',
      '1',
      '00:00:00.000 --> 00:00:06.000',
      'abc',
      '',
      '2',
      '00:00:06.000 --> 00:00:24.000',
      'abcdefghi',
      '',
    ].join('\n'),
  );
});

test('what WebVTT would read as markup is escaped', () => {
  expect(captionsOf(['5 < 6 & 7 --> 8'], 1)).toContain('5 &lt; 6 &amp; 7 --&gt; 8');
});

test('long videos have hours, and no cue no trouble', () => {
  expect(captionsOf(['a', 'b'], 7_322)).toContain('01:01:01.000 --> 02:02:02.000');
  expect(captionsOf([], 10)).toBe('WEBVTT\n');
});
