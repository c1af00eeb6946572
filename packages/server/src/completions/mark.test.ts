import { type CompletionList, endpoints } from '@learn/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, type CastMember, createCast, type TinyPage } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { users } from '../users/tables.ts';
import { completions } from './tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  cast = await createCast(server.db);
});
afterAll(() => server[Symbol.asyncDispose]());

async function mark(page: TinyPage | { id: string }, status?: string, person: CastMember = 'member') {
  const client = await server.login(cast.people[person].username);
  return client.post(endpoints.markCompletion.path, {
    page_id: typeof page === 'string' ? cast.de[page] : page.id,
    course_session_id: cast.session.id,
    ...(status === undefined ? {} : { completion_status: status }),
  });
}

const stored = () =>
  server.db
    .select()
    .from(completions)
    .where(
      and(eq(completions.userId, cast.people.member.id), eq(completions.courseSessionId, cast.session.id)),
    );

describe('POST /api/course/completion/mark/', () => {
  it('sets SUCCESS by default and answers the whole list', async () => {
    const first = await mark('text');
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual([
      {
        page_id: cast.de.text,
        completion_status: 'SUCCESS',
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
        page_type: 'learnpath.LearningContentRichText',
        additional_json_data: {},
      },
    ]);
    const second = await mark('criterion', 'FAIL');
    expect(second.json<CompletionList>().map((entry) => [entry.page_id, entry.completion_status])).toEqual(
      expect.arrayContaining([
        [cast.de.text, 'SUCCESS'],
        [cast.de.criterion, 'FAIL'],
      ]),
    );
  });

  it('takes the page of any language', async () => {
    await mark({ id: cast.fr.text ?? '' });
    expect((await stored()).map((row) => row.translationKey)).toEqual([cast.keys.text]);
    await server.db.update(users).set({ language: 'fr' }).where(eq(users.id, cast.people.member.id));
    const again = await mark('text', 'UNKNOWN');
    expect(again.json()).toMatchObject([{ page_id: cast.fr.text, completion_status: 'UNKNOWN' }]);
  });

  it('changes one entry, not one more', async () => {
    await mark('text', 'SUCCESS');
    const [before] = await stored();
    await mark('text', 'UNKNOWN');
    const after = await stored();
    expect(after).toMatchObject([{ completionStatus: 'UNKNOWN' }]);
    expect(after[0]?.updatedAt.getTime()).toBeGreaterThanOrEqual(before?.updatedAt.getTime() ?? Number.NaN);
  });

  it('keeps what else is known of a page', async () => {
    await server.db.insert(completions).values({
      userId: cast.people.member.id,
      courseSessionId: cast.session.id,
      translationKey: cast.keys.text,
      completionStatus: 'UNKNOWN',
      pageType: 'learnpath.LearningContentRichText',
      additionalJsonData: { exam_data: { exam_state: 'booked' } },
    });
    const answer = await mark('text');
    expect(answer.json()).toMatchObject([{ additional_json_data: { exam_data: { exam_state: 'booked' } } }]);
  });

  it.each(['expert', 'mentor', 'supervisor', 'admin'] as const)(
    'is forbidden to %s, who only sees',
    async (person) => {
      const answer = await mark('text', 'SUCCESS', person);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'forbidden' });
      expect(await stored()).toEqual([]);
    },
  );

  it.each(['other', 'foreignExpert', 'foreignSupervisor', 'nobody'] as const)(
    'does not exist for %s',
    async (person) => {
      const answer = await mark('text', 'SUCCESS', person);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    },
  );

  it('does not find a page of another course, an unknown one, or a page that is not live', async () => {
    const foreign = await createCast(server.db);
    for (const id of [foreign.de.text, '00000000-0000-4000-8000-000000000000']) {
      const answer = await mark({ id });
      expect(answer.statusCode).toBe(404);
    }
    expect(await stored()).toEqual([]);
  });

  it('does not find an unknown session', async () => {
    const client = await server.login(cast.people.member.username);
    const course_session_id = '00000000-0000-4000-8000-000000000000';
    const answer = await client.post(endpoints.markCompletion.path, {
      page_id: cast.de.text,
      course_session_id,
    });
    expect(answer.statusCode).toBe(404);
  });

  it.each(['path', 'topic', 'basics', 'basics-sequence', 'basics-unit'] as const)(
    'refuses the page %s, which nobody completes by hand',
    async (page) => {
      const answer = await mark(page);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ field: 'page_id' }] });
    },
  );

  it.each([
    ['text', 'FAIL'],
    ['text', 'IN_PROGRESS'],
    ['text', 'EVALUATION_SUBMITTED'],
    ['criterion', 'SUBMITTED'],
    ['text', 'DONE'],
  ] as const)('refuses %s as %s', async (page, status) => {
    const answer = await mark(page, status);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      fields: [{ field: 'completion_status', messages: ['Ungültiger Wert.'] }],
    });
    expect(await stored()).toEqual([]);
  });

  it('names the faulty fields', async () => {
    const client = await server.login(cast.people.member.username);
    const answer = await client.post(endpoints.markCompletion.path, {
      page_id: '1',
      user_id: cast.people.fellow.id,
    });
    expect(answer.json().fields).toEqual([
      { field: 'page_id', messages: ['Ungültiger Wert.'] },
      { field: 'course_session_id', messages: ['Pflichtfeld.'] },
      { field: 'user_id', messages: ['Unbekanntes Feld.'] },
    ]);
  });

  it('refuses contents that complete by their own event', async () => {
    const answer = await mark('video');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'self_toggle_not_allowed' });
  });

  it.each(['advanced-text', 'closed-text'] as const)('refuses %s in its locked circle', async (page) => {
    const answer = await mark(page);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'circle_locked' });
  });

  it('opens the next circle once the one before is completed, and never locks it again', async () => {
    await finishBasics();
    const opened = await stored();
    expect(opened.find((row) => row.translationKey === cast.keys.advanced)).toMatchObject({
      completionStatus: 'UNKNOWN',
      pageType: 'learnpath.Circle',
      additionalJsonData: { unlocked: true },
    });
    expect((await mark('advanced-text')).statusCode).toBe(200);
    await mark('text', 'UNKNOWN');
    expect((await mark('advanced-text', 'UNKNOWN')).statusCode).toBe(200);
    expect((await mark('closed-text')).statusCode).toBe(422);
  });

  it('remembers a circle that was open without an entry, when the one before is taken back', async () => {
    const own = {
      userId: cast.people.member.id,
      courseSessionId: cast.session.id,
      completionStatus: 'SUCCESS',
    } as const;
    await server.db.insert(completions).values(
      (['text', 'video', 'german', 'criterion'] as const).map((slug) => ({
        ...own,
        translationKey: cast.keys[slug],
        pageType: 'x',
      })),
    );
    await mark('text', 'UNKNOWN');
    expect((await mark('advanced-text')).statusCode).toBe(200);
  });

  it('opens a circle for nobody else', async () => {
    await finishBasics();
    expect((await mark('advanced-text', 'SUCCESS', 'fellow')).statusCode).toBe(422);
  });

  it('loses nothing when many pages are marked at once', async () => {
    const answers = await Promise.all([
      mark('text'),
      mark('german'),
      mark('criterion'),
      mark('text'),
      mark('german'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await stored()).toHaveLength(3);
  });
});

