import type { CompletionList } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers, expertCircles, supervisorRegions } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';
import { completions } from './tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  const own = { userId: cast.people.member.id, courseSessionId: cast.session.id } as const;
  await server.db.insert(completions).values([
    {
      ...own,
      translationKey: cast.keys.text,
      completionStatus: 'SUCCESS',
      pageType: 'learnpath.LearningContentRichText',
      updatedAt: new Date('2026-03-01T09:30:00.123Z'),
    },
    {
      ...own,
      translationKey: cast.keys.german,
      completionStatus: 'SUCCESS',
      pageType: 'learnpath.LearningContentRichText',
      updatedAt: new Date('2026-03-02T10:00:00Z'),
    },
    {
      ...own,
      translationKey: cast.keys.video,
      completionStatus: 'UNKNOWN',
      pageType: 'learnpath.LearningContentVideo',
      additionalJsonData: { watched_ranges: [[0, 10]] },
      updatedAt: new Date('2026-03-03T10:00:00Z'),
    },
  ]);
});
afterAll(() => server[Symbol.asyncDispose]());

const address = (person: CastMember = 'member', session = cast.session.id) =>
  `/api/course/completion/${session}/${cast.people[person].id}/`;

const login = (person: CastMember) => server.login(cast.people[person].username);

