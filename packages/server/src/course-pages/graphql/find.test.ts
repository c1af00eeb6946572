import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGraphql } from '../../../test/askGraphql.ts';
import { type Cast, createCast } from '../../../test/factories.ts';
import type { TestClient } from '../../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import { pages } from '../tables.ts';

let server: TestServer;
let cast: Cast;
let member: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  member = await server.login(cast.people.member.username);
});

afterAll(() => server[Symbol.asyncDispose]());

describe('ways to name a path', () => {
  const title = async (parameters: string) => {
    const { data, codes } = await askGraphql<{ learning_path: { title: string } | null }>(
      member,
      `{ learning_path${parameters} { title } }`,
    );
    return data?.learning_path?.title ?? codes[0];
  };

  test('its id in any language, its slug, the id and the slug of its course', async () => {
    const { course, de, fr } = cast;
    await server.db
      .update(pages)
      .set({ slug: `${course.slug}-lp` })
      .where(eq(pages.translationKey, cast.keys.path));
    const answers = [
      await title(`(id: "${de.path}")`),
      await title(`(id: "${fr.path?.toUpperCase()}")`),
      await title(`(slug: "${course.slug}-lp")`),
      await title(`(course_id: "${course.id}")`),
      await title(`(course_slug: "${course.slug}")`),
      await title(`(id: "${de.path}", slug: "${course.slug}-lp", course_id: "${course.id}")`),
    ];
    expect(answers).toEqual(answers.map(() => 'path (de)'));
  });

  test('keys that disagree name nothing', async () => {
    const { course } = await createCast(server.db);
    expect(await title(`(id: "${cast.de.path}", course_slug: "${course.slug}")`)).toBe('not_found');
  });

  test.each([
    ['(id: "1")'],
    ['(id: "")'],
    ['(slug: "")'],
    [`(course_slug: "nowhere")`],
    [`(course_slug: "' or 1 = 1")`],
    [`(slug: "${'a'.repeat(5000)}")`],
    ['(course_id: "00000000-0000-4000-8000-000000000000")'],
  ])('%s does not exist', async (parameters) => {
    expect(await title(parameters)).toBe('not_found');
  });

  test('no key at all is a mistake', async () => {
    expect(await title('')).toBe('validation_failed');
    expect(await title('(id: null)')).toBe('validation_failed');
  });

  test('the id of another page is no path', async () => {
    expect(await title(`(id: "${cast.de.basics}")`)).toBe('not_found');
  });
});

describe('circles and contents by their slugs', () => {
  const code = async (query: string) => (await askGraphql(member, query)).codes[0];

  test('an unknown one does not exist', async () => {
    const { slug } = cast.course;
    expect(await code(`{ circle(course_slug: "${slug}", slug: "nothing") { id } }`)).toBe('not_found');
    expect(await code('{ circle(course_slug: "nothing", slug: "basics") { id } }')).toBe('not_found');
    const content = (circle: string, name: string) =>
      code(`{ learning_content(course_slug: "${slug}", circle_slug: "${circle}", slug: "${name}") { id } }`);
    expect(await content('basics', 'nothing')).toBe('not_found');
    expect(await content('nothing', 'text')).toBe('not_found');
    expect(await content('advanced', 'text')).toBe('not_found');
  });

  test('a content comes as its kind', async () => {
    const { data } = await askGraphql(
      member,
      `{ learning_content(course_slug: "${cast.course.slug}", circle_slug: "basics", slug: "video") {
        __typename title circle { slug } ... on LearningContentVideo { duration captions_url } } }`,
    );
    expect(data).toEqual({
      learning_content: {
        __typename: 'LearningContentVideo',
        title: 'video (de)',
        circle: { slug: 'basics' },
        duration: 100,
        captions_url: `/media/captions/${cast.de.video}.vtt`,
      },
    });
  });
});
