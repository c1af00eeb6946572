import { endpoints, fillPath } from '@learn/contracts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AssignmentWorld, createAssignmentWorld } from '../../test/assignmentWorld.ts';
import { countStatements } from '../../test/countStatements.ts';
import { type CastMember, createPerson, enrol } from '../../test/factories.ts';
import { auditEntries } from '../audit/tables.ts';
import { completions } from '../completions/tables.ts';
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

const post = async (who: CastMember, path: string, body: unknown, learningContentId?: string) => {
  const client = await world.server.login(world.cast.people[who].username);
  const values = { courseSessionId: world.cast.session.id, learningContentId };
  return client.post(fillPath(path, values) ?? '', body);
};

describe('the statuses of a session', () => {
  const statuses = async (who: CastMember, ids: readonly string[] = [], content?: string) => {
    const path = content === undefined ? endpoints.assignmentStatusAll.path : endpoints.assignmentStatus.path;
    const answer = await post(who, path, { user_selection_ids: ids }, content);
    return answer.statusCode === 200 ? answer.json<Record<string, string>[]>() : answer.statusCode;
  };

  test.each([
    // assignments × participants
    ['expert', 6],
    ['supervisor', 6],
    ['admin', 6],
    ['mentor', 1],
    ['foreignMentor', 1],
    ['member', 403],
    ['fellow', 403],
    ['apprenticeTrainer', 3],
    ['trainingResponsible', 403],
    ['examExpert', 403],
    ['foreignExpert', 404],
    ['foreignSupervisor', 404],
    ['other', 404],
    ['nobody', 404],
  ] as const)('for %s: %s', async (who, expected) => {
    const found = await statuses(who);
    expect(typeof found === 'number' ? found : found.length).toBe(expected);
  });

  test('are those of the selected people in the content, UNKNOWN where nothing was begun', async () => {
    await world.insert();
    const { member, fellow, other } = world.cast.people;
    const page = world.work.ids.fr.casework;
    const found = await statuses('expert', [member.id, fellow.id, other.id], page);
    const item = (id: string, completion_status: string) => ({
      assignment_user_id: id,
      learning_content_page_id: world.work.ids.de.casework,
      completion_status,
    });
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([item(member.id, 'SUBMITTED'), item(fellow.id, 'UNKNOWN')]));
  });

  test('refuse what is no assignment of the course, and no id', async () => {
    expect(await statuses('expert', [], world.work.ids.de.feedback)).toBe(404);
    expect(await statuses('expert', [], crypto.randomUUID())).toBe(404);
    expect(await statuses('expert', ['x'])).toBe(400);
  });

  test('take as many statements for many people as for few', async () => {
    const { db } = world.server;
    const client = await world.server.login(world.cast.people.expert.username);
    const path =
      fillPath(endpoints.assignmentStatusAll.path, { courseSessionId: world.cast.session.id }) ?? '';
    const ask = () => client.post(path, {});
    await ask();
    const few = await countStatements(db, ask);
    const people: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { id } = await createPerson(db, { firstName: `Neu${index}` });
      people.push((await enrol(db, { userId: id, courseSessionId: world.cast.session.id })).id);
      await world.insert({ userId: id });
    }
    expect(await countStatements(db, ask)).toBe(few);
    expect(people).toHaveLength(5);
  });
});

