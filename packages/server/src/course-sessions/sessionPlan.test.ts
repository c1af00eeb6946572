import { endpoints, fillPath } from '@learn/contracts';
import type { adminSessionPlanEndpoints, EndpointAnswer } from '@learn/contracts/endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../test/factories.ts';
import type { TestClient } from '../../test/testClient.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignments } from '../assignments/tables.ts';
import { attendanceCourses, attendanceEntries } from '../attendance/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { courseSessionUsers } from './tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

beforeEach(async () => {
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  admin = await server.login(cast.people.admin.username);
});

const at = (path: string, more: Readonly<Record<string, string>> = {}) =>
  fillPath(path, { courseSessionId: cast.session.id, ...more }) ?? '';
const dayPath = () => at(endpoints.writeAttendanceDay.path, { contentKey: work.keys.attendance });
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const day = (days: number) => ({
  start: inDays(days),
  end: inDays(days + 0.3),
  location: 'Bern',
  trainer: 'Emil',
});

type Plan = EndpointAnswer<typeof adminSessionPlanEndpoints.read>;

async function circle(title: string): Promise<Plan['circles'][number] | undefined> {
  const plan = (await admin.get(at(endpoints.sessionPlan.path))).json<Plan>();
  return plan.circles.find((one) => one.title === title);
}

/** Verbs of what the people of the session were told, by who. */
async function told() {
  const rows = await server.db
    .select({ userId: notifications.userId, verb: notifications.verb, url: notifications.targetUrl })
    .from(notifications);
  const names = Object.entries(cast.people);
  return rows.flatMap(({ userId, ...one }) => {
    const who = names.find(([, { id }]) => id === userId)?.[0];
    return who === undefined ? [] : [{ who, ...one }];
  });
}

describe('the plan of a session', () => {
  it('names what is planned and what is not, circle by circle', async () => {
    expect(await circle('work (de)')).toMatchObject({
      key: work.keys.work,
      days: [{ content_key: work.keys.attendance, title: 'attendance (de)', day: { recorded_count: 0 } }],
      assignments: [
        { title: 'casework (de)', assignment_type: 'CASEWORK', needs_expert_evaluation: true },
        { title: 'praxis (de)' },
        { title: 'test (de)', assignment_type: 'EDONIQ_TEST' },
      ],
      exam: null,
    });
    expect((await circle('exam (de)'))?.exam).toMatchObject({
      requires_booking: true,
      dates: [{ seats: 2 }],
    });
    expect((await circle('basics (de)'))?.days).toEqual([]);
  });

  it('has the exam experts of the course', async () => {
    const plan = (await admin.get(at(endpoints.sessionPlan.path))).json<Plan>();
    expect(plan.exam_experts.map(({ user_id }) => user_id)).toEqual([cast.people.examExpert.id]);
  });
});

