import { endpoints } from '@learn/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../../test/countStatements.ts';
import { type Cast, type CastMember, createCast, createPerson, enrol } from '../../test/factories.ts';
import { createMedia } from '../../test/mediaWorld.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers, organisationRoles } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { users } from '../users/tables.ts';

interface Result {
  readonly kind: string;
  readonly title: string;
  readonly title_ranges: readonly { readonly start: number; readonly end: number }[];
  readonly excerpt: string;
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
  readonly locked: boolean;
  readonly content_slug?: string;
  readonly circle_slug?: string;
}

let server: TestServer;
let cast: Cast;
let media: Awaited<ReturnType<typeof createMedia>>;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  media = await createMedia(server.db, cast);
  await write('text', { text: '<p>Vom <strong>Hagel</strong>schlag und von der Prämie</p>' });
  await write('closed-text', { text: '<p>Geheimnis</p>' });
  await write('advanced-text', { text: '<p>Geheimnis</p>' });
  await media.add({
    slug: 'glossary',
    kind: 'GLOSSARY',
    text: '<h2>Hagelschlag</h2><p>Eis vom Himmel</p>',
    position: 3,
  });
});

afterAll(() => server[Symbol.asyncDispose]());

async function write(page: keyof Cast['keys'], data: Readonly<Record<string, unknown>>): Promise<void> {
  const change = sql`${pages.data} || ${JSON.stringify(data)}::jsonb`;
  await server.db.update(pages).set({ data: change }).where(eq(pages.translationKey, cast.keys[page]));
  await media.changed();
}

const address = (course = cast.course.slug, session = cast.session.id) =>
  `${endpoints.courseSearch.path.replace(':courseSlug', encodeURIComponent(course))}?course_session_id=${session}`;

