import { type AnswerOf, endpoints } from '@learn/contracts';
import { daysOfWeek, toInstant } from '@learn/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work, type WorkPage } from '../../test/work.ts';
import { sessionAssignments } from '../assignments/tables.ts';
import { attendanceCourses } from '../attendance/tables.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

const [monday = '', , , , , , sunday = ''] = daysOfWeek(new Date());

async function complete(page: WorkPage, updatedAt: Date, completionStatus: 'SUCCESS' | 'FAIL' = 'SUCCESS') {
  await server.db.insert(completions).values({
    courseSessionId: cast.session.id,
    userId: cast.people.member.id,
    translationKey: work.keys[page],
    completionStatus,
    pageType: 'learnpath.LearningContentAssignment',
    updatedAt,
  });
}

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  await server.db
    .update(pages)
    .set({ data: sql`${pages.data} || '{"minutes": 30}'` })
    .where(eq(pages.courseId, cast.course.id));
  const lastMinute = toInstant(`${sunday}T23:59`);
  await server.db.update(sessionAssignments).set({ submissionDeadline: lastMinute });
  await server.db.update(attendanceCourses).set({ startsAt: lastMinute, endsAt: lastMinute });
  await complete('feedback', new Date());
  await complete('casework', toInstant(monday));
  await complete('test', new Date(toInstant(monday).getTime() - 1));
});
afterAll(() => server[Symbol.asyncDispose]());

async function weekOf(role: CastMember) {
  const answer = await (await server.login(cast.people[role].username)).get(endpoints.week.path);
  expect(answer.statusCode).toBe(200);
  return answer.json<AnswerOf<typeof endpoints.week>>();
}

describe('GET /api/dashboard/week/', () => {
  it('counts what was completed since Monday, with the time of the contents, and names the latest', async () => {
    const { done, days } = await weekOf('member');
    expect(done).toMatchObject({ count: 2, minutes: 60 });
    expect(done.latest[0]).toEqual({
      title: 'feedback (de)',
      url: `/course/${cast.course.slug}/learn/work/feedback?courseSessionId=${cast.session.id}`,
    });
    expect(days.reduce((sum, day) => sum + day.done, 0)).toBe(2);
    expect(days.map(({ day }) => day)).toEqual(daysOfWeek(new Date()));
  });

  it('names what is due until Sunday and not done yet, each with the way there', async () => {
    const { due, days } = await weekOf('member');
    expect(due).toMatchObject({ count: 2, minutes: 60 });
    expect(due.dates.map(({ title }) => title).sort()).toEqual(['attendance (de)', 'praxis (de)']);
    expect(due.dates.every(({ url }) => url.includes('/learn/work/'))).toBe(true);
    expect(days[6]?.due).toBe(2);
  });

  it('is each participant’s own', async () => {
    const { done, due } = await weekOf('fellow');
    expect([done.count, due.count]).toEqual([0, 4]);
  });

  it.each(['expert', 'mentor', 'supervisor', 'admin', 'nobody'] as const)(
    'is empty for %s, who takes no part',
    async (role) => {
      const { done, due } = await weekOf(role);
      expect([done.count, due.count, due.dates]).toEqual([0, 0, []]);
    },
  );
});
