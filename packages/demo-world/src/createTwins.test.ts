import type { CourseSession } from '@learn/contracts';
import { completions, courseSessions, courseSessionUsers, messages, users } from '@learn/server/sample-data';
import { startTestServer, type TestServer } from '@learn/server/testing';
import { and, count, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from './accounts.ts';
import { createTwins } from './createTwins.ts';

let server: TestServer;
let seenBefore: readonly unknown[];

const sessionsOf = async (username: string) =>
  (await (await server.login(username)).get('/api/course/sessions/')).json() as CourseSession[];

/** The people of a session by role, without those that were made up. */
const namedIn = (courseSessionId: string) =>
  server.db
    .select({ username: users.username, role: courseSessionUsers.role })
    .from(courseSessionUsers)
    .innerJoin(users, eq(users.id, courseSessionUsers.userId))
    .where(and(eq(courseSessionUsers.courseSessionId, courseSessionId), like(users.username, '%.1')))
    .orderBy(users.username);

const doneBy = (username: string) =>
  server.db
    .select({
      page: completions.translationKey,
      status: completions.completionStatus,
      session: courseSessions.titles,
    })
    .from(completions)
    .innerJoin(users, eq(users.id, completions.userId))
    .innerJoin(courseSessions, eq(courseSessions.id, completions.courseSessionId))
    .where(eq(users.username, username))
    .orderBy(completions.translationKey);

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  seenBefore = await sessionsOf('lena.keller');
  await createTwins(server.db, 2);
});

afterAll(() => server[Symbol.asyncDispose]());

test('every named account has so many twins of its name', async () => {
  const named = await server.db
    .select({ firstName: users.firstName, lastName: users.lastName, count: count() })
    .from(users)
    .where(sql`${users.username} ~ '[.][12]$'`)
    .groupBy(users.firstName, users.lastName);
  expect(named).toHaveLength(demoAccounts.length);
  expect(named.every((person) => person.count === 2)).toBe(true);
});

test('a set of twins has sessions of its own, each person in the same role', async () => {
  const [own, twin, second] = await Promise.all(
    ['lena.keller', 'lena.keller.1', 'lena.keller.2'].map(sessionsOf),
  );
  expect(own).toEqual(seenBefore);
  expect(twin?.map(({ title }) => title)).toEqual(own?.map(({ title }) => title));
  expect(new Set([own, twin, second].flatMap((sessions) => sessions?.map(({ id }) => id))).size).toBe(6);
  const zurich = twin?.find(({ title }) => title.startsWith('Zürich'));
  expect(await namedIn(zurich?.id ?? '')).toEqual([
    { username: 'lena.keller.1', role: 'MEMBER' },
    { username: 'sandra.huber.1', role: 'LEARNING_MENTOR' },
    { username: 'thomas.meier.1', role: 'EXPERT' },
  ]);
});

test('a twin has done what the person has done, and was written the same', async () => {
  const done = await doneBy('lena.keller');
  expect(done.length).toBeGreaterThan(20);
  expect(await doneBy('lena.keller.2')).toEqual(done);
  const written = await server.db
    .select({ username: users.username, count: count() })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
    .where(like(users.username, 'sandra.huber%'))
    .groupBy(users.username);
  expect(new Set(written.map((person) => person.count)).size).toBe(1);
  expect(written).toHaveLength(3);
});
