import { randomUUID } from 'node:crypto';
import { endpoints } from '@learn/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type CastMember, createPerson, enrol } from '../../test/factories.ts';
import { createMessageWorld, type MessageWorld } from '../../test/messageWorld.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { announcements } from './tables.ts';

let server: TestServer;
let world: MessageWorld;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  world = await createMessageWorld(server);
});
afterAll(() => server[Symbol.asyncDispose]());

describe('who writes', () => {
  const outcomes: readonly (readonly [CastMember, number, number])[] = [
    ['member', 403, 403],
    ['fellow', 403, 403],
    ['other', 404, 403],
    ['expert', 200, 403],
    ['foreignExpert', 404, 403],
    ['mentor', 403, 403],
    ['foreignMentor', 403, 403],
    ['supervisor', 200, 403],
    ['foreignSupervisor', 404, 403],
    ['admin', 403, 200],
    ['nobody', 404, 404],
    ['apprenticeTrainer', 403, 404],
    ['trainingResponsible', 403, 404],
    ['examExpert', 403, 404],
  ];
  test.each(outcomes)('%s: to the session %i, to the course %i', async (role, session, course) => {
    expect((await world.announce(role)).statusCode).toBe(session);
    const answer = await world.announce(role, {
      course_session_id: undefined,
      course_id: world.cast.course.id.toUpperCase(),
    });
    expect(answer.statusCode).toBe(course);
  });

  it('finds no session and no course that is not there', async () => {
    expect((await world.announce('expert', { course_session_id: randomUUID() })).statusCode).toBe(404);
    const course = { course_session_id: undefined, course_id: randomUUID() };
    expect((await world.announce('admin', course)).statusCode).toBe(404);
  });
});

describe('who reads', () => {
  const toSession: readonly CastMember[] = ['member', 'fellow', 'expert', 'mentor', 'foreignMentor'];
  const toCourse: readonly CastMember[] = [
    ...toSession,
    'other',
    'foreignExpert',
    'supervisor',
    'foreignSupervisor',
    'admin',
  ];
  const everybody = [
    ...new Set([...toCourse, 'nobody', 'apprenticeTrainer', 'trainingResponsible', 'examExpert'] as const),
  ];

  test.each(everybody)('%s', async (role) => {
    const session = await world.announced();
    const course = (
      await world.announce('admin', { course_session_id: undefined, course_id: world.cast.course.id })
    ).json<{ thread_id: string }>().thread_id;
    for (const [id, readers] of [
      [session, toSession],
      [course, toCourse],
    ] as const) {
      const reads = readers.includes(role);
      expect((await world.open(role, id)).statusCode).toBe(reads ? 200 : 404);
      expect((await world.markRead(role, id)).statusCode).toBe(reads ? 204 : 404);
      expect((await world.list(role)).threads.some((thread) => thread.id === id)).toBe(reads);
    }
  });

  it('is no longer for people who have left the session', async () => {
    const id = await world.announced();
    const { session, people } = world.cast;
    await server.db
      .delete(courseSessionUsers)
      .where(
        and(
          eq(courseSessionUsers.userId, people.member.id),
          eq(courseSessionUsers.courseSessionId, session.id),
        ),
      );
    expect((await world.open('member', id)).statusCode).toBe(404);
    expect((await world.list('member')).threads).toEqual([]);
  });

  it('finds what was announced before the enrolment, and not as unread', async () => {
    const id = await world.announced();
    await server.db
      .update(announcements)
      .set({ createdAt: new Date(Date.now() - 60_000) })
      .where(eq(announcements.id, id));
    const person = await createPerson(server.db, { firstName: 'Nina' });
    await enrol(server.db, { userId: person.id, courseSessionId: world.cast.session.id });
    const answer = await (await server.login(person.username)).get(endpoints.messageThreads.path);
    expect(answer.json()).toMatchObject({ unread_count: 0, threads: [{ id, unread_count: 0 }] });
  });
});
