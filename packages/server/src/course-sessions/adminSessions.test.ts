import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCast, createPerson, createSession, dayFromToday, enrol } from '../../test/factories.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork } from '../../test/work.ts';
import { sessionAssignments } from '../assignments/tables.ts';
import { attendanceCourses, attendanceEntries } from '../attendance/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { examBookings, examDates, examTransitions } from '../exams/tables.ts';
import { feedbackQuestionnaires, feedbackResponses } from '../feedback/tables.ts';
import { selfEvaluationFeedbacks } from '../mentors/tables.ts';
import { announcements } from '../messages/tables.ts';
import { courseSessions, courseSessionUsers, expertCircles } from './tables.ts';

let server: TestServer;
let cast: Awaited<ReturnType<typeof createCast>>;
let work: Awaited<ReturnType<typeof createWork>>;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  admin = await server.login(cast.people.admin.username);
});
afterAll(() => server[Symbol.asyncDispose]());

const at = (path: string, courseSessionId: string) => fillPath(path, { courseSessionId }) ?? '';
const fields = {
  titles: { de: 'Bern 2027' },
  region: 'Bern',
  generation: '2027',
  start_date: '2027-01-04',
  end_date: '2027-06-30',
};

describe('a new session', () => {
  it('has the German title where others are left out, and is recorded', async () => {
    const answer = await admin.post(endpoints.createSession.path, { course_id: cast.course.id, ...fields });
    expect(answer.json()).toMatchObject({
      titles: { de: 'Bern 2027', fr: 'Bern 2027', it: 'Bern 2027' },
      region: 'Bern',
      state: 'upcoming',
      experts: [],
      can_delete: true,
    });
    const records = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.courseSessionId, answer.json().id));
    expect(records).toMatchObject([{ action: 'course_session.created', actorId: cast.people.admin.id }]);
  });

  it.each([
    [{ ...fields, titles: { de: ' ' } }, 'titles.de', 'Pflichtfeld.'],
    [{ ...fields, end_date: '2027-01-03' }, 'end_date', 'Das Ende liegt vor dem Beginn.'],
    [{ ...fields, start_date: '04.01.2027' }, 'start_date', 'Ungültiger Wert.'],
  ])('is refused with the reason beside the field: %o', async (wrong, field, message) => {
    const answer = await admin.post(endpoints.createSession.path, { course_id: cast.course.id, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([{ field, messages: [message] }]);
  });

  it('is refused for a course that does not exist', async () => {
    const answer = await admin.post(endpoints.createSession.path, { course_id: randomUUID(), ...fields });
    expect(answer.json().fields).toMatchObject([{ field: 'course_id' }]);
  });

  it('says the reason in the language of the person', async () => {
    const { username } = await createPerson(server.db, {
      firstName: 'Ada',
      hasVbvAdminAccess: true,
      language: 'it',
    });
    const client = await server.login(username);
    const body = { course_id: cast.course.id, ...fields, end_date: '2026-01-01' };
    expect((await client.post(endpoints.createSession.path, body)).json().fields).toEqual([
      { field: 'end_date', messages: ['La fine precede l’inizio.'] },
    ]);
  });
});

describe('the list of sessions', () => {
  it('finds by words of title, course, region and generation, without accents', async () => {
    const { id } = await createSession(server.db, cast.course.id, {
      titles: { de: 'Genève Été', fr: 'Genève Été', it: 'Ginevra' },
      region: 'Romandie',
      generation: '2031',
    });
    for (const search of ['geneve', 'ete roman', 'ginevra 2031', 'svizzera romanda 2031']) {
      const answer = await admin.get(`${endpoints.adminSessions.path}?search=${search}`);
      expect(answer.json().map((one: { id: string }) => one.id)).toEqual([id]);
    }
    expect((await admin.get(`${endpoints.adminSessions.path}?search=%25`)).json()).toEqual([]);
  });

  it('leaves archived ones out unless they are asked for, and counts all pages', async () => {
    const { course } = await createCast(server.db);
    const path = `${endpoints.adminSessions.path}?course=${course.id}`;
    const ids = async (query: string) =>
      (await admin.get(path + query)).json().map((one: { id: string }) => one.id);
    const { id } = await createSession(server.db, course.id, { startDate: dayFromToday(5) });
    expect(await ids('&state=upcoming')).toEqual([id]);
    const paged = await admin.get(`${path}&limit=1`);
    expect([paged.json().length, paged.headers['x-total-count']]).toEqual([1, '3']);
    await admin.put(at(endpoints.archiveSession.path, id), { archived: true });
    expect(await ids('')).not.toContain(id);
    expect(await ids('&state=archived')).toEqual([id]);
    await admin.put(at(endpoints.archiveSession.path, id), { archived: false });
    expect(await ids('&state=upcoming')).toEqual([id]);
  });

  it('is sorted by the number of participants', async () => {
    const path = `${endpoints.adminSessions.path}?course=${cast.course.id}&sort=`;
    const counts = async (sort: string) =>
      (await admin.get(path + sort)).json().map((one: { member_count: number }) => one.member_count);
    const up = await counts('members');
    expect(up).toEqual([...up].sort((left, right) => left - right));
    expect(await counts('-members')).toEqual(up.toReversed());
  });
});

