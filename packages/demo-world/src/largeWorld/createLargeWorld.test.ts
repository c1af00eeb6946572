import { endpoints } from '@learn/contracts';
import { finalPoints, isPassed } from '@learn/domain';
import { assignmentCompletions, assignments, rowsOf } from '@learn/server/sample-data';
import { askGraphql, startTestServer, type TestServer } from '@learn/server/testing';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLargeWorld, type LargeWorld } from './createLargeWorld.ts';

let server: TestServer;
let world: LargeWorld | undefined;

beforeAll(async () => {
  server = await startTestServer();
  world = await createLargeWorld(server.db, {
    participants: 240,
    courses: 4,
    wide: { circles: 30, contents: 600 },
  });
});

afterAll(() => server[Symbol.asyncDispose]());

async function numberOf(statement: SQL): Promise<number> {
  const [row] = await rowsOf<Record<string, unknown>>(server.db, statement);
  return Number(Object.values(row ?? {})[0]);
}

test('has as many participants as were asked for, in sessions of 24, all of them at work', async () => {
  const members = await numberOf(sql`select count(*) from course_session_users where role = 'MEMBER'`);
  // and one participant in the session of the wide course
  expect([members, world?.counts.course_sessions]).toEqual([241, 11]);
  for (const count of Object.values(world?.counts ?? {})) expect(count).toBeGreaterThan(0);
  expect((world?.counts.completions ?? 0) / 240).toBeGreaterThan(20);
});

test('refuses a database that is not empty', async () => {
  const before = await numberOf(sql`select count(*) from users`);
  expect(await createLargeWorld(server.db, { participants: 24, courses: 1 })).toBeUndefined();
  expect(await numberOf(sql`select count(*) from users`)).toBe(before);
});

test.each(['p2', 'e1', 'm4', 'lena.keller', 'thomas.meier', 'carla.conti'])(
  '%s logs in',
  async (username) => {
    const client = server.visit();
    const answer = await client.post(endpoints.login.path, { username, password: 'demo' });
    expect(answer.statusCode).toBe(200);
    expect((await client.get(endpoints.sessions.path)).statusCode).toBe(200);
  },
);

test('has the media libraries, without files', async () => {
  const client = await server.login('lena.keller');
  const { data } = await askGraphql<{ media_library: { categories: { content_count: number }[] } }>(
    client,
    'query A($slug: String!) { media_library(course_slug: $slug) { categories { content_count } } }',
    { slug: 'versicherungsvermittler-in' },
  );
  expect(data?.media_library.categories.length).toBeGreaterThan(3);
  expect(await numberOf(sql`select count(*) from files`)).toBe(0);
});

test('decides about assignments as the domain does', async () => {
  const rows = await server.db
    .select({ completion: assignmentCompletions, rule: assignments.passRule, max: assignments.maxPoints })
    .from(assignmentCompletions)
    .innerJoin(assignments, eq(assignments.id, assignmentCompletions.assignmentId));
  for (const { completion, rule, max } of rows) {
    if (completion.evaluationPoints === null) {
      expect(completion.evaluationPassed).toBeNull();
      continue;
    }
    const score = { points: completion.evaluationPoints, max, deducted: completion.evaluationPointsDeducted };
    expect(completion.evaluationPassed).toBe(isPassed(rule, score) ?? null);
    expect(completion.evaluationPointsFinal).toBe(finalPoints(score.points, score.deducted, max));
  }
});

test('what is submitted or attended is done on the path, and feedback has an answer per person', async () => {
  const undone = await numberOf(sql`
    select count(*) from assignment_completions s join assignments a on a.id = s.assignment_id
    where not exists (select 1 from completions c where c.translation_key = a.content_key
      and c.user_id = s.user_id and c.course_session_id = s.course_session_id and c.completion_status <> 'FAIL')`);
  const absent = await numberOf(sql`
    select count(*) from attendance_entries e join attendance_courses d on d.id = e.attendance_course_id
    where (e.status in ('PRESENT', 'LATE')) <> exists (select 1 from completions c
      where c.translation_key = d.content_key and c.user_id = e.user_id and c.course_session_id = d.course_session_id)`);
  expect([undone, absent]).toEqual([0, 0]);
  expect(await numberOf(sql`select count(*) from feedback_responses`)).toBe(
    await numberOf(sql`select count(*) from feedback_submissions`),
  );
});

test('nothing lies in the future, and everything is of pages and sessions that exist', async () => {
  expect(await numberOf(sql`select count(*) from completions where updated_at > now()`)).toBe(0);
  expect(await numberOf(sql`select count(*) from assignment_completions where updated_at > now()`)).toBe(0);
  expect(await numberOf(sql`select count(*) from notifications where created_at > now()`)).toBe(0);
  const orphans = await numberOf(sql`select count(*) from completions c
    where not exists (select 1 from pages p where p.translation_key = c.translation_key)`);
  expect(orphans).toBe(0);
});

test('the wide course has as many circles and contents as were asked for, and a participant on the way', async () => {
  const client = await server.login('lena.keller');
  const { data } = await askGraphql<{
    learning_path: {
      topics: {
        circles: { learning_sequences: { learning_units: { learning_contents: unknown[] }[] }[] }[];
      }[];
    };
  }>(
    client,
    `{ learning_path(course_slug: "breiter-lehrgang") { topics { circles { learning_sequences { learning_units {
      learning_contents { id } } } } } } }`,
  );
  const circles = data?.learning_path.topics.flatMap((topic) => topic.circles) ?? [];
  const units = circles.flatMap((circle) => circle.learning_sequences).flatMap((one) => one.learning_units);
  expect(circles).toHaveLength(30);
  expect(units.flatMap((unit) => unit.learning_contents)).toHaveLength(600);
  const done = await numberOf(sql`select count(*) from completions c
    join course_sessions s on s.id = c.course_session_id join courses on courses.id = s.course_id
    where courses.slug = 'breiter-lehrgang' and c.completion_status = 'SUCCESS' and c.page_type like 'learnpath.%'`);
  expect(done).toBe(240);
});
