import type { PersonExam } from '@learn/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createExamScene, type ExamScene, outcome } from '../../test/examScene.ts';
import type { CastMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courses } from '../courses/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { examResults } from './tables.ts';

let server: TestServer;
let scene: ExamScene;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  scene = await createExamScene(server);
});

afterAll(() => server[Symbol.asyncDispose]());

const day = '2026-01-05';

async function importFor(people: readonly CastMember[], taken_on = day, by: CastMember = 'admin') {
  const results = people.map((name) => ({ user_id: scene.cast.people[name].id, taken_on, result: 'passed' }));
  return (await scene.browser(by)).post(scene.url('import/'), { results });
}

test('an exam passed elsewhere is completed, told and audited, and costs nothing here', async () => {
  expect((await importFor(['member'])).json()).toEqual({ recorded_count: 1, unchanged_count: 0 });
  expect(await scene.stored('member')).toEqual({ status: 'SUCCESS', state: 'passedImport' });
  const { member, admin } = scene.cast.people;
  const [results, told, audited] = [
    await server.db.select().from(examResults).where(eq(examResults.userId, member.id)),
    await server.db.select().from(notifications).where(eq(notifications.userId, member.id)),
    await server.db.select().from(auditEntries).where(eq(auditEntries.userId, member.id)),
  ];
  expect(results).toEqual([]);
  expect(told.map(({ verb }) => verb)).toEqual(['exam_result']);
  const details = { before: 'bookingReady', after: 'passedImport', reason: `Import ${day}` };
  expect(audited).toMatchObject([{ action: 'exam.imported', actorId: admin.id, details }]);
});

test('may be repeated, and leaves alone who has passed here', async () => {
  await scene.set('admin', 'passed', 'Rekurs gutgeheissen', 'fellow');
  expect((await importFor(['member', 'fellow'])).json()).toEqual({ recorded_count: 1, unchanged_count: 1 });
  expect((await importFor(['fellow', 'member'])).json()).toEqual({ recorded_count: 0, unchanged_count: 2 });
  expect(await scene.stored('fellow')).toMatchObject({ state: 'passed' });
});

test('frees the seat that is not needed any more', async () => {
  await scene.book('member');
  await importFor(['member']);
  expect((await scene.overview('fellow')).json()).toMatchObject({ dates: [{ free_seats: 2 }] });
});

test('records all or nothing, and says what is wrong', async () => {
  const twice = await importFor(['member', 'expert', 'member']);
  expect(outcome(twice)).toBe('400 validation_failed');
  const named = twice.json<{ fields: { field: string }[] }>().fields.map(({ field }) => field);
  expect(named).toEqual(['results.1.user_id', 'results.2.user_id']);
  expect(outcome(await importFor(['member'], '2999-01-01'))).toBe('400 validation_failed');
  expect(await scene.stored('member')).toBeUndefined();
});

test.each([
  ['member', '403 forbidden'],
  ['expert', '403 forbidden'],
  ['supervisor', '403 forbidden'],
  ['examExpert', '403 forbidden'],
  ['nobody', '404 not_found'],
] as const)('%s does not import: %s', async (name, expected) => {
  expect(outcome(await importFor(['member'], day, name))).toBe(expected);
});

/** Changes the data of a page of the scene in all languages. */
async function changePage(key: string, data: object): Promise<void> {
  await server.db
    .update(pages)
    .set({ data: sql`${pages.data} || ${JSON.stringify(data)}::jsonb` })
    .where(eq(pages.translationKey, key));
  await server.db
    .update(courses)
    .set({ contentVersion: sql`${courses.contentVersion} + 1` })
    .where(eq(courses.id, scene.cast.course.id));
}

test('without a state of the participant, that of the content counts', async () => {
  const { keys } = scene.work;
  await changePage(keys['exam-content'], { additional_json_data: { exam_data: { exam_state: 'ready' } } });
  expect((await scene.read('member')).json()).toMatchObject({ state: 'ready' });
  expect(outcome(await scene.set('member', 'inProgress'))).toBe('200');
  expect((await scene.read('member')).json()).toMatchObject({ state: 'inProgress' });
  expect((await scene.read('fellow', 'fellow')).json()).toMatchObject({ state: 'ready' });
});

test('the unlocking is kept as a step of the platform before the first step of the person, once', async () => {
  const { keys } = scene.work;
  await changePage(keys.exam, { unlocked_by: [scene.cast.keys.basics] });
  expect(outcome(await scene.book('member'))).toBe('422 exam_transition_not_allowed');
  await server.db.insert(completions).values({
    userId: scene.cast.people.member.id,
    courseSessionId: scene.cast.session.id,
    translationKey: keys.exam,
    pageType: 'learnpath.Circle',
    completionStatus: 'UNKNOWN',
    additionalJsonData: { unlocked: true },
  });
  await scene.book('member');
  await scene.cancel('member');
  const { transitions } = (await scene.read('member')).json<PersonExam>();
  expect(transitions.map(({ from_state, to_state, actor_id }) => [from_state, to_state, actor_id])).toEqual([
    ['locked', 'bookingReady', null],
    ['bookingReady', 'booked', scene.cast.people.member.id],
    ['booked', 'cancelled', scene.cast.people.member.id],
  ]);
});
