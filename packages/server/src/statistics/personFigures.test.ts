import {
  gradeStates,
  type ListView,
  progressStates,
  shownGrades,
  shownProgress,
  withdrawalMinutes,
} from '@learn/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Cast, createCast, createPerson, createSession, enrol } from '../../test/factories.ts';
import { startTestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions, assignments, competenceCertificates } from '../assignments/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';
import { users } from '../users/tables.ts';
import { countAgentGrades, readAgentGrades } from './agentGrades.ts';
import { countAgentProgress, readAgentProgress } from './agentProgress.ts';
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
  const titles = { de: 'Zweiter', fr: 'Deuxième', it: 'Secondo' };
  const [certificate] = await server.db
    .insert(competenceCertificates)
    .values({ courseId: cast.course.id, slug: 'second', titles })
    .returning();
  await change(work.assignmentIds.test, { competenceCertificateId: certificate?.id ?? null });
  await server.db
    .insert(assignmentCompletions)
    .values([
      evaluated(first, work.assignmentIds.casework, 18),
      evaluated(first, work.assignmentIds.test, 2),
      evaluated(second, work.assignmentIds.casework, 12),
      evaluated(third, work.assignmentIds.test, 6),
    ]);
});

function change(assignmentId: string, set: Partial<typeof assignments.$inferInsert>) {
  return server.db.update(assignments).set(set).where(eq(assignments.id, assignmentId));
}

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

function ofTrainer() {
  const user = cast.people.apprenticeTrainer;
  const asking = { userId: user.id, language: 'de', sessionId: '', user } as const;
  return readAgentSelection(server.db, asking, { courseId: cast.course.id, agentRole: 'berufsbildner' });
}

async function namesByState() {
  const view = { ...whole, sort: 'submitted', descending: true } as const;
  const found = await readAgentProgress(server.db, await ofTrainer(), { view, page });
  return found.map(({ first_name }) => first_name);
}

interface KeptRow {
  readonly user_id: string;
  readonly figures: readonly number[];
  readonly average: number | null;
  readonly halves: Readonly<Record<string, number>>;
}

/** All that is kept of the sessions of the course, one row per person and session. */
function keptRows(): Promise<KeptRow[]> {
  return rowsOf<KeptRow>(
    server.db,
    sql`select kept.user_id, array[kept.asked, kept.submitted, kept.passed, kept.failed] as figures, kept.average, kept.halves
      from organisation_person_figures kept join course_sessions session on session.id = kept.course_session_id
      where session.course_id = ${cast.course.id}`,
  );
}

/**
 * Asks for the lists of the employer by every state, which what is kept decides, and by name, which is worked out anew: they have to
 * agree, and what is kept has to be what is worked out.
 * @returns the figures of both lists
 */
async function lists(certificateId?: string) {
  const select = async () => ({ ...(await ofTrainer()), certificateId });
  const progress = await readAgentProgress(server.db, await select(), { view: whole, page });
  for (const state of ['all', ...progressStates] as const) {
    const view = { ...whole, state, sort: 'submitted', descending: true } as const;
    const found = await readAgentProgress(server.db, await select(), { view, page });
    expect([state, idsOf(found)]).toEqual([state, idsOf(shownProgress(progress, view))]);
    expect(await countAgentProgress(server.db, await select(), view)).toBe(found.length);
  }
  const grades = await readAgentGrades(server.db, await select(), { view: whole, page });
  for (const state of ['all', ...gradeStates] as const) {
    const view = { ...whole, state, sort: 'average', descending: true } as const;
    const found = await readAgentGrades(server.db, await select(), { view, page });
    expect([state, idsOf(found)]).toEqual([state, idsOf(shownGrades(grades, view))]);
    expect(await countAgentGrades(server.db, await select(), view)).toBe(found.length);
  }
  const figures = progress.map(({ user_id, total_count, submitted_count, passed_count, failed_count }) => ({
    user_id,
    figures: [total_count, submitted_count, passed_count, failed_count],
  }));
  const kept = await keptRows();
  expect(kept.map(({ user_id, figures }) => ({ user_id, figures })).sort(byPerson)).toEqual(
    figures.sort(byPerson),
  );
  const gradesOf = Map.groupBy(grades, ({ user_id }) => user_id);
  const inOne = [...Map.groupBy(kept, ({ user_id }) => user_id).values()].filter((rows) => rows.length === 1);
  for (const { user_id, average, halves } of certificateId === undefined ? inOne.flat() : []) {
    const [shown] = gradesOf.get(user_id) ?? [];
    expect([user_id, average === null ? null : average / 100]).toEqual([user_id, shown?.average_grade]);
    const graded = shown?.certificates.filter(({ grade }) => grade !== null) ?? [];
    expect(halves).toEqual(
      Object.fromEntries(graded.map((one) => [one.competence_certificate_id, (Number(one.grade) - 1) * 2])),
    );
  }
  return {
    figures,
    grades: grades.map(({ user_id, average_grade }) => [user_id, average_grade]),
  };
}

