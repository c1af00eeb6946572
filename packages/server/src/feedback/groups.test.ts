import { endpoints } from '@learn/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, createCast, createPerson, enrol } from '../../test/factories.ts';
import { readXlsxAnswer } from '../../test/readSpreadsheet.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { completions } from '../completions/tables.ts';
import type { CourseStatistics } from '../statistics/courseStatistics.ts';
import type { FeedbackMetrics } from './statistics.ts';
import { feedbackResponses } from './tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;
let participants: readonly { readonly id: string; readonly username: string }[];

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  participants = await Promise.all(
    Array.from({ length: 11 }, async (_, index) => {
      const person = await createPerson(server.db, { firstName: `Person ${index}` });
      await enrol(server.db, { userId: person.id, courseSessionId: cast.session.id });
      return person;
    }),
  );
});
afterAll(() => server[Symbol.asyncDispose]());

/** The person of that place hands in a text of its own. */
async function submit(place: number): Promise<void> {
  const { codes } = await askGraphql(
    await server.login(participants[place]?.username ?? ''),
    `mutation ($session: ID!, $page: ID!, $data: String!) {
      send_feedback(course_session_id: $session, learning_content_page_id: $page, submitted: true,
        learning_content_type: "learnpath.LearningContentFeedbackVV", data: $data) { errors { field } } }`,
    {
      session: cast.session.id,
      page: work.ids.de.feedback,
      data: JSON.stringify({ satisfaction: (place % 4) + 1, again: true, comment: textOf(place) }),
    },
  );
  expect(codes).toEqual([]);
}

const textOf = (place: number) => `Text ${String.fromCharCode(75 - place)}`;
const places = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

/** All that an expert sees of the answers: cockpit, statistics and export. */
async function seen() {
  const client = await server.login(cast.people.expert.username);
  const { data } = await askGraphql<{ feedback_statistics: FeedbackMetrics }>(
    client,
    `query ($session: ID!) { feedback_statistics(course_session_id: $session) {
      response_count shown_response_count satisfaction_average
      questions { id answer_count average distribution { value count } texts } } }`,
    { session: cast.session.id },
  );
  const { response_count, ...cockpit } = (data as { feedback_statistics: FeedbackMetrics })
    .feedback_statistics;
  const statistics = (
    await client.get(endpoints.courseStatistics.path.replace(':courseId', cast.course.id))
  ).json<CourseStatistics>();
  const [{ total_responses, satisfaction_average }] = statistics.feedback_responses.records as [
    CourseStatistics['feedback_responses']['records'][number],
  ];
  const { column, rows } = await readXlsxAnswer(
    await client.get(`/api/dashboard/export/feedback/?course_id=${cast.course.id}`),
  );
  const answers = rows.slice(1);
  const average = column('Durchschnitt')[0];
  return { counts: [response_count, total_responses], cockpit, satisfaction_average, answers, average };
}

const textsOf = ({ cockpit }: Awaited<ReturnType<typeof seen>>) =>
  cockpit.questions.find(({ id }) => id === 'comment')?.texts ?? [];

describe('answers without an author', () => {
  it('are published in groups of five: the sixth stays unseen until the tenth', async () => {
    for (const place of places(4)) await submit(place);
    expect(await seen()).toMatchObject({ counts: [4, 4], cockpit: { questions: [] }, answers: [] });
    await submit(4);
    const five = await seen();
    expect(five.counts).toEqual([5, 5]);
    expect(textsOf(five)).toEqual(places(5).map(textOf).sort());
    for (const place of places(4, 5)) {
      await submit(place);
      const { counts, ...shown } = await seen();
      expect(counts).toEqual([place + 1, place + 1]);
      expect({ ...shown, counts: five.counts }).toEqual(five);
    }
    await submit(9);
    const ten = await seen();
    expect(textsOf(ten)).toEqual(places(10).map(textOf).sort());
    expect(ten.cockpit.shown_response_count).toBe(10);
  });

  it('keep no order and no day of their own in the table', async () => {
    const ofSession = eq(feedbackResponses.courseSessionId, cast.session.id);
    for (const place of places(4)) await submit(place);
    const before = await server.db.select().from(feedbackResponses).where(ofSession);
    await server.db.update(feedbackResponses).set({ submittedOn: '2026-01-01' }).where(ofSession);
    await submit(4);
    const after = await server.db.select().from(feedbackResponses).where(ofSession);
    expect(new Set(after.map(({ submittedOn }) => submittedOn)).size).toBe(1);
    expect(after.every(({ published }) => published)).toBe(true);
    const known = new Set(before.map(({ id }) => id));
    expect(after.filter(({ id }) => known.has(id))).toEqual([]);
  });

  it('handed in at once are published in whole groups too', async () => {
    await Promise.all(places(11).map(submit));
    expect(textsOf(await seen())).toHaveLength(10);
    const rows = await server.db
      .select()
      .from(feedbackResponses)
      .where(eq(feedbackResponses.courseSessionId, cast.session.id));
    expect(rows.filter(({ published }) => !published)).toHaveLength(1);
  });

  it('are completed on a day for others, and at a time for the person', async () => {
    await submit(0);
    const [person] = participants;
    const ofPerson = and(
      eq(completions.userId, person?.id ?? ''),
      eq(completions.translationKey, work.keys.feedback),
    );
    await server.db
      .update(completions)
      .set({ updatedAt: new Date('2026-03-04T15:16:17Z') })
      .where(ofPerson);
    const path = endpoints.completion.path
      .replace(':courseSessionId', cast.session.id)
      .replace(':userId', person?.id ?? '');
    const moment = async (username: string) => {
      const list = (await (await server.login(username)).get(path)).json<{ updated_at: string }[]>();
      return new Date(list[0]?.updated_at ?? '').toISOString();
    };
    expect(await moment(person?.username ?? '')).toBe('2026-03-04T15:16:17.000Z');
    for (const other of ['expert', 'supervisor', 'admin'] as const) {
      expect(await moment(cast.people[other].username)).toBe('2026-03-04T00:00:00.000Z');
    }
  });
});
