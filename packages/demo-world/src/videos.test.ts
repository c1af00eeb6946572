import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Course, placedContents } from '@learn/course-content';
import { expect, test } from 'vitest';
import { demoCourses } from './courses.ts';

const assets = path.resolve(import.meta.dirname, '../../server/assets');

/** Seconds that a WebM file lasts: the element Duration of its head, in milliseconds as browsers and ffmpeg write it. */
function secondsOf(address: string): number {
  const head = readFileSync(path.join(assets, address)).subarray(0, 4096);
  const duration = head.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  if (duration < 0) throw new Error(`${address} does not say how long it is.`);
  return head.readDoubleBE(duration + 3) / 1000;
}

function videosOf(course: Course) {
  const media = course.media.flatMap(({ contents }) => contents);
  return [...placedContents(course).map(({ content }) => content), ...media].flatMap((content) =>
    content.kind === 'video' ? [{ ...content, course: course.slug }] : [],
  );
}

const videos = demoCourses.flatMap(videosOf);

test.each(videos.map((video) => [`${video.course}/${video.slug}`, video] as const))(
  'the video %s lasts as long as it says',
  (_, { video_url, duration, minutes }) => {
    const addresses = typeof video_url === 'string' ? [video_url] : Object.values(video_url);
    expect(addresses.map(secondsOf)).toEqual(addresses.map(() => duration));
    expect(minutes).toBe(Math.ceil(duration / 60));
  },
);

test('every course has videos', () => {
  expect(new Set(videos.map(({ course }) => course)).size).toBe(demoCourses.length);
});
