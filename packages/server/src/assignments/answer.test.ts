import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AssignmentWorld, createAssignmentWorld } from '../../test/assignmentWorld.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courses } from '../courses/tables.ts';
import { files } from '../documents/tables.ts';
import { notifications } from '../notifications/tables.ts';
import type { AssignmentTexts } from './assignmentData.ts';
import { assignmentCompletions, assignments } from './tables.ts';

let world: AssignmentWorld;

beforeAll(async () => {
  world = await createAssignmentWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.server.db.delete(assignmentCompletions);
  await world.server.db.delete(notifications);
  await world.server.db.delete(completions);
});

const answer = (text: string) => ({ 'task-1': { user_data: { 'block-text': text } } });
const more = (text: string) => ({ 'task-2': { user_data: { 'block-more': text } } });

describe('a participant who writes', () => {
  test('saves task by task and reads it back', async () => {
    const first = await world.upsert('member', { data: answer('Ein Anfang') });
    expect(first.completion).toMatchObject({
      version: 1,
      completion_status: 'IN_PROGRESS',
      submitted_at: null,
      completion_data: answer('Ein Anfang'),
      task_completion_data: {
        'task-1': { answered_count: 1, total_count: 3 },
        'task-2': { answered_count: 0, total_count: 1 },
      },
    });
    const second = await world.upsert('member', {
      version: 1,
      data: { 'task-1': { user_data: { 'block-choice': 'yes', 'block-confirmation': true } } },
    });
    expect(second.completion).toMatchObject({
      version: 2,
      completion_data: {
        'task-1': {
          user_data: { 'block-text': 'Ein Anfang', 'block-choice': 'yes', 'block-confirmation': true },
        },
      },
    });
  });

  test('only begins with initialize_completion, and a second time changes nothing', async () => {
    const begun = await world.upsert('member', { initialize_completion: true });
    expect(begun.completion).toMatchObject({ completion_status: 'IN_PROGRESS', completion_data: {} });
    await world.upsert('member', { data: answer('Text') });
    const again = await world.upsert('member', { initialize_completion: true });
    expect(again.completion?.completion_data).toEqual(answer('Text'));
    const both = await world.upsert('member', { initialize_completion: true, data: answer('x') });
    expect(both).toMatchObject({ code: 'validation_failed', fields: ['completion_data_string'] });
  });

  test('with a stale version: other tasks merge, the same task is a conflict with the newer state', async () => {
    await world.upsert('member', { data: answer('eins') });
    await world.upsert('member', { data: answer('zwei'), version: 1 });
    expect((await world.upsert('member', { data: more('anders'), version: 1 })).completion).toMatchObject({
      version: 3,
      completion_data: { ...answer('zwei'), ...more('anders') },
    });
    const stale = await world.upsert('member', { data: answer('drei'), version: 1 });
    expect(stale.code).toBe('version_conflict');
    expect(stale.details?.current).toMatchObject({
      version: 3,
      completion_status: 'IN_PROGRESS',
      completion_data: { ...answer('zwei'), ...more('anders') },
    });
    const repeated = await world.upsert('member', { data: answer('zwei'), version: 1 });
    expect(repeated.completion?.version).toBe(3);
  });

  test('twice at once writes both tasks', async () => {
    const both = await Promise.all([
      world.upsert('member', { data: answer('eins') }),
      world.upsert('member', { data: more('zwei') }),
    ]);
    expect(both.map(({ code }) => code)).toEqual([undefined, undefined]);
    const [row] = await world.server.db.select().from(assignmentCompletions);
    expect(row?.version).toBe(2);
    expect(Object.keys(row?.completionData ?? {}).sort()).toEqual(['task-1', 'task-2']);
  });

  test.each([
    ['no JSON', '{', 'completion_data_string'],
    ['no object', '[]', 'completion_data_string'],
    ['an unknown task', { nope: { user_data: {} } }, 'completion_data_string.nope'],
    ['a task of the prototype', { constructor: { user_data: {} } }, 'completion_data_string.constructor'],
    ['an unknown half', { 'task-1': { notes: {} } }, 'completion_data_string.task-1.notes'],
    [
      'an unknown block',
      { 'task-1': { user_data: { nope: 'x' } } },
      'completion_data_string.task-1.user_data.nope',
    ],
    [
      'a number for a text',
      { 'task-1': { user_data: { 'block-text': 1 } } },
      'completion_data_string.task-1.user_data.block-text',
    ],
    [
      'an option that is not there',
      { 'task-1': { user_data: { 'block-choice': 'perhaps' } } },
      'completion_data_string.task-1.user_data.block-choice',
    ],
    [
      'a text for a confirmation',
      { 'task-1': { user_data: { 'block-confirmation': 'true' } } },
      'completion_data_string.task-1.user_data.block-confirmation',
    ],
    [
      'an endless text',
      { 'task-1': { user_data: { 'block-text': 'x'.repeat(50_001) } } },
      'completion_data_string.task-1.user_data.block-text',
    ],
    [
      'a null character',
      { 'task-1': { user_data: { 'block-text': 'a\u0000' } } },
      'completion_data_string.task-1.user_data.block-text',
    ],
  ])('%s is refused by its field', async (_, data, field) => {
    expect(await world.upsert('member', { data })).toMatchObject({
      code: 'validation_failed',
      fields: [field],
    });
  });

  test('hands in own finished files only', async () => {
    const { db } = world.server;
    const [row] = await db
      .select()
      .from(assignments)
      .where(eq(assignments.id, world.work.assignmentIds.casework));
    const withFile = (texts: AssignmentTexts): AssignmentTexts => ({
      ...texts,
      tasks: [
        ...texts.tasks,
        { id: 'task-3', title: '', blocks: [{ id: 'block-file', type: 'file', label: '' }] },
      ],
    });
    if (row === undefined) throw new Error('no assignment');
    const texts = { de: withFile(row.texts.de), fr: withFile(row.texts.fr), it: withFile(row.texts.it) };
    await db.update(assignments).set({ texts }).where(eq(assignments.id, row.id));
    await db
      .update(courses)
      .set({ contentVersion: world.cast.course.contentVersion + 1 })
      .where(eq(courses.id, world.cast.course.id));
    const file = async (member: 'member' | 'fellow', finishedAt: Date | null) => {
      const id = randomUUID();
      await db.insert(files).values({
        id,
        ownerId: world.cast.people[member].id,
        purpose: 'storage',
        fileName: 'a.pdf',
        fileType: 'application/pdf',
        storageKey: id,
        uploadExpiresAt: new Date(),
        finishedAt,
      });
      return id;
    };
    const hand = (id: string) =>
      world.upsert('member', { data: { 'task-3': { user_data: { 'block-file': id } } } });
    expect((await hand(await file('member', new Date()))).completion?.version).toBe(1);
    const shouted = await file('member', new Date());
    expect((await hand(shouted.toUpperCase())).completion?.version).toBe(2);
    const [kept] = await db.select().from(assignmentCompletions);
    expect(kept?.completionData['task-3']).toMatchObject({ user_data: { 'block-file': shouted } });
    for (const id of [await file('fellow', new Date()), await file('member', null), randomUUID(), 'x']) {
      expect(await hand(id)).toMatchObject({
        code: 'validation_failed',
        fields: ['completion_data_string.task-3.user_data.block-file'],
      });
    }
  });

  test.each([
    ['points', { evaluation_points: 1 }],
    ['passed', { evaluation_passed: true }],
    ['an evaluator', { evaluation_user_id: randomUUID() }],
    ['a deduction', { evaluation_points_deducted: 0 }],
    ['a reason', { evaluation_points_deducted_reason: 'x' }],
    ['an evaluation status', { status: 'EVALUATION_SUBMITTED' }],
    ['points of a task', { data: { 'evaluation-1': { expert_data: { points: 10 } } } }],
    ['work of another', { of: 'fellow' as const }],
    ['a test as done', { assignment: 'test' as const, status: 'SUBMITTED' }],
  ])('may not write %s', async (_, change) => {
    expect((await world.upsert('member', change)).code).toBe('forbidden');
    expect(await world.server.db.select().from(assignmentCompletions)).toEqual([]);
  });

  test('names the page of the assignment in any language, and no other', async () => {
    const { ids, keys } = world.work;
    for (const language of ['de', 'it'] as const) {
      const named = await world.upsert('member', { learning_content_page_id: ids[language].casework });
      expect(named.code).toBeUndefined();
    }
    for (const page of [ids.de.praxis, keys.casework, 'x']) {
      expect(await world.upsert('member', { learning_content_page_id: page })).toMatchObject({
        code: 'validation_failed',
        fields: ['learning_content_page_id'],
      });
    }
  });

  test('cannot begin in a locked circle', async () => {
    const { db } = world.server;
    const circle = and(eq(pages.translationKey, world.work.keys.work), eq(pages.language, 'de'));
    const raise = async (contentLocked: boolean, by: number) => {
      await db
        .update(pages)
        .set({ data: { content_locked: contentLocked } })
        .where(circle);
      await db
        .update(courses)
        .set({ contentVersion: world.cast.course.contentVersion + by })
        .where(eq(courses.id, world.cast.course.id));
    };
    await raise(true, 10);
    expect((await world.upsert('member', {})).code).toBe('circle_locked');
    const tasks = await world.ask(
      'member',
      `query ($id: ID!) { assignment(id: $id) { title tasks { id } } }`,
      {
        id: world.work.assignmentIds.casework,
      },
    );
    expect(tasks.codes).toEqual(['circle_locked']);
    await raise(false, 11);
    expect((await world.upsert('member', {})).completion?.version).toBe(1);
  });
});

