import { endpoints, fillPath, type Seen, seenHeader, writeSeen } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, createCast } from '../../test/factories.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { courseSessions } from '../course-sessions/tables.ts';
import { courses } from '../courses/tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  admin = await server.login(cast.people.admin.username);
});
afterAll(() => server[Symbol.asyncDispose]());

const put = (url: string, body: object, seen?: Seen) =>
  admin.put(url, body, seen && { [seenHeader]: writeSeen(seen) ?? '' });

describe('an attendance day', () => {
  const url = () =>
    fillPath(endpoints.writeAttendanceDay.path, {
      courseSessionId: cast.session.id,
      contentKey: work.keys.attendance,
    }) ?? '';
  const day = {
    start: '2096-11-18T07:30:00.000Z',
    end: '2096-11-18T15:30:00.000Z',
    location: 'Bern',
    trainer: 'Emil',
  };
  beforeAll(async () => {
    await put(url(), day);
  });

  test('keeps what another person has changed meanwhile, and says it', async () => {
    const answer = await put(`${url()}?only=location`, { ...day, location: 'Olten' }, { location: 'Thun' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'version_conflict',
      details: { current: { location: 'Bern' } },
    });
  });

  test.each([
    ['the same was typed by both', 'Bern', { location: 'Thun' }],
    ['nobody has changed it', 'Thun', { location: 'Bern' }],
    ['only another field was changed', 'Basel', { location: 'Thun', trainer: 'Eva' }],
    ['the sender does not say what they saw', 'Bern', undefined],
  ])('is written where %s', async (_, location, seen) => {
    expect((await put(`${url()}?only=location`, { ...day, location }, seen)).statusCode).toBe(200);
  });

  test('has a day, a beginning and an end, each for itself', async () => {
    const moved = { ...day, start: '2096-11-20T08:00:00.000Z', end: '2096-11-20T15:30:00.000Z' };
    const seen = { day: '2096-11-18', from: '08:15' };
    const refused = await put(`${url()}?only=day&only=from`, moved, seen);
    expect(refused.json()).toMatchObject({ details: { current: { from: '08:30' } } });
    expect(refused.json().details.current).not.toHaveProperty('day');
    expect((await put(`${url()}?only=day&only=from`, moved, { ...seen, from: '08:30' })).statusCode).toBe(
      200,
    );
  });

  test('that two plan at the same time is planned by the first', async () => {
    const answer = await put(url(), { ...day, location: 'Genf' }, { location: null });
    expect(answer.statusCode).toBe(409);
  });
});

test('a course session answers the same', async () => {
  const url = fillPath(endpoints.changeSession.path, { courseSessionId: cast.session.id }) ?? '';
  await server.db
    .update(courseSessions)
    .set({ region: 'Bern' })
    .where(eq(courseSessions.id, cast.session.id));
  expect((await put(url, { region: 'Zürich' }, { region: 'Jura' })).statusCode).toBe(409);
  expect((await put(url, { region: 'Zürich' }, { region: 'Bern' })).statusCode).toBe(200);
});

test('of the flags of a course each is compared for itself', async () => {
  const url = fillPath(endpoints.changeCourse.path, { courseId: cast.course.id }) ?? '';
  const configuration = {
    enable_circle_documents: true,
    enable_learning_mentor: true,
    enable_competence_certificates: true,
    enable_course_profiles: true,
  };
  await server.db
    .update(courses)
    .set({ enableCircleDocuments: false, enableLearningMentor: false })
    .where(eq(courses.id, cast.course.id));
  const seen = { configuration: { ...configuration, enable_circle_documents: false } };
  const flag = (name: string) => put(`${url}?only=${name}`, { configuration }, seen);
  expect((await flag('enable_circle_documents')).statusCode).toBe(200);
  const refused = await flag('enable_learning_mentor');
  expect(refused.json()).toMatchObject({ details: { current: { enable_learning_mentor: false } } });
});

test('an account answers the same', async () => {
  const { id } = cast.people.member;
  const url = fillPath(endpoints.changeUser.path, { id }) ?? '';
  const answer = await put(url, { first_name: 'Lea' }, { first_name: 'Anna' });
  expect(answer.json()).toMatchObject({
    code: 'version_conflict',
    details: { current: { first_name: cast.people.member.firstName } },
  });
});