describe('an attendance day', () => {
  it('that is planned first tells nobody', async () => {
    await server.db.delete(attendanceCourses).where(eq(attendanceCourses.courseSessionId, cast.session.id));
    expect((await admin.put(dayPath(), day(5))).statusCode).toBe(200);
    expect((await circle('work (de)'))?.days[0]?.day).toMatchObject({ location: 'Bern', trainer: 'Emil' });
    expect(await told()).toEqual([]);
  });

  it('that moves tells participants and the experts of the circle, each with their own link', async () => {
    await admin.put(dayPath(), day(5));
    await server.db.delete(notifications);
    await admin.put(dayPath(), day(6));
    const all = await told();
    expect(all.map(({ who, verb }) => `${who} ${verb}`).sort()).toEqual([
      'expert date_moved',
      'fellow date_moved',
      'member date_moved',
    ]);
    expect(all.find(({ who }) => who === 'expert')?.url).toContain('/cockpit/attendance');
    expect(all.find(({ who }) => who === 'member')?.url).toContain('/learn/work/attendance');
  });

  it('that moves tells no participant whose path is another one', async () => {
    const names = { de: 'Leben', fr: 'Vie', it: 'Vita' };
    const [life] = await server.db
      .insert(courseProfiles)
      .values({ code: `life-${cast.session.id}`, names })
      .returning();
    await server.db
      .update(courseSessionUsers)
      .set({ chosenProfileId: life?.id ?? null })
      .where(eq(courseSessionUsers.id, cast.enrolments.member));
    await server.db
      .update(pages)
      .set({ data: { profiles: ['another'] } })
      .where(eq(pages.translationKey, work.keys.work));
    await admin.put(dayPath(), day(5));
    await server.db.delete(notifications);
    await admin.put(dayPath(), day(6));
    expect((await told()).map(({ who }) => who).sort()).toEqual(['expert', 'fellow']);
  });

  it('whose trainer changes tells nobody', async () => {
    const planned = day(5);
    await admin.put(dayPath(), planned);
    await server.db.delete(notifications);
    await admin.put(dayPath(), { ...planned, trainer: 'Eva' });
    expect(await told()).toEqual([]);
  });

  it('that was over and stays so tells nobody', async () => {
    await admin.put(dayPath(), day(-9));
    await server.db.delete(notifications);
    await admin.put(dayPath(), day(-8));
    expect(await told()).toEqual([]);
  });

  it('cannot end before it starts', async () => {
    const answer = await admin.put(dayPath(), { ...day(5), end: inDays(4) });
    expect(answer.json().fields).toEqual([{ field: 'end', messages: ['Das Ende liegt vor dem Beginn.'] }]);
  });

  it('has a length', async () => {
    const answer = await admin.put(dayPath(), { ...day(5), end: day(5).start });
    const [{ messages }] = answer.json().fields;
    expect(messages).toEqual(['Das Ende muss nach dem Beginn liegen.']);
  });

  describe('of which a part is changed', () => {
    const planned = {
      start: '2031-05-06T06:30:00.000Z',
      end: '2031-05-06T14:30:00.000Z',
      location: 'Bern',
      trainer: 'Emil',
    };
    const stored = async () => (await circle('work (de)'))?.days[0]?.day;
    const change = (only: string, fields: object) =>
      admin.put(`${dayPath()}?${only}`, { ...planned, ...fields });

    it('keeps what another administrator has changed meanwhile', async () => {
      await admin.put(dayPath(), {
        ...planned,
        start: '2031-12-09T07:30:00.000Z',
        end: '2031-12-09T15:30:00.000Z',
      });
      await server.db.delete(notifications);
      expect((await change('only=trainer', { trainer: 'Eva', location: 'Basel' })).statusCode).toBe(200);
      expect(await stored()).toMatchObject({
        start: '2031-12-09T07:30:00.000Z',
        location: 'Bern',
        trainer: 'Eva',
      });
      expect(await told()).toEqual([]);
      await change('only=until&only=location', { end: '2031-05-06T16:00:00.000Z', location: 'Thun' });
      // 18 o'clock in summer and in winter
      expect(await stored()).toMatchObject({
        start: '2031-12-09T07:30:00.000Z',
        end: '2031-12-09T17:00:00.000Z',
        location: 'Thun',
      });
      await change('only=day', { start: '2031-05-07T06:30:00.000Z', end: '2031-05-07T14:30:00.000Z' });
      expect(await stored()).toMatchObject({
        start: '2031-05-07T06:30:00.000Z',
        end: '2031-05-07T16:00:00.000Z',
      });
    });

    it('is checked as the whole that comes of it', async () => {
      await admin.put(dayPath(), { ...planned, start: '2031-05-06T12:00:00.000Z' });
      const answer = await change('only=until', { end: '2031-05-06T10:00:00.000Z' });
      expect(answer.json().fields).toEqual([{ field: 'end', messages: ['Das Ende liegt vor dem Beginn.'] }]);
    });

    it('is not planned anew when it was cancelled meanwhile', async () => {
      await server.db.delete(attendanceCourses).where(eq(attendanceCourses.courseSessionId, cast.session.id));
      expect((await change('only=trainer', { trainer: 'Eva' })).statusCode).toBe(404);
      expect(await stored()).toBeNull();
    });

    it('is one of its parts', async () => {
      expect((await change('only=weather', {})).statusCode).toBe(400);
    });
  });

  it('exists for attendance contents only', async () => {
    const path = at(endpoints.writeAttendanceDay.path, { contentKey: work.keys.casework });
    expect((await admin.put(path, day(5))).statusCode).toBe(404);
  });

  it('is cancelled with a word to those whom it concerns, unless attendance is recorded', async () => {
    await admin.put(dayPath(), day(5));
    const [planned] = await server.db
      .select()
      .from(attendanceCourses)
      .where(eq(attendanceCourses.courseSessionId, cast.session.id));
    const entry = { attendanceCourseId: planned?.id ?? '', userId: cast.people.member.id };
    await server.db.insert(attendanceEntries).values({ ...entry, status: 'PRESENT' });
    expect((await admin.delete(dayPath())).json().code).toBe('has_records');
    await server.db.delete(attendanceEntries);
    await server.db.delete(notifications);
    expect((await admin.delete(dayPath())).statusCode).toBe(200);
    expect((await circle('work (de)'))?.days[0]?.day).toBeNull();
    expect((await told()).map(({ verb }) => verb)).toEqual(Array(3).fill('date_cancelled'));
    expect((await admin.delete(dayPath())).statusCode).toBe(404);
  });
});

