import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AssignmentWorld,
  createAssignmentWorld,
  type UpsertChange,
} from '../../test/assignmentWorld.ts';
import { enrol } from '../../test/factories.ts';
import { auditEntries } from '../audit/tables.ts';
import { expertCircles } from '../course-sessions/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { assignmentCompletions } from './tables.ts';

let world: AssignmentWorld;

beforeAll(async () => {
  world = await createAssignmentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.server.db.delete(assignmentCompletions);
  await world.server.db.delete(notifications);
});

const points = (first: number | null, second?: number | null) => ({
  'evaluation-1': { expert_data: { points: first } },
  ...(second === undefined ? {} : { 'evaluation-2': { expert_data: { points: second } } }),
});
const save = (change: UpsertChange) =>
  world.upsert('expert', { of: 'member', status: 'EVALUATION_IN_PROGRESS', ...change });
const release = (change: UpsertChange = {}) =>
  world.upsert('expert', { of: 'member', status: 'EVALUATION_SUBMITTED', ...change });
const latestAudit = async (count: number) => {
  const entries = await world.server.db
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(count);
  return entries.map(({ action, actorId, userId }) => ({ action, actorId, userId })).reverse();
};

describe('an expert who evaluates', () => {
  test('sums up the points of the tasks, and nothing is passed before the release', async () => {
    await world.insert();
    const begun = await save({ data: points(7.25), evaluation_points: 19, evaluation_passed: true });
    expect(begun.completion).toMatchObject({
      version: 2,
      completion_status: 'EVALUATION_IN_PROGRESS',
      evaluation_points: 7.25,
      evaluation_points_final: 7.25,
      evaluation_max_points: 20,
      evaluation_passed: null,
      grade: null,
      evaluation_user: { id: world.cast.people.expert.id },
      task_completion_data: {
        'evaluation-1': { points: 7.25, max_points: 10 },
        'evaluation-2': { points: null, max_points: 10 },
      },
    });
    const done = await release({ data: points(7.25, 4.5), version: 2, evaluation_user_id: randomUUID() });
    expect(done.completion).toMatchObject({
      completion_status: 'EVALUATION_SUBMITTED',
      evaluation_submitted_at: expect.any(String),
      evaluation_points: 11.75,
      evaluation_percent: 58.8,
      evaluation_passed: true,
      evaluation_user: { id: world.cast.people.expert.id },
      grade: { official: 4 },
    });
    expect(await latestAudit(1)).toEqual([
      {
        action: 'evaluation.released',
        actorId: world.cast.people.expert.id,
        userId: world.cast.people.member.id,
      },
    ]);
    expect(await world.server.db.select().from(notifications)).toMatchObject([
      { userId: world.cast.people.member.id, verb: 'evaluation_released', category: 'PROGRESS' },
    ]);
  });

  test('deducts with a reason only, and never below 0', async () => {
    await world.insert();
    const without = await save({ data: points(5, 0), evaluation_points_deducted: 7 });
    expect(without).toMatchObject({
      code: 'validation_failed',
      fields: ['evaluation_points_deducted_reason'],
    });
    const blank = await save({ evaluation_points_deducted: 7, evaluation_points_deducted_reason: '  ' });
    expect(blank.code).toBe('validation_failed');
    const done = await release({
      data: points(5, 0),
      evaluation_points_deducted: 7,
      evaluation_points_deducted_reason: 'zu spät',
    });
    expect(done.completion).toMatchObject({
      evaluation_points: 5,
      evaluation_points_deducted: 7,
      evaluation_points_deducted_reason: 'zu spät',
      evaluation_points_deducted_user: { id: world.cast.people.expert.id },
      evaluation_points_final: 0,
      evaluation_passed: false,
      grade: { official: 1 },
    });
    expect((await latestAudit(2)).map(({ action }) => action)).toEqual([
      'evaluation.deducted',
      'evaluation.released',
    ]);
    const taken = await release({ evaluation_points_deducted: 0 });
    expect(taken.completion).toMatchObject({
      evaluation_points_final: 5,
      evaluation_points_deducted_reason: '',
      evaluation_points_deducted_user: null,
    });
  });

  test.each([
    ['more than the maximum', points(10.5), 'completion_data_string.evaluation-1.expert_data.points'],
    ['less than nothing', points(-1), 'completion_data_string.evaluation-1.expert_data.points'],
    ['three decimals', points(1.005), 'completion_data_string.evaluation-1.expert_data.points'],
    [
      'a text as points',
      { 'evaluation-1': { expert_data: { points: '5' } } },
      'completion_data_string.evaluation-1.expert_data.points',
    ],
    [
      'an unknown field',
      { 'evaluation-1': { expert_data: { grade: 6 } } },
      'completion_data_string.evaluation-1.expert_data.grade',
    ],
    ['an unknown task', { 'task-1': { expert_data: { points: 1 } } }, 'completion_data_string.task-1'],
  ])('cannot give %s', async (_, data, field) => {
    await world.insert();
    const refused = await save({ data });
    expect(refused.code).toBe('validation_failed');
    expect(refused.fields).toContain(field);
  });

  test('releases complete evaluations only', async () => {
    await world.insert();
    const half = await release({ data: points(7) });
    expect(half).toMatchObject({
      code: 'validation_failed',
      fields: ['completion_data_string.evaluation-2.expert_data.points'],
    });
    const [row] = await world.server.db.select().from(assignmentCompletions);
    expect(row).toMatchObject({ completionStatus: 'SUBMITTED', evaluationPoints: null });
  });

  test('finds nothing to evaluate before the work is submitted, and never writes answers', async () => {
    expect((await save({ data: points(7) })).code).toBe('forbidden');
    await world.insert({ completionStatus: 'IN_PROGRESS' });
    expect((await save({ data: points(7) })).code).toBe('forbidden');
    await world.server.db.update(assignmentCompletions).set({ completionStatus: 'SUBMITTED' });
    const answers = { 'task-1': { user_data: { 'block-text': 'von mir' } } };
    expect((await save({ data: answers })).code).toBe('forbidden');
    for (const status of ['IN_PROGRESS', 'SUBMITTED'])
      expect((await save({ status })).code).toBe('forbidden');
  });

  test('begins once with initialize_completion', async () => {
    await world.insert();
    expect((await save({ initialize_completion: true })).completion).toMatchObject({
      completion_status: 'EVALUATION_IN_PROGRESS',
      version: 2,
    });
    expect((await save({ initialize_completion: true })).completion?.version).toBe(2);
  });

  test('changes a released evaluation by another release only, which is recorded', async () => {
    await world.insert();
    await release({ data: points(7, 7) });
    const late = await save({ data: points(1), version: 1 });
    expect(late.code).toBe('version_conflict');
    expect(late.details?.current).toMatchObject({ completion_status: 'EVALUATION_SUBMITTED', version: 2 });
    const [before] = await world.server.db.select().from(assignmentCompletions);
    expect((await release({ data: points(7, 7), version: 1 })).completion?.version).toBe(2);
    expect((await release({ data: points(9, 7), version: 2 })).completion).toMatchObject({
      version: 3,
      evaluation_points: 16,
      completion_status: 'EVALUATION_SUBMITTED',
    });
    const [entry] = await world.server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, before?.id ?? ''))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(entry?.details).toMatchObject({ before: { points: 14 }, after: { points: 16 } });
  });

  test('releases the version on the screen: a stale version is a conflict', async () => {
    await world.insert();
    await save({ data: points(3) });
    const blind = await release({ data: { 'evaluation-2': { expert_data: { points: 9 } } }, version: 1 });
    expect(blind.code).toBe('version_conflict');
    expect(blind.details?.current).toMatchObject({ version: 2, evaluation_points: 3 });
  });
});

