import { gradeStates, type ListView, progressStates, shownGrades, shownProgress } from '@learn/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Cast, createCast, createPerson, createSession, enrol } from '../../test/factories.ts';
import { startTestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions, assignments } from '../assignments/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { users } from '../users/tables.ts';
import { readAgentGrades } from './agentGrades.ts';
import { readAgentProgress } from './agentProgress.ts';
import { readAgentSelection } from './agentSelection.ts';
import { rowsOf } from './rowsOf.ts';

const server = await startTestServer();
let cast: Cast;
let work: Work;
/** apprentices of one employer, all in the session of the cast */
let apprentices: readonly string[];

afterAll(() => server[Symbol.asyncDispose]());

beforeEach(async () => {
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  const { organisationId } = cast.people.member;
  const people = await Promise.all(
    ['Ana', 'Ben', 'Cem'].map((firstName) => createPerson(server.db, { firstName, organisationId })),
  );
  apprentices = [cast.people.member.id, ...people.map(({ id }) => id)];
  for (const { id: userId } of people) await enrol(server.db, { userId, courseSessionId: cast.session.id });
  const [first = '', second = '', third = ''] = apprentices;
  await server.db
    .insert(assignmentCompletions)
    .values([
      evaluated(first, work.assignmentIds.casework, 18),
      evaluated(first, work.assignmentIds.test, 2),
      evaluated(second, work.assignmentIds.casework, 12),
      evaluated(third, work.assignmentIds.test, 6),
    ]);
});

function evaluated(userId: string, assignmentId: string, points: number, courseSessionId = cast.session.id) {
  return {
    userId,
    assignmentId,
    courseSessionId,
    completionStatus: 'EVALUATION_SUBMITTED' as const,
    evaluationPassed: points >= 11,
    evaluationPoints: points,
    evaluationPointsDeducted: 0,
    evaluationPointsFinal: points,
    evaluationMaxPoints: 20,
  };
}

const page = { first: 100, offset: 0 };
const whole: ListView<never, 'name'> = { state: 'all', search: '', sort: 'name', descending: false };
const idsOf = (rows: readonly { readonly enrolment_id?: string; readonly user_id: string }[]) =>
  rows.map((row) => `${row.user_id} ${row.enrolment_id}`);

/**
 * Asks for the lists of the employer by every state, which what is kept decides, and by name, which is worked out anew: they have to
 * agree.
 * @returns the figures of both lists
 */
async function lists(certificateId?: string) {
  const { people, course } = cast;
  const asking = {
    userId: people.apprenticeTrainer.id,
    language: 'de',
    sessionId: '',
    user: people.apprenticeTrainer,
  } as const;
  const select = async () => ({
    ...(await readAgentSelection(server.db, asking, { courseId: course.id, agentRole: 'berufsbildner' })),
    certificateId,
  });
  const progress = await readAgentProgress(server.db, await select(), { view: whole, page });
  for (const state of ['all', ...progressStates] as const) {
    const view = { ...whole, state, sort: 'submitted', descending: true } as const;
    const found = await readAgentProgress(server.db, await select(), { view, page });
    expect([state, idsOf(found)]).toEqual([state, idsOf(shownProgress(progress, view))]);
  }
  const grades = await readAgentGrades(server.db, await select(), { view: whole, page });
  for (const state of ['all', ...gradeStates] as const) {
    const view = { ...whole, state, sort: 'average', descending: true } as const;
    const found = await readAgentGrades(server.db, await select(), { view, page });
    expect([state, idsOf(found)]).toEqual([state, idsOf(shownGrades(grades, view))]);
  }
  return {
    progress: progress.map(({ user_id, ...row }) => [
      user_id,
      row.total_count,
      row.submitted_count,
      row.passed_count,
      row.failed_count,
    ]),
    grades: grades.map(({ user_id, average_grade }) => [user_id, average_grade]),
  };
}

const gradeOf = (found: Awaited<ReturnType<typeof lists>>, id = '') =>
  found.grades.filter(([userId]) => userId === id).map(([, grade]) => grade);

