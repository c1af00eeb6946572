import { endpoints, fillPath } from '@learn/contracts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { createMedia } from '../../test/mediaWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { pages } from '../course-pages/tables.ts';
import { users } from '../users/tables.ts';
import { mayReadMediaFile } from './mayReadMediaFile.ts';
import { mediaContents } from './tables.ts';

let server: TestServer;
let cast: Cast;
let media: Awaited<ReturnType<typeof createMedia>>;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  media = await createMedia(server.db, cast);
});

afterAll(() => server[Symbol.asyncDispose]());

interface Content {
  readonly slug: string;
  readonly title: string;
  readonly language: string;
  readonly url: string;
  readonly file_type: string;
  readonly size: number | null;
  readonly learning_contents: readonly {
    readonly title: string;
    readonly circle: { readonly slug: string };
  }[];
}

const query = `query Library($course: String!) { media_library(course_slug: $course) { categories { slug title icon
  content_count contents { slug title language kind url file_type size updated_at category { slug }
    learning_contents { title slug content_type circle { slug } } } } } }`;

async function library(member: CastMember, slug = cast.course.slug) {
  const client = await server.login(cast.people[member].username);
  const { data, codes } = await askGraphql<{
    media_library: { categories: { title: string; content_count: number; contents: Content[] }[] };
  }>(client, query, { course: slug });
  expect(codes).toEqual([]);
  return data?.media_library.categories ?? [];
}

