import { endpoints } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork } from '../../test/work.ts';
import { assignmentCompletions } from '../assignments/tables.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers } from '../course-sessions/tables.ts';
import { courseProfiles, courses } from '../courses/tables.ts';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
});

afterAll(() => server[Symbol.asyncDispose]());

const client = (member: CastMember) => server.login(cast.people[member].username);

test.each(['member', 'expert', 'mentor', 'supervisor', 'nobody'] as const)(
  'the configuration for %s is that of REST',
  async (member) => {
    const browser = await client(member);
    const { data } = await askGraphql<{ dashboard_config: unknown }>(
      browser,
      `{ dashboard_config { course_id course_slug course_title course_type role_key role_keys widgets session_to_continue_id
        has_preview is_vv is_uk id name slug dashboard_type course_configuration { enable_circle_documents
        enable_learning_mentor enable_competence_certificates enable_course_profiles is_vv is_uk } } }`,
    );
    expect(data?.dashboard_config).toEqual((await browser.get(endpoints.dashboardConfig.path)).json());
  },
);

const progress = async (member: CastMember, id = cast.course.id) =>
  askGraphql(
    await client(member),
    `query Progress($id: ID!) { course_progress(course_id: $id) { course_id session_to_continue_id
      competence { total_count success_count fail_count }
      assignment { total_count points_max_count points_achieved_count } } }`,
    { id },
  );

test('progress of a participant counts the self-assessments of the session to continue', async () => {
  const assess = (courseSessionId: string, completionStatus: 'SUCCESS' | 'FAIL', translationKey: string) =>
    server.db.insert(completions).values({
      courseSessionId,
      userId: cast.people.member.id,
      translationKey,
      completionStatus,
      pageType: 'competence.PerformanceCriterion',
    });
  const none = await progress('member');
  await assess(cast.session.id, 'FAIL', cast.keys.criterion);
  await assess(cast.session.id, 'SUCCESS', crypto.randomUUID());
  const one = await progress('member');
  const expected = (success_count: number, fail_count: number) => ({
    data: {
      course_progress: {
        course_id: cast.course.id,
        session_to_continue_id: cast.session.id,
        competence: { total_count: 1, success_count, fail_count },
        assignment: { total_count: 0, points_max_count: 0, points_achieved_count: 0 },
      },
    },
    codes: [],
  });
  expect([none, one]).toEqual([expected(0, 0), expected(0, 1)]);
});

test('points are those that count towards certificates, achieved ones once they are released', async () => {
  const { db } = server;
  const own = await createCast(db);
  const work = await createWork(db, own);
  const ask = async () => {
    const { data } = await askGraphql<{ course_progress: { assignment: object } }>(
      await server.login(own.people.member.username),
      `query ($id: ID!) { course_progress(course_id: $id) {
        assignment { total_count points_max_count points_achieved_count } } }`,
      { id: own.course.id },
    );
    return data?.course_progress.assignment;
  };
  const evaluate = (
    assignmentId: string,
    completionStatus: 'EVALUATION_IN_PROGRESS' | 'EVALUATION_SUBMITTED',
  ) =>
    db.insert(assignmentCompletions).values({
      assignmentId,
      userId: own.people.member.id,
      courseSessionId: own.session.id,
      completionStatus,
      evaluationPoints: 18,
      evaluationPointsDeducted: 2.75,
      evaluationPointsFinal: 15.25,
      evaluationMaxPoints: 20,
    });
  const expected = { total_count: 3, points_max_count: 40, points_achieved_count: 0 };
  expect(await ask()).toEqual(expected);
  await evaluate(work.assignmentIds.test, 'EVALUATION_IN_PROGRESS');
  await evaluate(work.assignmentIds.praxis, 'EVALUATION_SUBMITTED');
  expect(await ask()).toEqual(expected);
  await evaluate(work.assignmentIds.casework, 'EVALUATION_SUBMITTED');
  expect(await ask()).toEqual({ ...expected, points_achieved_count: 15.3 });

  const chosenProfileId = crypto.randomUUID();
  const names = { de: 'Leben', fr: 'Vie', it: 'Vita' };
  await db.insert(courseProfiles).values({ id: chosenProfileId, code: 'leben', names });
  await db
    .update(courseSessionUsers)
    .set({ chosenProfileId })
    .where(eq(courseSessionUsers.id, own.enrolments.member));
  await db
    .update(pages)
    .set({ data: { profiles: ['nichtleben'] } })
    .where(eq(pages.translationKey, work.keys.work));
  await db
    .update(courses)
    .set({ contentVersion: own.course.contentVersion + 1 })
    .where(eq(courses.id, own.course.id));
  expect(await ask()).toEqual({ total_count: 0, points_max_count: 0, points_achieved_count: 0 });
});

test.each(['expert', 'mentor', 'supervisor', 'admin'] as const)('%s has no own progress', async (member) => {
  expect(await progress(member)).toEqual({ data: { course_progress: null }, codes: [] });
});

test('a course that one does not see has no progress', async () => {
  expect((await progress('nobody')).codes).toEqual(['not_found']);
  expect((await progress('member', 'x')).codes).toEqual(['not_found']);
});