describe('a change of a session', () => {
  it('leaves what is not sent, and is recorded with what was before', async () => {
    const { id } = await createSession(server.db, cast.course.id);
    const answer = await admin.put(at(endpoints.changeSession.path, id), { region: 'Uri' });
    expect(answer.json()).toMatchObject({ region: 'Uri', generation: '2026' });
    const [record] = await server.db.select().from(auditEntries).where(eq(auditEntries.courseSessionId, id));
    expect(record?.details).toEqual({ before: { region: 'Zürich' }, after: { region: 'Uri' } });
  });

  it('does not let it end before it begins, whichever of the two is sent', async () => {
    const { id } = await createSession(server.db, cast.course.id);
    const answer = await admin.put(at(endpoints.changeSession.path, id), { end_date: '2000-01-01' });
    expect(answer.json().fields).toMatchObject([{ field: 'end_date' }]);
  });
});

describe('a session that is deleted', () => {
  it('is gone when only experts are in it', async () => {
    const { id } = await createSession(server.db, cast.course.id);
    const { id: userId } = await createPerson(server.db, { firstName: 'Eva' });
    await enrol(server.db, { userId, courseSessionId: id, role: 'EXPERT' });
    expect((await admin.delete(at(endpoints.deleteSession.path, id))).statusCode).toBe(204);
    expect((await admin.get(at(endpoints.adminSession.path, id))).statusCode).toBe(404);
  });

  it('stays when people take part', async () => {
    const answer = await admin.delete(at(endpoints.deleteSession.path, cast.session.id));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'has_records']);
  });
});

describe('a session that nobody is in any more stays, for', () => {
  const questionnaire = async () => {
    const values = { kind: 'uk', version: 999, questions: [] } as const;
    const [created] = await server.db.insert(feedbackQuestionnaires).values(values).returning();
    return created?.id ?? '';
  };

  it.each([
    [
      'attendance',
      async (userId: string, courseSessionId: string) => {
        const [day] = await server.db
          .insert(attendanceCourses)
          .values({
            courseSessionId,
            contentKey: randomUUID(),
            circleKey: work.keys.work,
            startsAt: new Date(),
            endsAt: new Date(),
          })
          .returning();
        await server.db
          .insert(attendanceEntries)
          .values({ attendanceCourseId: day?.id ?? '', userId, status: 'PRESENT' });
      },
    ],
    [
      'a seat in an exam',
      async (userId: string, courseSessionId: string) => {
        const [known] = await server.db.select().from(examDates).limit(1);
        if (known === undefined) throw new Error('The cast has no exam.');
        const { id: _, ...date } = known;
        const [created] = await server.db
          .insert(examDates)
          .values({ ...date, courseSessionId })
          .returning();
        await server.db.insert(examBookings).values({ examDateId: created?.id ?? '', userId });
      },
    ],
    [
      'an exam’s state',
      (userId: string, courseSessionId: string) =>
        server.db.insert(examTransitions).values({
          userId,
          courseSessionId,
          circleKey: work.keys.exam,
          fromState: 'ready',
          toState: 'booked',
        }),
    ],
    [
      'an answer without its author',
      async (_: string, courseSessionId: string) =>
        server.db.insert(feedbackResponses).values({
          courseSessionId,
          contentKey: randomUUID(),
          circleKey: work.keys.work,
          questionnaireId: await questionnaire(),
          answers: {},
          submittedOn: '2026-01-01',
        }),
    ],
    [
      'an announcement',
      (userId: string, courseSessionId: string) =>
        server.db.insert(announcements).values({
          authorId: userId,
          courseId: cast.course.id,
          courseSessionId,
          title: 'Hallo',
          text: '',
          idempotencyKey: randomUUID(),
        }),
    ],
    [
      'what a mentor was asked',
      (userId: string, courseSessionId: string) =>
        server.db.insert(selfEvaluationFeedbacks).values({
          courseSessionId,
          unitKey: randomUUID(),
          requesterId: userId,
          providerId: cast.people.expert.id,
        }),
    ],
  ])('%s', async (_, record) => {
    const { id } = await createSession(server.db, cast.course.id);
    const { id: userId } = await createPerson(server.db, { firstName: 'Eva' });
    await record(userId, id);
    expect((await admin.get(at(endpoints.adminSession.path, id))).json().can_delete).toBe(false);
    const answer = await admin.delete(at(endpoints.deleteSession.path, id));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'has_records']);
  });
});

