import { endpoints, fillPath, type Seen, seenHeader, writeSeen } from '@learn/contracts';
import type { adminSessionPlanEndpoints, EndpointAnswer } from '@learn/contracts/endpoints';
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

const configuration = {
  enable_circle_documents: true,
  enable_learning_mentor: true,
  enable_competence_certificates: true,
  enable_course_profiles: true,
};

test('of the flags of a course each is compared for itself', async () => {
  const url = fillPath(endpoints.changeCourse.path, { courseId: cast.course.id }) ?? '';
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

test.each([{ configuration: null }, { configuration: 'all', profile_ids: 1 }])(
  'a header of another shape than the fields has, %j, counts as if it said nothing of them',
  async (seen) => {
    const url = fillPath(endpoints.changeCourse.path, { courseId: cast.course.id }) ?? '';
    expect((await put(`${url}?only=enable_course_profiles`, { configuration }, seen)).statusCode).toBe(200);
  },
);

test('an account answers the same', async () => {
  const { id } = cast.people.member;
  const url = fillPath(endpoints.changeUser.path, { id }) ?? '';
  const answer = await put(url, { first_name: 'Lea' }, { first_name: 'Anna' });
  expect(answer.json()).toMatchObject({
    code: 'version_conflict',
    details: { current: { first_name: cast.people.member.firstName } },
  });
});

test('what the plan of a session says of deadlines and an exam date counts as seen', async () => {
  const courseSessionId = cast.session.id;
  const planUrl = fillPath(endpoints.sessionPlan.path, { courseSessionId }) ?? '';
  const { circles } = (await admin.get(planUrl)).json<
    EndpointAnswer<typeof adminSessionPlanEndpoints.read>
  >();
  const assignment = circles
    .flatMap(({ assignments }) => assignments)
    .find(({ submission_deadline }) => submission_deadline !== null);
  const stored = assignment?.submission_deadline ?? '';
  const deadlinesUrl = fillPath(endpoints.writeDeadlines.path, {
    courseSessionId,
    assignmentId: assignment?.assignment_id ?? '',
  });
  const earlier = new Date(Date.parse(stored) - 60_000).toISOString();
  const deadlines = { submission_deadline: earlier, evaluation_deadline: null };
  const write = (seen: Seen) => put(`${deadlinesUrl}?only=submission_deadline`, deadlines, seen);
  expect((await write({ submission_deadline: '2001-01-01T22:59:00.000Z' })).statusCode).toBe(409);
  expect((await write({ submission_deadline: stored })).statusCode).toBe(200);

  const [date] = circles.flatMap(({ exam }) => exam?.dates ?? []);
  if (date === undefined) throw new Error('The plan has no exam date');
  const { id: dateId, start, end, place, seats, booking_until, expert } = date;
  const dateUrl = fillPath(endpoints.changeExamDate.path, {
    courseSessionId,
    circleId: work.ids.de.exam,
    dateId,
  });
  const seen = { place, seats, booking_until, expert_id: expert?.user_id ?? null };
  const body = { ...seen, start, end, place: 'Thun', seats: seats + 1 };
  const only = Object.keys(seen).map((name) => `only=${name}`);
  expect((await put(`${dateUrl}?${only.join('&')}`, body, { ...seen, seats: 99 })).json()).toMatchObject({
    details: { current: { seats } },
  });
  expect((await put(`${dateUrl}?${only.join('&')}`, body, seen)).statusCode).toBe(200);
});
