import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, createPerson, createSession } from '../../test/factories.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { completions } from '../completions/tables.ts';
import {
  courseSessions,
  courseSessionUsers,
  mentorRelations,
  supervisorRegions,
} from '../course-sessions/tables.ts';
import { mails } from '../mail/tables.ts';

let server: TestServer;
let cast: Cast;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  admin = await server.login(cast.people.admin.username);
});
afterAll(() => server[Symbol.asyncDispose]());

const at = (endpoint: { readonly path: string }, id: string) => fillPath(endpoint.path, { id }) ?? '';
const someone = async () => (await createPerson(server.db, { firstName: 'Rita' })).id;
const give = (userId: string, body: object) =>
  admin.post(endpoints.enrol.path, { user_id: userId, course_session_id: cast.session.id, ...body });
const read = async (userId: string) => (await admin.get(at(endpoints.adminUser, userId))).json();

describe('a participant', () => {
  it('comes, goes, and finds their work again when they come back', async () => {
    const userId = await someone();
    const { id } = (await give(userId, { role: 'MEMBER' })).json();
    await server.db.insert(completions).values({
      userId,
      courseSessionId: cast.session.id,
      translationKey: cast.keys.text,
      completionStatus: 'SUCCESS',
      pageType: 'learnpath.LearningContentRichText',
    });
    expect((await admin.delete(at(endpoints.endEnrolment, id))).statusCode).toBe(204);
    expect((await read(userId)).enrolments).toEqual([]);
    expect((await admin.delete(at(endpoints.endEnrolment, id))).statusCode).toBe(404);
    expect((await give(userId, { role: 'MEMBER' })).statusCode).toBe(200);
    expect(await server.db.$count(completions, eq(completions.userId, userId))).toBe(1);
    const records = await server.db.select().from(auditEntries).where(eq(auditEntries.userId, userId));
    expect(records.map(({ action }) => action)).toEqual(['role.granted', 'role.revoked', 'role.granted']);
  });

  it('who only began to register is invited', async () => {
    const email = `${randomUUID()}@example.org`;
    const { id } = await createPerson(server.db, {
      ...{ firstName: 'Rita', username: email, email, passwordHash: null, confirmedAt: null },
    });
    expect((await give(id, { role: 'MEMBER' })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ invited: true, enrolments: [{ role: 'MEMBER' }] });
    expect(await server.db.$count(mails, eq(mails.recipient, email))).toBe(1);
  });

  it('is enrolled once', async () => {
    const answer = await give(cast.people.member.id, { role: 'EXPERT' });
    expect(answer.json().fields).toMatchObject([{ field: 'user_id' }]);
  });

  it('who leaves is accompanied no more, and the mentor without others is none any more', async () => {
    const userId = await someone();
    const mentorId = await someone();
    const { id } = (await give(userId, { role: 'MEMBER' })).json();
    await give(mentorId, { role: 'LEARNING_MENTOR', mentee_ids: [userId] });
    await admin.delete(at(endpoints.endEnrolment, id));
    expect((await read(mentorId)).enrolments).toEqual([]);
  });
});

describe('an expert', () => {
  it('has the circles that are chosen, of the course only', async () => {
    const userId = await someone();
    const { id } = (await give(userId, { role: 'EXPERT', circle_ids: [cast.keys.basics] })).json();
    expect((await read(userId)).enrolments).toMatchObject([
      { role: 'EXPERT', circles: [{ id: cast.keys.basics, title: 'basics (de)' }] },
    ]);
    const change = (circles: readonly string[]) =>
      admin.put(at(endpoints.changeEnrolment, id), { circle_ids: circles });
    expect((await change([cast.keys.advanced, cast.keys.closed])).statusCode).toBe(204);
    expect((await read(userId)).enrolments[0].circles).toHaveLength(2);
    expect((await change([cast.keys.text])).json().fields).toMatchObject([{ field: 'circle_ids' }]);
    expect(
      (await admin.put(at(endpoints.changeEnrolment, cast.enrolments.member), { circle_ids: [] })).statusCode,
    ).toBe(400);
  });
});