describe('an import of test results', () => {
  const result = (change: Readonly<Record<string, unknown>> = {}) => ({
    user_id: world.cast.people.member.id,
    learning_content_page_id: world.work.ids.it.test,
    points: 14.5,
    max_points: 20,
    extended_time: true,
    ...change,
  });
  const send = (who: CastMember, ...results: unknown[]) => post(who, endpoints.testResults.path, { results });

  test('completes, passes, tells and records; a second time it changes nothing', async () => {
    const { db } = world.server;
    const { member, expert, fellow } = world.cast.people;
    const first = await send('expert', result(), {
      ...result({ user_id: undefined, points: 3, extended_time: false }),
      username: fellow.username,
    });
    expect([first.statusCode, first.json()]).toEqual([200, { recorded_count: 2, unchanged_count: 0 }]);
    const rows = await db.select().from(assignmentCompletions);
    const own = rows.find(({ userId }) => userId === member.id);
    expect(own).toMatchObject({
      completionStatus: 'EVALUATION_SUBMITTED',
      evaluationPoints: 14.5,
      evaluationPointsFinal: 14.5,
      evaluationMaxPoints: 20,
      evaluationPassed: true,
      edoniqExtendedTimeFlag: true,
      evaluationUserId: expert.id,
    });
    expect(rows.find(({ userId }) => userId === fellow.id)).toMatchObject({ evaluationPassed: false });
    const [entry] = await db.select().from(completions).where(eq(completions.userId, member.id));
    expect(entry).toMatchObject({ translationKey: world.work.keys.test, completionStatus: 'SUCCESS' });
    expect(await db.select().from(notifications).where(eq(notifications.userId, member.id))).toMatchObject([
      { verb: 'test_result', category: 'PROGRESS' },
    ]);
    const [audit] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(audit).toMatchObject({ action: 'test_result.recorded', actorId: expert.id });

    const again = await send('admin', result());
    expect(again.json()).toEqual({ recorded_count: 0, unchanged_count: 1 });
    expect(await db.select().from(notifications)).toHaveLength(2);

    const { completion } = await world.upsert('expert', {
      assignment: 'test',
      of: 'member',
      status: 'EVALUATION_SUBMITTED',
      evaluation_points_deducted: 2,
      evaluation_points_deducted_reason: 'Hilfsmittel',
    });
    expect(completion?.evaluation_points_final).toBe(12.5);
    const corrected = await send('admin', result({ points: 13 }));
    expect(corrected.json()).toEqual({ recorded_count: 1, unchanged_count: 0 });
    const [after] = await db
      .select()
      .from(assignmentCompletions)
      .where(eq(assignmentCompletions.userId, member.id));
    expect(after).toMatchObject({ evaluationPoints: 13, evaluationPointsFinal: 11, evaluationPassed: true });
  });

  test('of the same results twice at once records each once', async () => {
    const answers = await Promise.all([send('admin', result()), send('expert', result())]);
    const counts = answers.map((answer) => answer.json<{ recorded_count: number }>().recorded_count);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await world.server.db.select().from(notifications)).toHaveLength(1);
  });

  test.each([
    ['another person', { user_id: crypto.randomUUID() }, 'results.1.user_id'],
    ['a user name of nobody', { user_id: undefined, username: 'nope' }, 'results.1.username'],
    ['neither id nor name', { user_id: undefined }, 'results.1.user_id'],
    [
      'an unknown page',
      { learning_content_page_id: crypto.randomUUID() },
      'results.1.learning_content_page_id',
    ],
    ['the same test again', {}, 'results.1.learning_content_page_id'],
    ['more than there is', { points: 21 }, 'results.1.points'],
    ['three decimals', { points: 1.005 }, 'results.1.points'],
    ['a test of nothing', { points: 0, max_points: 0 }, 'results.1.max_points'],
  ])('names %s and records nothing', async (_, change, field) => {
    const answer = await send('expert', result(), result(change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { field: string }[] }>().fields.map((one) => one.field)).toContain(field);
    expect(await world.server.db.select().from(assignmentCompletions)).toEqual([]);
  });

  test('holds no result of the sender', async () => {
    const { admin, member } = world.cast.people;
    await enrol(world.server.db, { userId: admin.id, courseSessionId: world.cast.session.id });
    expect((await send('admin', result(), result({ user_id: admin.id }))).statusCode).toBe(403);
    expect((await send('admin', result({ user_id: member.id }))).statusCode).toBe(200);
  });

  test('is for tests only', async () => {
    const answer = await send('expert', result({ learning_content_page_id: world.work.ids.de.casework }));
    expect(answer.statusCode).toBe(400);
  });

  test.each([
    ['expert', 200],
    ['admin', 200],
    ['mentor', 403],
    ['supervisor', 403],
    ['member', 403],
    ['apprenticeTrainer', 403],
    ['trainingResponsible', 403],
    ['examExpert', 403],
    ['foreignExpert', 404],
    ['nobody', 404],
  ] as const)('by %s: %i', async (who, status) => {
    expect((await send(who, result())).statusCode).toBe(status);
  });
});