describe('deadlines', () => {
  const path = () => at(endpoints.writeDeadlines.path, { assignmentId: work.assignmentIds.casework });

  it('that move tell participants of the submission and experts of the evaluation', async () => {
    await admin.put(path(), { submission_deadline: inDays(5), evaluation_deadline: inDays(9) });
    await server.db.delete(notifications);
    await admin.put(path(), { submission_deadline: inDays(6), evaluation_deadline: inDays(10) });
    expect((await told()).map(({ who }) => who).sort()).toEqual(['expert', 'fellow', 'member']);
    await server.db.delete(notifications);
    await admin.put(path(), { submission_deadline: null, evaluation_deadline: inDays(12) });
    expect((await told()).map(({ who }) => who)).toEqual(['expert']);
    expect((await circle('work (de)'))?.assignments[0]).toMatchObject({ submission_deadline: null });
  });

  it('of an evaluation that nobody does tell nobody', async () => {
    await server.db
      .update(assignments)
      .set({ assignmentType: 'REFLECTION', needsExpertEvaluation: false })
      .where(eq(assignments.id, work.assignmentIds.casework));
    await admin.put(path(), { submission_deadline: null, evaluation_deadline: inDays(9) });
    await admin.put(path(), { submission_deadline: null, evaluation_deadline: inDays(10) });
    expect(await told()).toEqual([]);
  });

  it('are changed one by one, and checked together', async () => {
    const [submission, evaluation] = [inDays(5), inDays(9)];
    await admin.put(path(), { submission_deadline: submission, evaluation_deadline: evaluation });
    const stale = { submission_deadline: inDays(1), evaluation_deadline: inDays(20) };
    await admin.put(`${path()}?only=evaluation_deadline`, stale);
    expect((await circle('work (de)'))?.assignments[0]).toMatchObject({
      submission_deadline: submission,
      evaluation_deadline: stale.evaluation_deadline,
    });
    const early = { submission_deadline: null, evaluation_deadline: inDays(4) };
    const answer = await admin.put(`${path()}?only=evaluation_deadline`, early);
    expect(answer.json().fields).toMatchObject([{ field: 'evaluation_deadline' }]);
  });

  it('are refused when the evaluation ends before the submission', async () => {
    const answer = await admin.put(path(), {
      submission_deadline: inDays(5),
      evaluation_deadline: inDays(4),
    });
    expect(answer.json().fields).toEqual([
      { field: 'evaluation_deadline', messages: ['Die Frist der Bewertung liegt vor der Abgabe.'] },
    ]);
  });

  it('are those of assignments of the course', async () => {
    const other = await createCast(server.db);
    const foreign = fillPath(endpoints.writeDeadlines.path, {
      courseSessionId: other.session.id,
      assignmentId: work.assignmentIds.casework,
    });
    const body = { submission_deadline: null, evaluation_deadline: null };
    expect((await admin.put(foreign ?? '', body)).statusCode).toBe(404);
  });
});
