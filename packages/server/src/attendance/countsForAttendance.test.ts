import { countsForAttendance as countsInDomain } from '@learn/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork } from '../../test/work.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { countsForAttendance } from './countsForAttendance.ts';
import { attendanceCourses } from './tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  await createWork(server.db, cast);
});

afterAll(() => server[Symbol.asyncDispose]());

describe('who counts: the condition says the same as the domain', () => {
  const day = 86_400_000;

  test.each([
    [0, false],
    [4, false],
    [5, false],
    [6, false],
    [-30, true],
  ] as const)('enrolled %i days from now, optional: %s', async (days, optionalAttendance) => {
    const createdAt = new Date(Date.now() + days * day);
    await server.db
      .update(courseSessionUsers)
      .set({ createdAt, optionalAttendance })
      .where(eq(courseSessionUsers.id, cast.enrolments.member));
    const rows = await server.db
      .select({ id: courseSessionUsers.id, endsAt: attendanceCourses.endsAt })
      .from(attendanceCourses)
      .innerJoin(
        courseSessionUsers,
        eq(courseSessionUsers.courseSessionId, attendanceCourses.courseSessionId),
      )
      .where(countsForAttendance());
    const [held] = await server.db.select().from(attendanceCourses);
    const expected = countsInDomain(
      { enrolledAt: createdAt, optionalAttendance },
      { end: held?.endsAt ?? new Date() },
    );
    const counted = rows.map(({ id }) => id);
    expect(counted.includes(cast.enrolments.member)).toBe(expected);
    expect(counted).toContain(cast.enrolments.fellow);
    expect(counted).not.toContain(cast.enrolments.expert);
  });
});
