import { randomUUID } from 'node:crypto';
import { endpoints, fillPath } from '@learn/contracts';
import { desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AssignmentWorld, createAssignmentWorld } from '../../test/assignmentWorld.ts';
import type { CastMember } from '../../test/factories.ts';
import { readCsvAnswer } from '../../test/readSpreadsheet.ts';
import { auditEntries } from '../audit/tables.ts';
import type { CurrentUser } from '../authentication/currentUser.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { mayReadFile } from '../documents/mayReadFile.ts';
import { files } from '../documents/tables.ts';
import { mails } from '../mail/tables.ts';
import { notificationPreferences, notifications } from '../notifications/tables.ts';
import { assignmentCompletions } from './tables.ts';

let world: AssignmentWorld;

beforeAll(async () => {
  world = await createAssignmentWorld();
  await world.server.db.insert(notificationPreferences).values(
    (['expert', 'mentor'] as const).map((who) => ({
      userId: world.cast.people[who].id,
      category: 'USER_INTERACTION' as const,
      byMail: true,
    })),
  );
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  for (const table of [assignmentCompletions, notifications, completions, mails])
    await world.server.db.delete(table);
});

const answers = { 'task-1': { user_data: { 'block-text': 'fertig' } } };
type Which = 'casework' | 'praxis';

const handIn = (assignment: Which = 'casework') =>
  world.upsert('member', { assignment, data: answers, status: 'SUBMITTED' });

async function withdraw(who: CastMember = 'member', assignment: Which = 'casework') {
  const { data, codes } = await world.ask<{ withdraw_assignment_completion: Record<string, unknown> | null }>(
    who,
    `mutation ($assignment: ID!, $session: ID!) {
      withdraw_assignment_completion(assignment_id: $assignment, course_session_id: $session) {
        completion_status submitted_at withdrawable_until version completion_data } }`,
    { assignment: world.work.assignmentIds[assignment], session: world.cast.session.id },
  );
  return codes[0] ?? data?.withdraw_assignment_completion;
}

async function seenBy(who: CastMember, assignment: Which = 'casework') {
  const { data } = await world.ask<{ assignment_completion: Record<string, unknown> | null }>(
    who,
    `query ($assignment: ID!, $session: ID!, $user: ID!) {
      assignment_completion(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user) {
        completion_status submitted_at withdrawable_until completion_data task_completion_data } }`,
    {
      assignment: world.work.assignmentIds[assignment],
      session: world.cast.session.id,
      user: world.cast.people.member.id,
    },
  );
  return data?.assignment_completion;
}

