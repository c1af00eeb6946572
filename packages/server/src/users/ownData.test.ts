import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, createPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions } from '../assignments/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { loginSessions } from '../authentication/tables.ts';
import { completions } from '../completions/tables.ts';
import { calendarFeeds } from '../due-dates/tables.ts';
import { mails } from '../mail/tables.ts';
import { selfEvaluationFeedbackCriteria, selfEvaluationFeedbacks } from '../mentors/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { userIdentities } from '../sign-on/tables.ts';
import { users } from './tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
});
afterAll(() => server[Symbol.asyncDispose]());

describe('own devices', () => {
  interface Device {
    readonly id: string;
    readonly device: string;
    readonly current: boolean;
  }
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

  async function threeDevices() {
    const { username, id } = await createPerson(server.db, { firstName: 'Lena' });
    const clients = [
      await server.login(username),
      await server.login(username),
      await server.login(username),
    ] as const;
    const list = async () => (await clients[0].get(endpoints.loginSessions.path)).json() as Device[];
    return { userId: id, clients, list };
  }
  const statuses = (clients: readonly { get(url: string): Promise<{ statusCode: number }> }[]) =>
    Promise.all(clients.map(async (client) => (await client.get(endpoints.me.path)).statusCode));
  const pathOf = (id: string) => `${endpoints.loginSessions.path}${id}/`;

  it('are listed without anything that would open a session', async () => {
    const { userId, list } = await threeDevices();
    await server.db.update(loginSessions).set({ userAgent: firefox }).where(eq(loginSessions.userId, userId));
    const devices = await list();
    expect(devices).toHaveLength(3);
    expect(devices.filter(({ current }) => current)).toHaveLength(1);
    expect(devices[0]).toMatchObject({ device: 'Firefox · Windows' });
    const kept = await server.db.select().from(loginSessions).where(eq(loginSessions.userId, userId));
    for (const { id } of kept) expect(JSON.stringify(devices)).not.toContain(id.slice(0, 16));
  });

  it('one is logged out alone', async () => {
    const { clients, list } = await threeDevices();
    const other = (await list()).find(({ current }) => !current);
    expect((await clients[0].delete(pathOf(other?.id ?? ''))).statusCode).toBe(204);
    expect((await statuses(clients)).sort()).toEqual([200, 200, 401]);
    expect((await clients[0].delete(pathOf(other?.id ?? ''))).statusCode).toBe(404);
  });

  it('the own one is logged out with its cookies', async () => {
    const { clients, list } = await threeDevices();
    const own = (await list()).find(({ current }) => current);
    await clients[0].delete(pathOf(own?.id ?? ''));
    expect(clients[0].cookies.has('sessionid')).toBe(false);
    expect(await statuses(clients)).toEqual([401, 200, 200]);
  });

  it('all others are logged out at once', async () => {
    const { clients } = await threeDevices();
    expect((await clients[1].delete(endpoints.loginSessions.path)).statusCode).toBe(204);
    expect(await statuses(clients)).toEqual([401, 200, 401]);
  });

  it('all are logged out with everywhere=true', async () => {
    const { clients } = await threeDevices();
    const wrong = await clients[0].delete(`${endpoints.loginSessions.path}?everywhere=yes`);
    expect(wrong.statusCode).toBe(400);
    await clients[0].delete(`${endpoints.loginSessions.path}?everywhere=true`);
    expect(await statuses(clients)).toEqual([401, 401, 401]);
    expect(clients[0].cookies.has('sessionid')).toBe(false);
  });

  it('of others are not there', async () => {
    const [one, another] = [await threeDevices(), await threeDevices()];
    const [foreign] = await another.list();
    expect((await one.clients[0].delete(pathOf(foreign?.id ?? ''))).statusCode).toBe(404);
    expect((await one.clients[0].delete(pathOf('not-an-id'))).statusCode).toBe(404);
    expect(await statuses(another.clients)).toEqual([200, 200, 200]);
    expect((await server.visit().get(endpoints.loginSessions.path)).statusCode).toBe(401);
  });
});