test.each<[string, () => Promise<unknown>]>([
  [
    'a result is added',
    () =>
      server.db
        .insert(assignmentCompletions)
        .values(evaluated(apprentices[3] ?? '', work.assignmentIds.test, 20)),
  ],
  [
    'an assignment weighs more',
    () =>
      server.db
        .update(assignments)
        .set({ competenceCertificateWeight: 7 })
        .where(eq(assignments.id, work.assignmentIds.test)),
  ],
  [
    'an assignment counts no more',
    () =>
      server.db
        .update(assignments)
        .set({ competenceCertificateId: null })
        .where(eq(assignments.id, work.assignmentIds.test)),
  ],
  [
    'somebody is employed elsewhere',
    () =>
      server.db
        .update(users)
        .set({ organisationId: cast.people.fellow.organisationId })
        .where(eq(users.id, apprentices[1] ?? '')),
  ],
  [
    'somebody leaves',
    () => server.db.delete(courseSessionUsers).where(eq(courseSessionUsers.userId, apprentices[2] ?? '')),
  ],
])('lists by state and order are those of now after %s', async (_what, change) => {
  const before = await lists();
  await change();
  expect(await lists()).not.toEqual(before);
});

test('who takes part in several sessions has the grade of all of them', async () => {
  const [first = ''] = apprentices;
  const before = await lists();
  const another = await createSession(server.db, cast.course.id);
  await enrol(server.db, { userId: first, courseSessionId: another.id });
  await server.db
    .insert(assignmentCompletions)
    .values(evaluated(first, work.assignmentIds.test, 20, another.id));
  const both = await lists();
  expect(gradeOf(both, first)).not.toEqual(gradeOf(before, first));
  await server.db.delete(courseSessionUsers).where(eq(courseSessionUsers.courseSessionId, another.id));
  expect(gradeOf(await lists(), first)).toEqual(gradeOf(before, first));
});

test('grades of one certificate', async () => {
  const { grades } = await lists(work.certificateId);
  expect(grades.map(([, grade]) => grade)).toContainEqual(expect.any(Number));
});

test('a submission counts when it can no longer be taken back, though nothing is written then', async () => {
  const submitted = async () => (await lists()).progress.reduce((sum, [, , count]) => sum + Number(count), 0);
  const before = await submitted();
  await server.db.insert(assignmentCompletions).values({
    // all the others of theirs are handed in
    userId: apprentices[0] ?? '',
    assignmentId: work.assignmentIds.praxis,
    courseSessionId: cast.session.id,
    completionStatus: 'SUBMITTED',
    submittedAt: sql`now() - interval '10 minutes' + interval '2 seconds'`,
  });
  expect(await submitted()).toBe(before);
  await expect.poll(submitted, { timeout: 10_000 }).toBe(before + 1);
});

test('the process of an earlier version, which knows nothing of them, leaves none that are outdated', async () => {
  const before = await lists();
  await server.db
    .insert(assignmentCompletions)
    .values(evaluated(apprentices[3] ?? '', work.assignmentIds.test, 20));
  await server.db.transaction(async (transaction) => {
    await transaction.execute(sql`delete from stale_sessions`);
    await transaction.execute(
      sql`create temporary table sums on commit drop as select * from organisation_member_figures`,
    );
    await transaction.execute(sql`delete from organisation_member_figures`);
    await transaction.execute(sql`insert into organisation_member_figures select * from sums`);
  });
  expect(await lists()).not.toEqual(before);
});

test('they are made once, and anew only of the sessions in which something changed', async () => {
  const another = await createSession(server.db, cast.course.id);
  await enrol(server.db, { userId: apprentices[3] ?? '', courseSessionId: another.id });
  const writtenIn = async () =>
    Object.fromEntries(
      (
        await rowsOf<{ id: string; written: string }>(
          server.db,
          sql`select course_session_id as id, max(xmin::text) as written from organisation_person_figures group by 1`,
        )
      ).map(({ id, written }) => [id, written]),
    );
  await lists();
  const first = await writtenIn();
  await lists();
  expect(await writtenIn()).toEqual(first);
  await server.db
    .insert(assignmentCompletions)
    .values(evaluated(apprentices[1] ?? '', work.assignmentIds.test, 20));
  await lists();
  const second = await writtenIn();
  expect(second[another.id]).toBe(first[another.id]);
  expect(second[cast.session.id]).not.toBe(first[cast.session.id]);
});