describe('the library of a course', () => {
  test('in the language of the person, in German where there is no translation', async () => {
    const [german] = await library('member');
    expect([german?.title, german?.content_count]).toEqual(['Recht (de)', 3]);
    await server.db.update(users).set({ language: 'fr' }).where(eq(users.id, cast.people.fellow.id));
    const [french] = await library('fellow');
    expect(french?.contents.map(({ slug, title, language }) => [slug, title, language])).toEqual([
      ['article', 'article (fr)', 'fr'],
      ['sheet', 'sheet (fr)', 'fr'],
      ['german', 'german (de)', 'de'],
    ]);
  });

  test('names the learning contents that a content belongs to', async () => {
    const [category] = await library('member');
    expect(category?.contents[0]?.learning_contents.map(({ title, circle }) => [title, circle.slug])).toEqual(
      [
        ['text (de)', 'basics'],
        ['closed-text (de)', 'closed'],
      ],
    );
  });

  test('a learning content names what belongs to it, else all of its category', async () => {
    const keys = [cast.keys.text, cast.keys.video];
    const type = 'learnpath.LearningContentMediaLibrary';
    const before = await server.db.select().from(pages).where(inArray(pages.translationKey, keys));
    await server.db
      .update(pages)
      .set({ contentType: type, data: { category_slug: 'law' } })
      .where(inArray(pages.translationKey, keys));
    await media.changed();
    const client = await server.login(cast.people.member.username);
    const contents = async (slug: string) => {
      const { data } = await askGraphql<{
        learning_content: { media_contents: { slug: string; category: { slug: string } }[] };
      }>(
        client,
        `query ($course: String!, $slug: String!) {
          learning_content(course_slug: $course, circle_slug: "basics", slug: $slug) {
            ... on LearningContentMediaLibrary { media_contents { slug category { slug } } } } }`,
        { course: cast.course.slug, slug },
      );
      return data?.learning_content.media_contents.map((content) => content.slug);
    };
    expect(await contents('text')).toEqual(['article']);
    expect(await contents('video')).toEqual(['article', 'sheet', 'german']);
    for (const { id, contentType, data } of before)
      await server.db.update(pages).set({ contentType, data }).where(eq(pages.id, id));
    await media.changed();
  });

  test('a document has an address, a type and a size', async () => {
    const [category] = await library('member');
    expect(category?.contents[1]).toMatchObject({
      url: endpoints.file.path.replace(':id', media.fileId),
      file_type: 'application/pdf',
      size: 10,
    });
  });

  test('a video has captions where its spoken text is known, and is found by it', async () => {
    const video = { kind: 'VIDEO', url: '/media/clip-path.webm', duration: 24 } as const;
    const spoken = await createCast(server.db);
    const own = await createMedia(server.db, spoken);
    await own.add({
      ...video,
      slug: 'spoken',
      transcript: ['Guten Tag, wir reden vom Hagelzug.'],
      position: 3,
    });
    await own.add({ ...video, slug: 'mute', position: 4 });
    const client = await server.login(spoken.people.member.username);
    const ask = async (slug: string) => {
      const text = `query A($course: String!, $slug: String!) {
        media_content(course_slug: $course, category_slug: "law", slug: $slug) { id captions_url transcript } }`;
      const { data } = await askGraphql<{ media_content: { id: string; captions_url: string } }>(
        client,
        text,
        {
          course: spoken.course.slug,
          slug,
        },
      );
      return data?.media_content;
    };
    const found = await ask('spoken');
    expect(found).toMatchObject({
      captions_url: `/media/captions/${found?.id}.vtt`,
      transcript: ['Guten Tag, wir reden vom Hagelzug.'],
    });
    expect(await ask('mute')).toMatchObject({ captions_url: '', transcript: [] });
    const search = fillPath(endpoints.courseSearch.path, { courseSlug: spoken.course.slug });
    const answer = await client.get(`${search}?q=hagelzug&course_session_id=${spoken.session.id}`);
    expect(answer.json<{ results: object[] }>().results).toMatchObject([{ content_slug: 'spoken' }]);
  });

  test('what is not live is not there', async () => {
    await media.add({ slug: 'hidden', live: false });
    const [category] = await library('member');
    expect(category?.content_count).toBe(3);
  });

  test('a course without one has an empty one; unknown names are not found', async () => {
    const empty = await createCast(server.db);
    const client = await server.login(empty.people.member.username);
    const ask = (text: string) => askGraphql(client, text, { course: empty.course.slug });
    expect((await ask(query)).data).toEqual({ media_library: { categories: [] } });
    const category = `query A($course: String!) { media_category(course_slug: $course, slug: "law") { id } }`;
    expect((await ask(category)).codes).toEqual(['not_found']);
    expect((await askGraphql(client, query, { course: cast.course.slug })).codes).toEqual(['not_found']);
  });

  test('takes as many statements however many contents there are', async () => {
    const client = await server.login(cast.people.member.username);
    const ask = () => askGraphql(client, query, { course: cast.course.slug });
    await ask();
    const before = await countStatements(server.db, ask);
    for (let index = 0; index < 5; index += 1)
      await media.add({ slug: `more-${index}`, contentKeys: [cast.keys.text] });
    await ask();
    expect(await countStatements(server.db, ask)).toBe(before);
  });
});

describe('files of a library', () => {
  const status = async (member: CastMember, of: Cast) => {
    const client = await server.login(of.people[member].username);
    return (await client.get(endpoints.file.path.replace(':id', media.fileId))).statusCode;
  };

  test.each([
    ['member', true],
    ['other', true],
    ['expert', true],
    ['mentor', true],
    ['foreignSupervisor', true],
    ['trainingResponsible', true],
    ['examExpert', true],
    ['admin', true],
    ['nobody', false],
  ] as const)('%s of the course: %s', async (member, allowed) => {
    const { id, username } = cast.people[member];
    const [user] = await server.db.select().from(users).where(eq(users.username, username));
    if (user === undefined) throw new Error('nobody');
    const currentUser = { userId: id, sessionId: id, language: 'de', user } as const;
    expect(await mayReadMediaFile(server.db, currentUser, media.fileId)).toBe(allowed);
  });

  test('are not there for people of another course, nor once no content names them', async () => {
    const elsewhere = await createCast(server.db);
    expect(await status('member', elsewhere)).toBe(404);
    expect(await status('nobody', cast)).toBe(404);
    await server.db.update(mediaContents).set({ live: false }).where(eq(mediaContents.fileId, media.fileId));
    expect(await status('member', cast)).toBe(404);
  });
});
