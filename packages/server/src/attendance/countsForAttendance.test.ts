import { countsForAttendance as countsInDomain } from '@learn/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { countsForAttendance } from './countsForAttendance.ts';
import { attendanceCourses } from './tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;
let profileId: string | undefined;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  const names = { de: 'Leben', fr: 'Vie', it: 'Vita' };
  const [life] = await server.db.insert(courseProfiles).values({ code: 'leben', names }).returning();
  profileId = life?.id;
});

afterAll(() => server[Symbol.asyncDispose]());

describe('who counts: the condition says the same as the domain', () => {
  const day = 86_400_000;

  test.each([
    [0, false, null, []],
    [4, false, null, []],
    [5, false, null, []],
    [6, false, null, []],
    [-30, true, null, []],
    [0, false, 'leben', []],
    [0, false, 'leben', ['nichtleben', 'leben']],
    [0, false, 'leben', ['nichtleben']],
    [0, false, null, ['nichtleben']],
  ] as const)('enrolled %i days from now, optional: %s, %s on a day of %j', async (...given) => {
    const [days, optionalAttendance, profile, profiles] = given;
    const createdAt = new Date(Date.now() + days * day);
    await server.db
      .update(courseSessionUsers)
      .set({ createdAt, optionalAttendance, chosenProfileId: profile === null ? null : profileId })
      .where(eq(courseSessionUsers.id, cast.enrolments.member));
    await server.db.update(pages).set({ data: { profiles } }).where(eq(pages.translationKey, work.keys.work));
    const rows = await server.db
      .select({ id: courseSessionUsers.id, endsAt: attendanceCourses.endsAt })
      .from(attendanceCourses)
      .innerJoin(
        courseSessionUsers,
        eq(courseSessionUsers.courseSessionId, attendanceCourses.courseSessionId),
      )
      .leftJoin(courseProfiles, eq(courseProfiles.id, courseSessionUsers.chosenProfileId))
      .leftJoin(pages, and(eq(pages.translationKey, attendanceCourses.circleKey), eq(pages.language, 'de')))
      .where(countsForAttendance());
    const [held] = await server.db.select().from(attendanceCourses);
    const expected = countsInDomain(
      { enrolledAt: createdAt, optionalAttendance, profile },
      { end: held?.endsAt ?? new Date(), profiles },
    );
    const counted = rows.map(({ id }) => id);
    expect(counted.includes(cast.enrolments.member)).toBe(expected);
    expect(counted).toContain(cast.enrolments.fellow);
    expect(counted).not.toContain(cast.enrolments.expert);
  });
});
