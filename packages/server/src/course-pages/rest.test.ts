import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCast } from '../../test/factories.ts';
import { createMedia } from '../../test/mediaWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { mediaContents } from '../media/tables.ts';
import { pages } from './tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server[Symbol.asyncDispose]());

const get = (address: string, headers = {}) => server.visit().get(address, headers);

test.each([
  ['/media/clip-path.webm', 'video/webm'],
  ['/media/clip-practice.webm', 'video/webm'],
  ['/media/guideline-de.pdf', 'application/pdf'],
  ['/media/guideline-fr.pdf', 'application/pdf'],
  ['/media/guideline-it.pdf', 'application/pdf'],
])('%s is there for everybody and kept by the browser', async (address, type) => {
  const answer = await get(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=2592000',
    'accept-ranges': 'bytes',
  });
  expect(answer.headers['content-security-policy']).toBeUndefined();
});

test('a player gets the part that it asks for', async () => {
  const whole = await get('/media/clip-path.webm');
  const part = await get('/media/clip-path.webm', { range: 'bytes=100-199' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.rawPayload.length}`);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200));
});

test.each(['/media/', '/media/nothing.webm', '/media/../source/clips.html', '/media/%2e%2e/README.md'])(
  '%s does not exist',
  async (address) => {
    const answer = await get(address);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

test('captions come from the text of the video in the language of the page', async () => {
  const { de, fr, people } = await createCast(server.db);
  await server.db
    .update(pages)
    .set({ data: { duration: 10, transcript: ['Guten Tag.'] } })
    .where(eq(pages.id, de.video));
  await server.db
    .update(pages)
    .set({ data: { duration: 10, transcript: ['Bonjour.'] } })
    .where(eq(pages.id, fr.video ?? ''));
  const member = await server.login(people.member.username);
  const german = await member.get(`/media/captions/${de.video}.vtt`);
  expect(german.headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'cache-control': 'private, max-age=300',
  });
  expect(german.body).toBe('WEBVTT\n\n1\n00:00:00.000 --> 00:00:10.000\nGuten Tag.\n');
  expect((await member.get(`/media/captions/${fr.video}.vtt`)).body).toContain('Bonjour.');
});

test('captions are for people who may read the video', async () => {
  const { de, keys, people } = await createCast(server.db);
  await server.db
    .update(pages)
    .set({ contentType: 'learnpath.LearningContentVideo', data: { duration: 10, transcript: ['Geheim.'] } })
    .where(eq(pages.translationKey, keys['closed-text']));
  const address = `/media/captions/${de['closed-text']}.vtt`;
  const answerTo = async (person: keyof typeof people) => {
    const answer = await (await server.login(people[person].username)).get(address);
    return [answer.statusCode, answer.body.includes('Geheim.')];
  };
  const stranger = await get(address);
  expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'not_logged_in']);
  expect(await answerTo('nobody')).toEqual([404, false]);
  expect(await answerTo('member')).toEqual([422, false]);
  expect(await answerTo('expert')).toEqual([200, true]);
  expect(await answerTo('admin')).toEqual([200, true]);
});

test('a video of a media library has captions in its language, for people who may read the course', async () => {
  const cast = await createCast(server.db);
  const { add } = await createMedia(server.db, cast);
  await add({ slug: 'clip', kind: 'VIDEO', duration: 10, transcript: ['Guten Tag.'] }, ['de']);
  await add({ slug: 'hidden', kind: 'VIDEO', duration: 10, transcript: ['Geheim.'], live: false }, ['de']);
  await add({ slug: 'mute', kind: 'VIDEO', duration: 10 }, ['de']);
  const addressOf = async (slug: string) => {
    const ofSlug = and(eq(mediaContents.courseId, cast.course.id), eq(mediaContents.slug, slug));
    const [found] = await server.db.select().from(mediaContents).where(ofSlug);
    return `/media/captions/${found?.id}.vtt`;
  };
  const address = await addressOf('clip');
  const statusFor = async (person: keyof typeof cast.people, of = address) =>
    (await (await server.login(cast.people[person].username)).get(of)).statusCode;
  const answer = await (await server.login(cast.people.member.username)).get(address);
  expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(answer.body).toContain('Guten Tag.');
  expect((await get(address)).statusCode).toBe(401);
  expect([await statusFor('expert'), await statusFor('nobody')]).toEqual([200, 404]);
  for (const slug of ['hidden', 'mute', 'article'])
    expect(await statusFor('member', await addressOf(slug))).toBe(404);
});

test('only videos have captions', async () => {
  const { de, people } = await createCast(server.db);
  const member = await server.login(people.member.username);
  const files = [
    `${de.text}.vtt`,
    `${de.video}.vtt`,
    `${de.video}.txt`,
    'x.vtt',
    `${crypto.randomUUID()}.vtt`,
  ];
  const statuses = [];
  for (const file of files) statuses.push((await member.get(`/media/captions/${file}`)).statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
});