async function get<Answer>(who: CastMember, path: string): Promise<Answer> {
  const answer = await (await world.server.login(world.cast.people[who].username)).get(path);
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

const unread = async (who: CastMember) =>
  (await get<{ unread_count: number }>(who, endpoints.unreadCount.path)).unread_count;
const told = async (who: CastMember) =>
  (await get<{ all_count: number; all_list: unknown[] }>(who, endpoints.notifications.path)).all_list.length;
const openTasks = (who: CastMember) =>
  get<unknown[]>(who, fillPath(endpoints.openTasks.path, { courseId: world.cast.course.id }) ?? '');
const dueMails = async () => {
  const rows = await world.server.db.select().from(mails).where(isNull(mails.sentAt));
  return rows.filter(({ dueAt }) => dueAt <= new Date()).length;
};

async function statusFor(who: CastMember, assignment: Which = 'casework') {
  const client = await world.server.login(world.cast.people[who].username);
  const path = fillPath(endpoints.assignmentStatus.path, {
    courseSessionId: world.cast.session.id,
    learningContentId: world.work.ids.de[assignment],
  });
  const answer = await client.post(path ?? '', { user_selection_ids: [world.cast.people.member.id] });
  return answer.json<{ completion_status: string }[]>()[0]?.completion_status;
}

const contentStatus = async () => {
  const [entry] = await world.server.db
    .select()
    .from(completions)
    .where(eq(completions.translationKey, world.work.keys.casework));
  return entry?.completionStatus;
};

describe('a submission that is taken back', () => {
  test('is in progress again with its answers, its content open, nobody told, and recorded', async () => {
    const { db } = world.server;
    const { completion } = await handIn();
    const own = await seenBy('member');
    expect(own).toMatchObject({ completion_status: 'SUBMITTED', submitted_at: completion?.submitted_at });
    const until = Date.parse(String(own?.withdrawable_until));
    expect(until - Date.parse(String(own?.submitted_at))).toBe(10 * 60_000);
    expect(await contentStatus()).toBe('SUCCESS');
    expect(await db.select().from(notifications)).toHaveLength(1);
    expect(await db.select().from(mails)).toHaveLength(1);

    expect(await withdraw()).toEqual({
      completion_status: 'IN_PROGRESS',
      submitted_at: null,
      withdrawable_until: null,
      version: 2,
      completion_data: answers,
    });
    expect(await contentStatus()).toBe('UNKNOWN');
    expect(await db.select().from(notifications)).toEqual([]);
    expect(await db.select().from(mails)).toEqual([]);
    const [audit] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(audit).toMatchObject({
      action: 'submission.withdrawn',
      actorId: world.cast.people.member.id,
      userId: world.cast.people.member.id,
      courseSessionId: world.cast.session.id,
      details: { assignment_id: world.work.assignmentIds.casework, submitted_at: own?.submitted_at },
    });
  });

  test('can be changed and handed in once more; taking back twice changes nothing', async () => {
    await handIn();
    await withdraw();
    expect(await withdraw()).toMatchObject({ completion_status: 'IN_PROGRESS', version: 2 });
    const data = { 'task-1': { user_data: { 'block-text': 'besser' } } };
    const again = await world.upsert('member', { data, status: 'SUBMITTED', version: 2 });
    expect(again.completion).toMatchObject({
      completion_status: 'SUBMITTED',
      version: 3,
      completion_data: data,
    });
    expect(await contentStatus()).toBe('SUCCESS');
    await world.letMinutesPass(10);
    expect(await unread('expert')).toBe(1);
  });

  test('leaves what people are told of another submission', async () => {
    await handIn('praxis');
    await handIn('casework');
    await withdraw('member', 'casework');
    await world.letMinutesPass(10);
    expect([await unread('mentor'), await unread('expert')]).toEqual([1, 0]);
  });
});

test('a circle that the submission unlocked stays unlocked when it is taken back', async () => {
  const { db } = world.server;
  const { keys } = world.work;
  const own = { userId: world.cast.people.member.id, courseSessionId: world.cast.session.id };
  const examCircle = eq(pages.translationKey, keys.exam);
  const [exam] = await db.select().from(pages).where(examCircle);
  await db
    .update(pages)
    .set({ data: { ...exam?.data, unlocked_by: [keys.work] } })
    .where(examCircle);
  const others = ['attendance', 'praxis', 'test', 'feedback'] as const;
  await db.insert(completions).values(
    others.map((page) => ({
      ...own,
      translationKey: keys[page],
      pageType: 'learnpath.LearningContent',
      completionStatus: 'SUCCESS' as const,
    })),
  );
  const unlocked = async () => {
    const rows = await db.select().from(completions).where(eq(completions.translationKey, keys.exam));
    return rows.map(({ additionalJsonData }) => additionalJsonData.unlocked);
  };
  expect(await unlocked()).toEqual([]);
  await handIn();
  expect(await unlocked()).toEqual([true]);
  await withdraw();
  expect(await contentStatus()).toBe('UNKNOWN');
  expect(await unlocked()).toEqual([true]);
  await db.update(pages).set({ data: exam?.data }).where(examCircle);
});

test('ten minutes after it was handed in, it is refused', async () => {
  await handIn();
  await world.letMinutesPass(9);
  expect((await seenBy('member'))?.withdrawable_until).toEqual(expect.any(String));
  await world.letMinutesPass(1);
  expect((await seenBy('member'))?.withdrawable_until).toBeNull();
  expect(await withdraw()).toBe('submission_final');
  expect(await contentStatus()).toBe('SUCCESS');
  expect(await unread('expert')).toBe(1);
});

test.each(['EVALUATION_IN_PROGRESS', 'EVALUATION_SUBMITTED'] as const)(
  'what is in %s is refused, however short ago it was handed in',
  async (completionStatus) => {
    await world.insert({ completionStatus, submittedAt: new Date() });
    expect(await withdraw()).toBe('submission_final');
  },
);

test.each([
  ['fellow', 'not_found'],
  ['expert', 'forbidden'],
  ['mentor', 'forbidden'],
  ['supervisor', 'forbidden'],
  ['admin', 'forbidden'],
  ['foreignExpert', 'not_found'],
  ['nobody', 'not_found'],
] as const)('%s takes nothing back: %s', async (who, code) => {
  await handIn();
  expect(await withdraw(who)).toBe(code);
  expect((await seenBy('member'))?.completion_status).toBe('SUBMITTED');
});

describe('until it cannot be taken back any more', () => {
  const hidden = {
    completion_status: 'IN_PROGRESS',
    submitted_at: null,
    withdrawable_until: null,
  };

  test.each([
    ['expert', { completion_data: {} }],
    ['supervisor', { completion_data: {} }],
    ['admin', { completion_data: answers }],
  ] as const)('%s sees work in progress', async (who, more) => {
    await handIn();
    expect(await seenBy(who)).toMatchObject({ ...hidden, ...more });
    expect(await statusFor(who)).toBe('IN_PROGRESS');
    await world.letMinutesPass(10);
    expect(await seenBy(who)).toMatchObject({
      completion_status: 'SUBMITTED',
      submitted_at: expect.any(String),
      withdrawable_until: null,
    });
    expect(await statusFor(who)).toBe('SUBMITTED');
  });

  test('mentors have nothing to do, see nothing and are not told', async () => {
    await handIn('praxis');
    expect(await seenBy('mentor', 'praxis')).toMatchObject({ ...hidden, completion_data: {} });
    expect(await openTasks('mentor')).toEqual([]);
    expect([await unread('mentor'), await told('mentor'), await dueMails()]).toEqual([0, 0, 0]);
    await world.letMinutesPass(10);
    expect(await seenBy('mentor', 'praxis')).toMatchObject({
      completion_status: 'SUBMITTED',
      completion_data: answers,
    });
    expect(await openTasks('mentor')).toHaveLength(1);
    expect([await unread('mentor'), await told('mentor'), await dueMails()]).toEqual([1, 1, 1]);
  });

  test('a notification cannot be read by its id', async () => {
    await handIn();
    const [row] = await world.server.db.select().from(notifications);
    const client = await world.server.login(world.cast.people.expert.username);
    const read = async () =>
      (await client.post(fillPath(endpoints.readNotification.path, { id: row?.id ?? '' }) ?? '')).statusCode;
    expect(await read()).toBe(404);
    await world.letMinutesPass(10);
    expect(await read()).toBe(204);
  });

  test('files of its answers are not for those who evaluate', async () => {
    const { db } = world.server;
    const id = randomUUID();
    await db.insert(files).values({
      id,
      ownerId: world.cast.people.member.id,
      purpose: 'storage',
      fileName: 'a.pdf',
      fileType: 'application/pdf',
      storageKey: id,
      uploadExpiresAt: new Date(),
      finishedAt: new Date(),
    });
    await world.insert({
      completionData: { 'task-1': { user_data: { 'block-file': id } } },
      submittedAt: new Date(),
    });
    const { expert } = world.cast.people;
    const file = { id, ownerId: world.cast.people.member.id, purpose: 'storage' as const };
    const reader: CurrentUser = { userId: expert.id, user: expert, language: 'de', sessionId: 'none' };
    expect(await mayReadFile(db, reader, file)).toBe(false);
    await world.letMinutesPass(10);
    expect(await mayReadFile(db, reader, file)).toBe(true);
  });

  test('exports and figures of the own people do not count it', async () => {
    await handIn('praxis');
    const exported = async () => {
      const client = await world.server.login(world.cast.people.admin.username);
      const path = `/api/dashboard/export/competence_elements/?course_id=${world.cast.course.id}&format=csv`;
      const { headers, rows } = readCsvAnswer(await client.get(path));
      const row = rows.find((cells) => cells.includes('Mia') && cells.includes('praxis (de)')) ?? [];
      return [row[headers.indexOf('Status')], row[headers.indexOf('Abgegeben am')] !== ''];
    };
    const submittedCount = async () => {
      const { data } = await world.ask<{
        agent_assignment_statistics: { persons: { submitted_count: number }[] };
      }>(
        'mentor',
        `query ($id: ID!) { agent_assignment_statistics(course_id: $id, agent_role: learning_mentor) {
          persons { submitted_count } } }`,
        { id: world.cast.course.id },
      );
      return data?.agent_assignment_statistics.persons.map(({ submitted_count }) => submitted_count);
    };
    expect([await exported(), await submittedCount()]).toEqual([['In Bearbeitung', false], [0]]);
    await world.letMinutesPass(10);
    expect([await exported(), await submittedCount()]).toEqual([['Abgegeben', true], [1]]);
  });

  test('nobody evaluates it', async () => {
    await handIn();
    const evaluation = {
      of: 'member' as const,
      status: 'EVALUATION_IN_PROGRESS',
      data: { 'evaluation-1': { expert_data: { points: 5 } } },
    };
    for (const who of ['expert', 'admin'] as const) {
      expect((await world.upsert(who, evaluation)).code).toBe('forbidden');
      expect((await world.upsert(who, { ...evaluation, data: {}, initialize_completion: true })).code).toBe(
        'forbidden',
      );
    }
    await world.letMinutesPass(10);
    expect((await world.upsert('expert', evaluation)).completion?.completion_status).toBe(
      'EVALUATION_IN_PROGRESS',
    );
  });

  test('the own data of an evaluator do not hold the notification', async () => {
    await handIn();
    const [row] = await world.server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, world.cast.people.expert.id));
    const data = async () => JSON.stringify(await get('expert', endpoints.dataDownload.path));
    expect(await data()).not.toContain(row?.id);
    await world.letMinutesPass(10);
    expect(await data()).toContain(row?.id);
  });
});