describe('GET /api/course/completion/<session>/<user>/', () => {
  it('answers the entries with the pages of the person’s language, the oldest first', async () => {
    const answer = await (await login('member')).get(address());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual([
      {
        page_id: cast.de.text,
        completion_status: 'SUCCESS',
        updated_at: '2026-03-01T09:30:00.123Z',
        page_type: 'learnpath.LearningContentRichText',
        additional_json_data: {},
      },
      {
        page_id: cast.de.german,
        completion_status: 'SUCCESS',
        updated_at: '2026-03-02T10:00:00Z',
        page_type: 'learnpath.LearningContentRichText',
        additional_json_data: {},
      },
      {
        page_id: cast.de.video,
        completion_status: 'UNKNOWN',
        updated_at: '2026-03-03T10:00:00Z',
        page_type: 'learnpath.LearningContentVideo',
        additional_json_data: { watched_ranges: [[0, 10]] },
      },
    ]);
  });

  it('keeps the position when the language changes, German standing in for what is not translated', async () => {
    await using french = await startTestServer();
    const { people, session, keys, fr, de } = await createCast(french.db);
    const own = {
      userId: people.member.id,
      courseSessionId: session.id,
      completionStatus: 'SUCCESS',
    } as const;
    await french.db.insert(completions).values(
      (['text', 'german'] as const).map((slug, index) => ({
        ...own,
        translationKey: keys[slug],
        pageType: 'learnpath.LearningContentRichText',
        updatedAt: new Date(index),
      })),
    );
    const client = await french.login(people.member.username);
    const list = async () =>
      (await client.get(`/api/course/completion/${session.id}/${people.member.id}/`)).json<CompletionList>();
    expect((await list()).map(({ page_id }) => page_id)).toEqual([de.text, de.german]);
    await french.db.update(users).set({ language: 'fr' });
    expect((await list()).map(({ page_id }) => page_id)).toEqual([fr.text, de.german]);
  });

  it('names the German page where the translation is not published, as the tree does', async () => {
    await using french = await startTestServer();
    const { course, people, session, keys, fr, de } = await createCast(french.db);
    await french.db.insert(completions).values({
      userId: people.member.id,
      courseSessionId: session.id,
      translationKey: keys.text,
      completionStatus: 'SUCCESS',
      pageType: 'learnpath.LearningContentRichText',
    });
    await french.db.update(users).set({ language: 'fr' });
    await french.db
      .update(pages)
      .set({ live: false })
      .where(eq(pages.id, fr.text ?? ''));
    const client = await french.login(people.member.username);
    const answer = await client.get(`/api/course/completion/${session.id}/${people.member.id}/`);
    expect(answer.json<CompletionList>().map(({ page_id }) => page_id)).toEqual([de.text]);
    const { data } = await askGraphql(
      client,
      `{ learning_content(course_slug: "${course.slug}", circle_slug: "basics", slug: "text") { id } }`,
    );
    expect(data).toEqual({ learning_content: { id: de.text } });
  });

  it.each(['mentor', 'supervisor', 'admin'] as const)(
    'lets %s read all, but not how a video was watched',
    async (person) => {
      const own = (await (await login('member')).get(address())).json<CompletionList>();
      const answer = await (await login(person)).get(address());
      expect(answer.statusCode).toBe(200);
      expect(own).toHaveLength(3);
      expect(answer.json()).toEqual(own.map((entry) => ({ ...entry, additional_json_data: {} })));
    },
  );

  it('lets experts read the pages of their own circles, but not how a video was watched', async () => {
    await using own = await startTestServer();
    const { people, session, keys, de } = await createCast(own.db);
    await own.db.insert(completions).values(
      (['basics', 'text', 'video', 'criterion', 'advanced', 'advanced-text'] as const).map((page, index) => ({
        userId: people.member.id,
        courseSessionId: session.id,
        translationKey: keys[page],
        completionStatus: 'SUCCESS' as const,
        pageType: 'any',
        additionalJsonData: { watched_ranges: [[0, 10] as const], unlocked: true },
        updatedAt: new Date(index),
      })),
    );
    const expert = await own.login(people.expert.username);
    const list = async () => {
      const answer = await expert.get(`/api/course/completion/${session.id}/${people.member.id}/`);
      expect(answer.statusCode).toBe(200);
      return answer.json<CompletionList>().map((entry) => [entry.page_id, entry.additional_json_data]);
    };
    expect(await list()).toEqual([]);
    const ofExpert = eq(courseSessionUsers.userId, people.expert.id);
    const [enrolment] = await own.db.select().from(courseSessionUsers).where(ofExpert);
    const circle = { courseSessionUserId: enrolment?.id ?? '' };
    await own.db.insert(expertCircles).values({ ...circle, circleKey: keys.basics });
    const basics = [de.basics, de.text, de.video, de.criterion];
    expect(await list()).toEqual(basics.map((id) => [id, { unlocked: true }]));
    await own.db.insert(supervisorRegions).values({
      userId: people.expert.id,
      courseId: session.courseId,
      region: session.region,
    });
    const all = [...basics, de.advanced, de['advanced-text']];
    expect(await list()).toEqual(all.map((id) => [id, { unlocked: true }]));
  });

  it.each(['fellow', 'other', 'foreignExpert', 'foreignMentor', 'foreignSupervisor', 'nobody'] as const)(
    'hides them from %s',
    async (person) => {
      const answer = await (await login(person)).get(address());
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        code: 'not_found',
        message: 'Das gibt es hier nicht.',
        request_id: expect.any(String),
      });
    },
  );

  it.each(['expert', 'mentor', 'supervisor'] as const)('gives %s an empty own list', async (person) => {
    const answer = await (await login(person)).get(address(person));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([]);
  });

  it.each(['other', 'nobody', 'admin', 'foreignSupervisor'] as const)(
    'knows no own list of %s in a foreign session',
    async (person) => {
      expect((await (await login(person)).get(address(person))).statusCode).toBe(404);
    },
  );

  it.each(['expert', 'supervisor', 'admin'] as const)(
    'knows no list of people who do not learn, for %s',
    async (person) => {
      expect((await (await login(person)).get(address('mentor'))).statusCode).toBe(404);
      expect((await (await login(person)).get(address('nobody'))).statusCode).toBe(404);
    },
  );

  it('answers an unknown session, an unknown person and what is no id alike', async () => {
    const client = await login('admin');
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const url of [
      address('member', unknown),
      `/api/course/completion/${cast.session.id}/${unknown}/`,
      '/api/course/completion/1/2/',
      `/api/course/completion/${cast.session.id}/me/`,
    ]) {
      const answer = await client.get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('answers 304 without a body as long as nothing changed', async () => {
    const client = await login('member');
    const first = await client.get(address());
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await client.get(address(), { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const weakened = await client.get(address(), { 'if-none-match': `"other", W/${etag}` });
    expect(weakened.statusCode).toBe(304);
    expect((await client.get(address(), { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const stranger = await (await login('nobody')).get(address(), { 'if-none-match': etag });
    expect(stranger.statusCode).toBe(404);
  });
});