describe('a submission', () => {
  test('completes the content and tells the experts of the circle; then the work is read-only', async () => {
    const { db } = world.server;
    const done = await world.upsert('member', { data: answer('fertig'), status: 'SUBMITTED' });
    expect(done.completion).toMatchObject({
      completion_status: 'SUBMITTED',
      submitted_at: expect.any(String),
      evaluation_points: null,
      evaluation_passed: null,
    });
    const [entry] = await db
      .select()
      .from(completions)
      .where(eq(completions.translationKey, world.work.keys.casework));
    expect(entry?.completionStatus).toBe('SUCCESS');
    const told = await db.select().from(notifications);
    expect(told).toMatchObject([
      {
        userId: world.cast.people.expert.id,
        actorId: world.cast.people.member.id,
        category: 'USER_INTERACTION',
        verb: 'assignment_submitted',
        targetUrl: expect.stringContaining(
          `/assignment-evaluation/${world.work.assignmentIds.casework}/${world.cast.people.member.id}`,
        ),
      },
    ]);
    for (const change of [{ data: answer('doch anders') }, { data: more('x'), status: 'SUBMITTED' }, {}]) {
      expect((await world.upsert('member', change)).code).toBe('assignment_submitted');
    }
    const repeated = await world.upsert('member', { data: answer('fertig'), status: 'SUBMITTED' });
    expect(repeated.completion?.version).toBe(1);
    expect(await db.select().from(notifications)).toHaveLength(1);
  });

  test('of a praxis assignment is told to the mentors', async () => {
    await world.upsert('member', { assignment: 'praxis', status: 'SUBMITTED' });
    const told = await world.server.db.select({ userId: notifications.userId }).from(notifications);
    expect(told).toEqual([{ userId: world.cast.people.mentor.id }]);
  });
});