async function watch(ranges: unknown, page: TinyPage = 'video', person: CastMember = 'member') {
  const client = await server.login(cast.people[person].username);
  const address = { page_id: cast.de[page], course_session_id: cast.session.id };
  return client.post(endpoints.saveWatchedRanges.path, { ...address, ranges });
}

async function finishBasics() {
  for (const page of ['text', 'german', 'criterion'] as const) await mark(page);
  expect((await watch([[0, 100]])).statusCode).toBe(200);
}

describe('POST /api/course/completion/video/', () => {
  it('merges what was watched and completes the video at 90 %', async () => {
    const first = await watch([
      [0, 30],
      [20, 50],
    ]);
    expect(first.json()).toMatchObject([
      { completion_status: 'UNKNOWN', additional_json_data: { watched_ranges: [[0, 50]] } },
    ]);
    expect((await watch([[60, 98]])).json()).toMatchObject([{ completion_status: 'UNKNOWN' }]);
    const third = await watch([[50.04, 52.04]]);
    expect(third.json()).toMatchObject([
      {
        page_id: cast.de.video,
        completion_status: 'SUCCESS',
        page_type: 'learnpath.LearningContentVideo',
        additional_json_data: {
          watched_ranges: [
            [0, 52],
            [60, 98],
          ],
        },
      },
    ]);
  });

  it('counts no second twice and none after the end', async () => {
    await watch([[0, 50]]);
    await watch([[0, 50]]);
    const answer = await watch([[80, 5000]]);
    expect(answer.json()).toMatchObject([
      {
        completion_status: 'UNKNOWN',
        additional_json_data: {
          watched_ranges: [
            [0, 50],
            [80, 100],
          ],
        },
      },
    ]);
  });

  it('leaves the time of the completion as it is when the video is watched again', async () => {
    const done = (await watch([[0, 95]])).json<CompletionList>();
    const again = (await watch([[0, 100]])).json<CompletionList>();
    expect(again).toMatchObject([{ completion_status: 'SUCCESS', updated_at: done[0]?.updated_at }]);
    expect(again[0]?.additional_json_data).toEqual({ watched_ranges: [[0, 100]] });
  });

  it('loses nothing when parts arrive at once', async () => {
    await Promise.all([watch([[0, 30]]), watch([[30, 60]]), watch([[60, 90]])]);
    expect(await stored()).toMatchObject([
      { completionStatus: 'SUCCESS', additionalJsonData: { watched_ranges: [[0, 90]] } },
    ]);
  });

  it('is for videos only', async () => {
    const answer = await watch([[0, 10]], 'text');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: [{ field: 'page_id' }] });
  });

  it.each([[[]], [[[0]]], [[[-1, 5]]], [[['0', 5]]], [undefined], [[[0, 1e9]]]])(
    'refuses the ranges %j',
    async (ranges) => {
      const answer = await watch(ranges);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation_failed' });
    },
  );

  it('follows the same rights as marking', async () => {
    expect((await watch([[0, 10]], 'video', 'expert')).statusCode).toBe(403);
    expect((await watch([[0, 10]], 'video', 'nobody')).statusCode).toBe(404);
  });
});