describe('a copy of a session', () => {
  it('has its dates, moved by the days between the beginnings at the same time of day, and nobody who takes part', async () => {
    const { db } = server;
    const [source] = await db
      .update(courseSessions)
      .set({ startDate: '2026-02-02', endDate: '2026-12-31' })
      .where(eq(courseSessions.id, cast.session.id))
      .returning();
    await db
      .update(attendanceCourses)
      .set({ startsAt: new Date('2026-06-01T07:30:00Z'), endsAt: new Date('2026-06-01T15:00:00Z') })
      .where(eq(attendanceCourses.courseSessionId, source?.id ?? ''));
    const copied = await admin.post(at(endpoints.copySession.path, cast.session.id), {
      ...fields,
      start_date: '2026-12-29',
      end_date: '2027-12-31',
      with_experts: true,
    });
    const { id, member_count } = copied.json();
    expect(member_count).toBe(0);
    const [day] = await db.select().from(attendanceCourses).where(eq(attendanceCourses.courseSessionId, id));
    expect(day?.startsAt.toISOString()).toBe('2027-04-27T07:30:00.000Z');
    const count = (table: typeof sessionAssignments | typeof examDates, of: string) =>
      db.$count(table, eq(table.courseSessionId, of));
    for (const table of [sessionAssignments, examDates])
      expect(await count(table, id)).toBe(await count(table, cast.session.id));
    expect(await db.$count(examDates, eq(examDates.courseSessionId, id))).toBeGreaterThan(0);
    const bookings = await db
      .select()
      .from(examBookings)
      .innerJoin(examDates, eq(examDates.id, examBookings.examDateId))
      .where(eq(examDates.courseSessionId, id));
    expect(bookings).toEqual([]);
    const [expert] = await db
      .select({ userId: courseSessionUsers.userId, id: courseSessionUsers.id })
      .from(courseSessionUsers)
      .where(and(eq(courseSessionUsers.courseSessionId, id), eq(courseSessionUsers.role, 'EXPERT')));
    expect(expert?.userId).toBe(cast.people.expert.id);
    const circles = await db
      .select()
      .from(expertCircles)
      .where(eq(expertCircles.courseSessionUserId, expert?.id ?? ''));
    expect(circles.map(({ circleKey }) => circleKey).sort()).toEqual([work.keys.work, work.keys.exam].sort());
  });

  it('goes without experts where they are not wanted', async () => {
    const copied = await admin.post(at(endpoints.copySession.path, cast.session.id), {
      ...fields,
      with_experts: false,
    });
    expect(copied.json()).toMatchObject({ experts: [], expert_count: 0 });
  });
});

describe('an archived session', () => {
  it('is not on sale any more', async () => {
    const { course } = await createCast(server.db);
    const { id } = await createSession(server.db, course.id);
    const created = await admin.post(endpoints.createProduct.path, {
      code: randomUUID(),
      course_session_id: id,
      titles: { de: 'Platz' },
      descriptions: { de: '' },
      price: 100,
      active: true,
      position: 0,
    });
    expect(created.json().on_sale).toBe(true);
    await admin.put(at(endpoints.archiveSession.path, id), { archived: true });
    const products = (await admin.get(`${endpoints.adminProducts.path}?course_session_id=${id}`)).json();
    expect(products).toMatchObject([{ on_sale: false, active: true }]);
  });
});