describe('GET /api/core/me/download/', () => {
  it('gives everything about oneself, and nothing of others', async () => {
    const { member, fellow } = cast.people;
    const common = { courseSessionId: cast.session.id, assignmentId: work.assignmentIds.casework };
    await server.db.insert(assignmentCompletions).values([
      {
        ...common,
        userId: member.id,
        completionStatus: 'EVALUATION_IN_PROGRESS',
        completionData: {
          'task-1': { user_data: { 'block-text': 'Meine Antwort' } },
          'evaluation-1': { expert_data: { points: 3, text: 'Geheimer Entwurf' } },
        },
        evaluationPoints: 3,
      },
      {
        ...common,
        userId: fellow.id,
        completionStatus: 'SUBMITTED',
        completionData: { 'task-1': { user_data: { 'block-text': 'Antwort des andern' } } },
      },
    ]);
    await server.db.insert(completions).values({
      courseSessionId: cast.session.id,
      userId: member.id,
      translationKey: cast.keys.text,
      completionStatus: 'SUCCESS',
      pageType: 'learnpath.LearningContentRichText',
    });
    await server.db.insert(notifications).values({
      userId: member.id,
      category: 'SYSTEM',
      verb: 'document_added',
      details: { title: 'Merkblatt' },
    });
    await server.db.insert(calendarFeeds).values({ userId: member.id, token: 'calendar-secret' });
    await server.db
      .insert(userIdentities)
      .values({ userId: member.id, issuer: 'https://login.example', subject: 'subject-1' });
    const answer = await (await server.login(member.username)).get(endpoints.dataDownload.path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['content-disposition']).toContain(`attachment; filename="${member.username}-20`);
    const data = answer.json();
    expect(data).toMatchObject({
      profile: { id: member.id, email: member.email },
      enrolments: [{ courseSessionId: cast.session.id, role: 'MEMBER' }],
      accompanied_by: [{ mentorId: cast.people.mentor.id, firstName: 'Moritz', lastName: 'Muster' }],
      accompanies: [],
      completions: [{ translationKey: cast.keys.text }],
      assignment_completions: [
        { completionData: { 'task-1': { user_data: { 'block-text': 'Meine Antwort' } } } },
      ],
      notifications: [{ details: { title: 'Merkblatt' } }],
      sign_on: [{ subject: 'subject-1' }],
      orders: [],
      exam_results: [],
      attendance: [],
    });
    for (const secret of [
      'Geheimer Entwurf',
      'Antwort des andern',
      'evaluationPoints',
      'passwordHash',
      'calendar-secret',
    ]) {
      expect(answer.body).not.toContain(secret);
    }
  });

  it('tells mentors whom they accompany, in which session', async () => {
    const { mentor, member } = cast.people;
    const data = (await (await server.login(mentor.username)).get(endpoints.dataDownload.path)).json();
    expect(data.accompanies).toEqual([
      {
        participantId: member.id,
        firstName: 'Mia',
        lastName: 'Muster',
        courseSessionId: cast.session.id,
        sessionTitles: cast.session.titles,
      },
    ]);
  });

  it('shows an evaluation once it is released', async () => {
    const { member } = cast.people;
    await server.db
      .update(assignmentCompletions)
      .set({ completionStatus: 'EVALUATION_SUBMITTED' })
      .where(eq(assignmentCompletions.userId, member.id));
    const { assignment_completions } = (
      await (await server.login(member.username)).get(endpoints.dataDownload.path)
    ).json();
    expect(assignment_completions).toMatchObject([{ evaluationPoints: 3 }]);
  });

  it('tells both people of a feedback what they wrote, and the participant the rest once it is given', async () => {
    const { member, mentor } = cast.people;
    const [round] = await server.db
      .insert(selfEvaluationFeedbacks)
      .values({
        courseSessionId: cast.session.id,
        unitKey: cast.keys['basics-unit'],
        requesterId: member.id,
        providerId: mentor.id,
        question: 'Reicht das so?',
      })
      .returning();
    await server.db.insert(selfEvaluationFeedbackCriteria).values({
      feedbackId: round?.id ?? '',
      criterionKey: cast.keys.criterion,
      status: 'FAIL',
      comment: 'Ergänze den Grund.',
      selfStatus: 'SUCCESS',
    });
    const dataOf = async ({ username }: { readonly username: string }) =>
      (await (await server.login(username)).get(endpoints.dataDownload.path)).json();
    expect(await dataOf(member)).toMatchObject({
      self_evaluation_feedbacks: [{ question: 'Reicht das so?' }],
      self_evaluation_answers: [],
    });
    expect(await dataOf(mentor)).toMatchObject({
      self_evaluation_answers: [{ comment: 'Ergänze den Grund.', selfStatus: null }],
    });
    await server.db.update(selfEvaluationFeedbacks).set({ submittedAt: new Date() });
    expect(await dataOf(member)).toMatchObject({
      self_evaluation_answers: [{ comment: 'Ergänze den Grund.', selfStatus: 'SUCCESS' }],
    });
    await server.db.delete(users).where(eq(users.id, mentor.id));
    expect(await dataOf(member)).toMatchObject({
      self_evaluation_feedbacks: [],
      self_evaluation_answers: [],
    });
  });

  it('is for people who are logged in', async () => {
    expect((await server.visit().get(endpoints.dataDownload.path)).statusCode).toBe(401);
  });
});

describe('POST /api/core/me/erasure/', () => {
  it('is recorded and mailed to the support, once a day', async () => {
    const person = await createPerson(server.db, { firstName: 'Noah' });
    const client = await server.login(person.username);
    expect((await client.post(endpoints.requestErasure.path)).statusCode).toBe(204);
    expect((await client.post(endpoints.requestErasure.path)).statusCode).toBe(204);
    const recorded = await server.db.select().from(auditEntries).where(eq(auditEntries.userId, person.id));
    expect(recorded).toMatchObject([{ action: 'erasure.requested', actorId: person.id }]);
    const sent = (await server.db.select().from(mails)).filter(({ text }) => text.includes(person.id));
    expect(sent).toMatchObject([{ recipient: server.context.config.SUPPORT_EMAIL }]);
    expect(sent[0]?.text).toContain(person.email);
    expect((await server.visit().post(endpoints.requestErasure.path)).statusCode).toBe(401);
  });
});