describe('a learning mentor', () => {
  it('gets and loses mentees of the session, and no others', async () => {
    const { member, fellow, other } = cast.people;
    const userId = await someone();
    const { id } = (await give(userId, { role: 'LEARNING_MENTOR', mentee_ids: [member.id] })).json();
    const change = (mentees: readonly string[]) =>
      admin.put(at(endpoints.changeEnrolment, id), { mentee_ids: mentees });
    expect((await change([fellow.id])).statusCode).toBe(204);
    expect((await read(userId)).enrolments[0].mentees).toMatchObject([{ user_id: fellow.id }]);
    expect((await change([other.id])).json().fields).toMatchObject([{ field: 'mentee_ids' }]);
    await change([]);
    const left = await server.db
      .select()
      .from(courseSessionUsers)
      .where(and(eq(courseSessionUsers.userId, userId), eq(courseSessionUsers.id, id)));
    expect(left).toEqual([]);
    expect(await server.db.$count(mentorRelations, eq(mentorRelations.mentorId, userId))).toBe(0);
  });

  it('is no fellow participant', async () => {
    const { member, fellow } = cast.people;
    const answer = await admin.put(at(endpoints.changeEnrolment, cast.enrolments.member), {
      mentee_ids: [fellow.id],
    });
    expect(member.id).not.toBe(fellow.id);
    expect(answer.json().code).toBe('mentor_is_fellow');
  });
});

describe('roles beside the sessions', () => {
  it('supervisors lead regions that the course has', async () => {
    const userId = await someone();
    const choose = (regions: readonly string[]) =>
      admin.put(at(endpoints.changeRegions, userId), { course_id: cast.course.id, regions });
    expect((await choose(['Zürich', 'Bern'])).statusCode).toBe(204);
    expect((await read(userId)).regions.map(({ region }: { region: string }) => region)).toEqual([
      'Bern',
      'Zürich',
    ]);
    expect((await choose(['Atlantis'])).json().fields).toMatchObject([{ field: 'regions' }]);
    await server.db
      .update(supervisorRegions)
      .set({ region: 'Mittelland' })
      .where(and(eq(supervisorRegions.userId, userId), eq(supervisorRegions.region, 'Bern')));
    expect((await choose(['Mittelland', 'Bern'])).statusCode).toBe(204);
    expect((await choose(['Bern'])).statusCode).toBe(204);
    expect((await choose(['Mittelland'])).statusCode).toBe(400);
    expect((await read(userId)).regions).toMatchObject([{ region: 'Bern' }]);
    await choose([]);
    expect((await read(userId)).regions).toEqual([]);
  });

  it.each([
    ['Berufsbildner', 'employer', 200],
    ['Ausbildungsverantwortlicher', 'employer', 200],
    ['Prüfungsexperte', null, 200],
    ['Prüfungsexperte', 'employer', 400],
    ['Berufsbildner', null, 400],
  ])('%s for %s answers %d', async (role, organisation, status) => {
    const answer = await admin.post(at(endpoints.addOrganisationRole, await someone()), {
      role,
      course_id: cast.course.id,
      organisation: organisation && cast.employer,
    });
    expect(answer.statusCode).toBe(status);
  });

  it('are given once and taken away', async () => {
    const userId = await someone();
    const add = () =>
      admin.post(at(endpoints.addOrganisationRole, userId), {
        role: 'Berufsbildner',
        course_id: cast.course.id,
        organisation: cast.employer,
      });
    const { id } = (await add()).json();
    expect((await add()).json()).toEqual({ id });
    expect((await read(userId)).organisation_roles).toMatchObject([{ id, people_count: 1 }]);
    expect((await admin.delete(at(endpoints.endOrganisationRole, id))).statusCode).toBe(204);
    expect((await admin.delete(at(endpoints.endOrganisationRole, id))).statusCode).toBe(404);
  });
});

it('there is a session’s circles and participants, and the courses’ regions and sessions to choose from', async () => {
  const options = (
    await admin.get(fillPath(endpoints.enrolmentOptions.path, { courseSessionId: cast.session.id }) ?? '')
  ).json();
  expect(options.circles.map(({ title }: { title: string }) => title)).toEqual([
    'basics (de)',
    'advanced (de)',
    'closed (de)',
  ]);
  expect(options.members.map(({ name }: { name: string }) => name)).toContain('Mia Muster');
  const courses = (await admin.get(endpoints.roleOptions.path)).json();
  expect(courses).toMatchObject([{ id: cast.course.id, regions: ['Bern', 'Zürich'] }]);
  expect(courses[0].sessions).toHaveLength(2);
  const archived = await createSession(server.db, cast.course.id);
  await server.db
    .update(courseSessions)
    .set({ archivedAt: new Date() })
    .where(eq(courseSessions.id, archived.id));
  expect((await admin.get(endpoints.roleOptions.path)).json()[0].sessions).toEqual(courses[0].sessions);
});