describe('two experts at once', () => {
  test('on different tasks both keep their points; on the same task the later one learns of it', async () => {
    const { db } = world.server;
    const colleague = await enrol(db, {
      userId: world.cast.people.foreignExpert.id,
      courseSessionId: world.cast.session.id,
      role: 'EXPERT',
    });
    await db
      .insert(expertCircles)
      .values({ courseSessionUserId: colleague.id, circleKey: world.work.keys.work });
    await world.insert();
    const both = await Promise.all([
      save({ data: points(4), version: 1 }),
      world.upsert('foreignExpert', {
        of: 'member',
        status: 'EVALUATION_IN_PROGRESS',
        data: { 'evaluation-2': { expert_data: { points: 5, text: 'gut' } } },
        version: 1,
      }),
    ]);
    expect(both.map(({ code }) => code)).toEqual([undefined, undefined]);
    const [row] = await db.select().from(assignmentCompletions);
    expect(row).toMatchObject({ version: 3, evaluationPoints: 9, evaluationPointsFinal: 9 });
    const same = await Promise.all(
      [6, 8].map((value) => save({ data: points(value), version: row?.version })),
    );
    expect(same.map(({ code }) => code).sort()).toEqual(['version_conflict', undefined]);
    const winner = same.find(({ completion }) => completion !== undefined)?.completion;
    const loser = same.find(({ code }) => code !== undefined);
    expect(loser?.details?.current).toMatchObject({
      version: 4,
      evaluation_points: winner?.evaluation_points,
    });
  });
});

test('a mentor evaluates praxis assignments of mentees; where nothing is passed, nothing is', async () => {
  await world.insert({ assignmentId: world.work.assignmentIds.praxis });
  const done = await world.upsert('mentor', {
    assignment: 'praxis',
    of: 'member',
    status: 'EVALUATION_SUBMITTED',
    data: points(8),
  });
  expect(done.completion).toMatchObject({ evaluation_points: 8, evaluation_passed: null });
});

test('what an admin writes is recorded, also before the release', async () => {
  await world.insert();
  await world.upsert('admin', { of: 'member', status: 'EVALUATION_IN_PROGRESS', data: points(8) });
  expect(await latestAudit(1)).toEqual([
    { action: 'evaluation.saved', actorId: world.cast.people.admin.id, userId: world.cast.people.member.id },
  ]);
});

test('points without evaluation tasks are those that were sent', async () => {
  await world.insert({ assignmentId: world.work.assignmentIds.test });
  const test20 = { assignment: 'test' as const };
  expect(await release(test20)).toMatchObject({ code: 'validation_failed', fields: ['evaluation_points'] });
  expect(await release({ ...test20, evaluation_points: 20.5 })).toMatchObject({
    code: 'validation_failed',
    fields: ['evaluation_points'],
  });
  expect((await release({ ...test20, evaluation_points: 11 })).completion).toMatchObject({
    evaluation_points: 11,
    evaluation_percent: 55,
    grade: { official: 4 },
  });
});
