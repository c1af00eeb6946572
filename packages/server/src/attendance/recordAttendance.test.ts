import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, createCast, createPerson, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { completions } from '../completions/tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
});

afterAll(() => server[Symbol.asyncDispose]());

test('a whole list is completed with no more statements than one person, and each gets their own completion', async () => {
  const people = await Promise.all(
    Array.from({ length: 22 }, (_, index) => createPerson(server.db, { firstName: `P${index}` })),
  );
  for (const { id } of people) await enrol(server.db, { userId: id, courseSessionId: cast.session.id });
  const client = await server.login(cast.people.expert.username);
  const list = people.map(({ id }, index) => ({ user_id: id, status: index < 20 ? 'PRESENT' : 'ABSENT' }));
  const record = (some: typeof list) => () =>
    askGraphql(
      client,
      `mutation ($id: ID!, $list: [AttendanceUserInput!]!) {
        update_course_session_attendance_course_users(id: $id, attendance_user_list: $list) {
          course_session_attendance_course { id } } }`,
      { id: work.attendanceCourseId, list: some },
    );
  // in a transaction, where only the client of one connection sees them
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const writes = () =>
    query.mock.calls
      .map(([statement]) => (Object(statement) as { readonly text?: string }).text ?? '')
      .filter((text) => /^insert into "completion/.test(text));
  await record(list.slice(0, 1))();
  const forOne = writes().length;
  await record(list)();
  expect([forOne, writes().length]).toEqual([2, 4]);
  query.mockRestore();
  const rows = await server.db
    .select({ userId: completions.userId, status: completions.completionStatus })
    .from(completions)
    .where(
      and(
        eq(completions.courseSessionId, cast.session.id),
        eq(completions.translationKey, work.keys.attendance),
      ),
    );
  expect(new Map(rows.map(({ userId, status }) => [userId, status]))).toEqual(
    new Map(people.map(({ id }, index) => [id, index < 20 ? 'SUCCESS' : 'UNKNOWN'])),
  );
});