async function search(member: CastMember, q: string, more = '', session = sessionOf(member)) {
  const client = await server.login(cast.people[member].username);
  const answer = await client.get(`${address(cast.course.slug, session)}&q=${encodeURIComponent(q)}${more}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ query: string; total_count: number; results: Result[] }>();
}

const sessionOf = (member: CastMember) => (member === 'other' ? cast.elsewhere : cast.session).id;

const titles = async (member: CastMember, q: string) =>
  (await search(member, q)).results.map(({ title }) => title);

describe('what is found', () => {
  test('media, learning contents and circles, with where they are', async () => {
    const { query, total_count, results } = await search('member', 'hagelschlag');
    expect([query, total_count]).toEqual(['hagelschlag', 2]);
    expect(results.toSorted((left, right) => left.kind.localeCompare(right.kind))).toMatchObject([
      {
        kind: 'content',
        content_slug: 'text',
        circle_slug: 'basics',
        circle_title: 'basics (de)',
        locked: false,
      },
      {
        kind: 'media',
        content_slug: 'glossary',
        category_slug: 'law',
        media_kind: 'GLOSSARY',
        locked: false,
      },
    ]);
    const [circle] = (await search('member', 'basics')).results;
    expect(circle).toMatchObject({ kind: 'circle', circle_slug: 'basics' });
  });

  test('with the found words marked', async () => {
    const { results } = await search('member', 'prämi');
    const [{ excerpt, ranges } = { excerpt: '', ranges: [] }] = results;
    expect(ranges.map(({ start, end }) => excerpt.slice(start, end))).toEqual(['Prämie']);
    expect(excerpt).toBe('Vom Hagelschlag und von der Prämie');
    const [found] = (await search('member', 'article')).results;
    expect(found?.title_ranges).toEqual([{ start: 0, end: 7 }]);
  });

  test('in the language of the person', async () => {
    await server.db.update(users).set({ language: 'fr' }).where(eq(users.id, cast.people.fellow.id));
    expect(await titles('fellow', 'article')).toEqual(['article (fr)']);
    expect(await titles('member', 'article')).toEqual(['article (de)']);
  });

  test('no more than wanted, and how many there are', async () => {
    const { total_count, results } = await search('member', 'de', '&limit=2');
    expect(total_count).toBeGreaterThan(2);
    expect(results).toHaveLength(2);
  });

  test('at once what was changed, nothing that is not live', async () => {
    await media.add({ slug: 'fresh', title: 'Neuigkeit' });
    expect(await titles('member', 'neuigkeit')).toEqual(['Neuigkeit']);
    await media.add({ slug: 'hidden', title: 'Verborgenes', live: false });
    expect(await titles('member', 'verborgenes')).toEqual([]);
    expect((await search('admin', 'video')).total_count).toBe(1);
    await server.db.update(pages).set({ live: false }).where(eq(pages.translationKey, cast.keys.video));
    await media.changed();
    expect((await search('admin', 'video')).total_count).toBe(0);
  });
});

test('a client that names no session searches in all of the visitor’s', async () => {
  const client = await server.login(cast.people.member.username);
  const [path] = address().split('?');
  const answer = await client.get(`${path}?q=hagelschlag`);
  expect(answer.json()).toEqual(await search('member', 'hagelschlag'));
  const stranger = await server.login(cast.people.other.username);
  expect(
    (await stranger.get(`${endpoints.courseSearch.path.replace(':courseSlug', 'none')}?q=ab`)).statusCode,
  ).toBe(404);
});

describe('a locked circle', () => {
  test.each(['member', 'other'] as const)('%s finds titles and nothing of the texts', async (member) => {
    expect(await titles(member, 'geheimnis')).toEqual([]);
    const { results } = await search(member, 'closed-text');
    expect(results.find(({ content_slug }) => content_slug === 'closed-text')).toMatchObject({
      locked: true,
      excerpt: '',
      ranges: [],
    });
  });

  test.each(['expert', 'mentor', 'supervisor', 'admin', 'trainingResponsible'] as const)(
    '%s finds its texts',
    async (member) => {
      expect((await titles(member, 'geheimnis')).toSorted()).toEqual([
        'advanced-text (de)',
        'closed-text (de)',
      ]);
    },
  );
});

describe('the session of a search', () => {
  const secret = async (username: string, session: string) => {
    const client = await server.login(username);
    const answer = await client.get(`${address(cast.course.slug, session)}&q=closed-text`);
    if (answer.statusCode !== 200) return answer.statusCode;
    return answer.json<{ results: Result[] }>().results.map(({ locked }) => locked);
  };

  test('decides what is open', async () => {
    const { id: userId, username } = await createPerson(server.db, { firstName: 'Zoe' });
    for (const { id: courseSessionId } of [cast.session, cast.elsewhere])
      await enrol(server.db, { userId, courseSessionId });
    await server.db.insert(completions).values({
      ...{ userId, courseSessionId: cast.elsewhere.id, translationKey: cast.keys.closed },
      pageType: 'learnpath.Circle',
      completionStatus: 'UNKNOWN',
      additionalJsonData: { unlocked: true },
    });
    expect(await secret(username, cast.elsewhere.id)).toEqual([false]);
    expect(await secret(username, cast.session.id)).toEqual([true]);
  });

  test('opens nothing to a participant who has another role in the course', async () => {
    const { id: userId, username } = await createPerson(server.db, { firstName: 'Zoe' });
    await enrol(server.db, { userId, courseSessionId: cast.session.id });
    await server.db.insert(organisationRoles).values({
      ...{ userId, courseId: cast.course.id, role: 'Berufsbildner', organisationId: cast.employer },
    });
    expect(await secret(username, cast.elsewhere.id)).toEqual([true]);
  });

  test('is one that the person has something to do with, of this course', async () => {
    const another = await createCast(server.db);
    await enrol(server.db, { userId: cast.people.member.id, courseSessionId: another.session.id });
    const { member, expert, mentor, supervisor, admin, examExpert, nobody } = cast.people;
    expect(await secret(nobody.username, cast.session.id)).toBe(404);
    for (const { username } of [member, expert, mentor, supervisor])
      expect(await secret(username, cast.elsewhere.id)).toBe(404);
    for (const { username } of [admin, examExpert])
      expect(await secret(username, cast.elsewhere.id)).toEqual([false]);
    for (const { username } of [member, admin]) expect(await secret(username, another.session.id)).toBe(404);
  });
});

test('circles of other profiles are not there for participants', async () => {
  const code = `profil-${cast.course.id.slice(0, 8)}`;
  const [profile] = await server.db
    .insert(courseProfiles)
    .values([{ code, names: { de: 'Leben', fr: 'Vie', it: 'Vita' } }])
    .returning();
  const outsider = await createCast(server.db);
  await enrol(server.db, { userId: outsider.people.nobody.id, courseSessionId: cast.session.id });
  await write('basics', { profiles: [code] });
  const find = async (username: string) => {
    const client = await server.login(username);
    return (await client.get(`${address()}&q=pr%C3%A4mie`)).json<{ total_count: number }>().total_count;
  };
  await server.db
    .update(courseSessionUsers)
    .set({ chosenProfileId: profile?.id ?? null })
    .where(eq(courseSessionUsers.id, cast.enrolments.member));
  const [another] = await server.db
    .insert(courseProfiles)
    .values({ code: `${code}-2`, names: { de: 'Sach', fr: 'Choses', it: 'Cose' } })
    .returning();
  await server.db
    .update(courseSessionUsers)
    .set({ chosenProfileId: another?.id ?? null })
    .where(eq(courseSessionUsers.userId, outsider.people.nobody.id));
  expect(await find(cast.people.member.username)).toBe(1);
  expect(await find(outsider.people.nobody.username)).toBe(0);
  expect(await find(cast.people.expert.username)).toBe(1);
  await write('basics', { profiles: [] });
});

describe('a question', () => {
  let client: TestClient;
  beforeAll(async () => {
    client = await server.login(cast.people.member.username);
  });

  test.each([
    ['no words', ''],
    ['a session that has no id', '&q=ab', '?course_session_id=bern'],
    ['one letter', '&q=a'],
    ['one letter and spaces', '&q=%20%20a%20'],
    ['more than 100 letters', `&q=${'a'.repeat(101)}`],
    ['a line break', '&q=a%0Ab'],
    ['a null character', '&q=ab%00'],
    ['an unknown field', '&q=ab&page=2'],
    ['no result', '&q=ab&limit=0'],
    ['too many results', '&q=ab&limit=51'],
  ])('with %s is refused', async (_what, query, session = `?course_session_id=${cast.session.id}`) => {
    const [path] = address().split('?');
    const answer = await client.get(`${path}${session}${query}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'validation_failed']);
  });

  test('about a course that is none is not found', async () => {
    for (const course of ['nichts', 'a%00b', "'; drop table pages; --", 'a'.repeat(300)])
      expect((await client.get(`${address(course)}&q=hagel`)).statusCode).toBe(404);
  });

  test.each(['%%', '__', '((a+)+)+$', 'a'.repeat(100), 'ab '.repeat(33), '😀😀'])(
    '«%s» is answered',
    async (q) => {
      expect((await client.get(`${address()}&q=${encodeURIComponent(q)}`)).statusCode).toBe(200);
    },
  );

  test('takes as many statements however much is found', async () => {
    const ask = (q: string) => client.get(`${address()}&q=${q}`);
    await ask('hagel');
    const few = await countStatements(server.db, () => ask('hagelschlag'));
    const many = await countStatements(server.db, () => ask('de'));
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(5);
  });
});