const byPerson = (one: { readonly user_id: string }, other: { readonly user_id: string }) =>
  JSON.stringify(one).localeCompare(JSON.stringify(other));

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
    'an assignment gives fewer points',
    () => change(work.assignmentIds.casework, { competenceCertificateWeight: 0 }),
  ],
  ['an assignment counts no more', () => change(work.assignmentIds.test, { competenceCertificateId: null })],
  [
    'an assignment is published no more',
    () => server.db.update(pages).set({ live: false }).where(eq(pages.translationKey, work.keys.test)),
  ],
  [
    'somebody chooses a profile that the assignments are not for',
    async () => {
      const names = { de: 'Andere', fr: 'Autre', it: 'Altro' };
      const [profile] = await server.db
        .insert(courseProfiles)
        .values({ code: `other-${cast.course.slug}`, names })
        .returning();
      await server.db
        .update(pages)
        .set({ data: { profiles: ['leben'] } })
        .where(eq(pages.translationKey, work.keys.work));
      await server.db
        .update(courseSessionUsers)
        .set({ chosenProfileId: profile?.id ?? null })
        .where(eq(courseSessionUsers.userId, apprentices[0] ?? ''));
    },
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
])('what is kept is what is worked out after %s', async (_what, write) => {
  const before = await lists();
  await write();
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
  const userId = apprentices[0] ?? '';
  const submitted = async () => (await lists()).figures.find((row) => row.user_id === userId)?.figures[1];
  const before = Number(await submitted());
  await server.db.insert(assignmentCompletions).values({
    userId,
    assignmentId: work.assignmentIds.praxis,
    courseSessionId: cast.session.id,
    completionStatus: 'SUBMITTED',
    submittedAt: new Date(),
  });
  expect(await submitted()).toBe(before);
  // as if so much time had passed: no trigger tells of it
  const earlier = sql.raw(`- interval '${withdrawalMinutes} minutes'`);
  await server.db.transaction(async (transaction) => {
    await transaction.execute(sql`alter table assignment_completions disable trigger user`);
    await transaction.execute(sql`update assignment_completions set submitted_at = submitted_at ${earlier}`);
    await transaction.execute(sql`alter table assignment_completions enable trigger user`);
    await transaction.execute(
      sql`update organisation_person_figures set valid_until = valid_until ${earlier}`,
    );
  });
  expect(await submitted()).toBe(before + 1);
});

test('requests at the same time find the same', async () => {
  const [first, ...others] = await Promise.all([lists(), lists(), lists()]);
  expect(others).toEqual([first, first]);
});

test.each([
  ['once', 1, 2],
  ['each time', Number.POSITIVE_INFINITY, 3],
])(
  'nobody is missing where a refresh takes what was written before it is read, %s',
  async (_when, times, rounds) => {
    await lists();
    const expected = await namesByState();
    const take = () => server.db.execute(sql`delete from organisation_person_figures`);
    const transaction = server.db.transaction.bind(server.db);
    let taken = 0;
    const written = vi.spyOn(server.db, 'transaction').mockImplementation(async (...work) => {
      const result = await transaction(...work);
      taken += 1;
      if (taken <= times) await take();
      return result;
    });
    onTestFinished(() => written.mockRestore());
    await take();
    expect(await namesByState()).toEqual(expected);
    expect(written).toHaveBeenCalledTimes(rounds);
  },
);

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
