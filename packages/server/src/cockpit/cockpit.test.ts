import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions, sessionAssignments } from '../assignments/tables.ts';
import { attendanceCourses, attendanceEntries } from '../attendance/tables.ts';
import { completions } from '../completions/tables.ts';
import { pages } from '../course-pages/tables.ts';
import { courseSessionUsers, expertCircles } from '../course-sessions/tables.ts';
import { courseProfiles } from '../courses/tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
});

afterAll(() => server[Symbol.asyncDispose]());

beforeEach(async () => {
  await server.db.delete(assignmentCompletions);
  await server.db.delete(completions);
});

interface CircleAnswer {
  readonly circle: { readonly slug: string };
  readonly to_evaluate_count: number;
  readonly contents_count: number;
  readonly assignments: readonly {
    readonly learning_content: { readonly slug: string };
    readonly submission_deadline: string | null;
    readonly evaluation_deadline: string | null;
    readonly works: readonly Readonly<Record<string, unknown>>[];
  }[];
  readonly participants: readonly {
    readonly user_id: string;
    readonly contents_completed_count: number;
    readonly organisation_name: string;
  }[];
}

interface Answer {
  readonly cockpit: {
    readonly circles: readonly Pick<CircleAnswer, 'circle' | 'to_evaluate_count'>[];
    readonly circle: CircleAnswer | null;
  } | null;
}

async function ask(member: CastMember, slug?: string, id: string = cast.session.id) {
  return askGraphql<Answer>(
    await server.login(cast.people[member].username),
    `query Cockpit($id: ID!, $slug: String) { cockpit(course_session_id: $id) {
      circles { circle { slug } to_evaluate_count }
      circle(slug: $slug) { circle { slug } to_evaluate_count contents_count
        assignments { learning_content { slug } submission_deadline evaluation_deadline
          works { user_id completion_status to_evaluate grade } }
        participants { user_id contents_completed_count organisation_name } } } }`,
    { id, slug },
  );
}

const hourAgo = new Date(Date.now() - 60 * 60 * 1000);

/** What the member has done in an assignment. */
const handIn = (
  assignment: keyof Work['assignmentIds'],
  change: Partial<typeof assignmentCompletions.$inferInsert> = {},
) =>
  server.db.insert(assignmentCompletions).values({
    assignmentId: work.assignmentIds[assignment],
    userId: cast.people.member.id,
    courseSessionId: cast.session.id,
    completionStatus: 'SUBMITTED',
    submittedAt: hourAgo,
    ...change,
  });

const worksOf = (circle: CircleAnswer | null | undefined, slug: string) =>
  circle?.assignments.find(({ learning_content }) => learning_content.slug === slug)?.works;

test.each([
  ['expert', []],
  ['supervisor', []],
  ['admin', []],
  ['member', ['forbidden']],
  ['mentor', ['forbidden']],
  ['apprenticeTrainer', ['forbidden']],
  ['trainingResponsible', ['forbidden']],
  ['foreignExpert', ['not_found']],
  ['foreignSupervisor', ['not_found']],
  ['nobody', ['not_found']],
] as const)('%s opens the cockpit: %j', async (member, codes) => {
  expect((await ask(member)).codes).toEqual(codes);
});

test('a session that is none', async () => {
  expect((await ask('expert', undefined, 'none')).codes).toEqual(['not_found']);
});

test('experts have their own circles, supervisors and admins all', async () => {
  const slugsOf = async (member: CastMember) =>
    (await ask(member)).data?.cockpit?.circles.map(({ circle }) => circle.slug);
  expect(await slugsOf('expert')).toEqual(['work', 'exam']);
  const all = await slugsOf('admin');
  expect(all).toEqual(expect.arrayContaining(['work', 'exam']));
  expect(all?.length).toBeGreaterThan(2);
  expect(await slugsOf('supervisor')).toEqual(all);
});

test('an expert without a circle has none, and sees nobody’s work', async () => {
  const expertise = cast.enrolments.expert;
  const own = await server.db
    .delete(expertCircles)
    .where(eq(expertCircles.courseSessionUserId, expertise))
    .returning();
  const { data } = await ask('expert', 'work');
  await server.db.insert(expertCircles).values(own);
  expect(data?.cockpit).toEqual({ circles: [], circle: null });
});

test('what is handed in waits for those who may evaluate it', async () => {
  await handIn('casework');
  await handIn('praxis', { completionStatus: 'EVALUATION_IN_PROGRESS' });
  const seen = await ask('expert');
  expect(seen.data?.cockpit?.circles).toEqual([
    { circle: { slug: 'work' }, to_evaluate_count: 2 },
    { circle: { slug: 'exam' }, to_evaluate_count: 0 },
  ]);
  expect(worksOf(seen.data?.cockpit?.circle, 'casework')).toEqual([
    { user_id: cast.people.member.id, completion_status: 'SUBMITTED', to_evaluate: true, grade: null },
  ]);
  const { data } = await ask('supervisor', 'work');
  expect(data?.cockpit?.circle?.to_evaluate_count).toBe(0);
  expect(worksOf(data?.cockpit?.circle, 'casework')).toMatchObject([
    { completion_status: 'SUBMITTED', to_evaluate: false },
  ]);
});

test.each([
  ['a test, whose result is imported', 'test', {}, 'SUBMITTED'],
  [
    'work that is not handed in',
    'casework',
    { completionStatus: 'IN_PROGRESS', submittedAt: null },
    'IN_PROGRESS',
  ],
  ['what can still be taken back', 'casework', { submittedAt: new Date() }, 'IN_PROGRESS'],
] as const)('%s does not wait', async (_what, slug, change, status) => {
  await handIn(slug, change);
  const { data } = await ask('expert', 'work');
  expect(data?.cockpit?.circle?.to_evaluate_count).toBe(0);
  expect(worksOf(data?.cockpit?.circle, slug)).toMatchObject([
    { completion_status: status, to_evaluate: false },
  ]);
});

test('a released evaluation shows its grade', async () => {
  await handIn('casework', {
    completionStatus: 'EVALUATION_SUBMITTED',
    evaluationPoints: 18,
    evaluationPointsFinal: 18,
    evaluationMaxPoints: 20,
    evaluationSubmittedAt: hourAgo,
  });
  const { data } = await ask('expert', 'work');
  expect(worksOf(data?.cockpit?.circle, 'casework')).toEqual([
    {
      user_id: cast.people.member.id,
      completion_status: 'EVALUATION_SUBMITTED',
      to_evaluate: false,
      grade: 5.5,
    },
  ]);
});

test('the circle that waits opens first, else the first; another by its slug, and no foreign one', async () => {
  const first = async (slug?: string) => (await ask('expert', slug)).data?.cockpit?.circle?.circle.slug;
  expect(await first()).toBe('work');
  expect(await first('exam')).toBe('exam');
  expect(await first('circle')).toBeUndefined();
  await handIn('casework');
  expect(await first()).toBe('work');
});

test('the circle of an assignment, where it is one of the own', async () => {
  const circleOf = async (member: CastMember, id: string) =>
    (
      await askGraphql<Answer>(
        await server.login(cast.people[member].username),
        `query ($session: ID!, $id: ID!) { cockpit(course_session_id: $session) {
          circle(assignment_id: $id) { circle { slug } } } }`,
        { session: cast.session.id, id },
      )
    ).data?.cockpit?.circle;
  expect(await circleOf('expert', work.assignmentIds.praxis)).toEqual({ circle: { slug: 'work' } });
  expect(await circleOf('expert', cast.session.id)).toBeNull();
});

test('participants come by name, with what they have completed of the circle and their deadlines', async () => {
  await server.db.insert(completions).values(
    (['casework', 'feedback', 'exam-content'] as const).map((page) => ({
      userId: cast.people.member.id,
      courseSessionId: cast.session.id,
      translationKey: work.keys[page],
      pageType: 'learnpath.LearningContentPlaceholder',
      completionStatus: 'SUCCESS' as const,
    })),
  );
  const { data } = await ask('expert', 'work');
  const circle = data?.cockpit?.circle;
  expect(circle?.contents_count).toBe(5);
  expect(
    circle?.participants.map(({ user_id, contents_completed_count }) => [user_id, contents_completed_count]),
  ).toEqual([
    [cast.people.fellow.id, 0],
    [cast.people.member.id, 2],
  ]);
  expect(circle?.assignments.map(({ learning_content }) => learning_content.slug)).toEqual([
    'casework',
    'praxis',
    'test',
  ]);
  expect(circle?.assignments[0]).toMatchObject({
    submission_deadline: expect.any(String),
    evaluation_deadline: expect.any(String),
  });
});

describe('what waits across circles', () => {
  interface Waiting {
    readonly cockpit: {
      readonly to_evaluate: readonly {
        readonly learning_content: { readonly slug: string };
        readonly to_evaluate_count: number;
      }[];
      readonly days_to_record: readonly Readonly<Record<string, unknown>>[];
    } | null;
  }

  const waiting = async (member: CastMember) =>
    (
      await askGraphql<Waiting>(
        await server.login(cast.people[member].username),
        `query ($id: ID!) { cockpit(course_session_id: $id) {
          to_evaluate { learning_content { slug } to_evaluate_count first_user_id }
          days_to_record { attendance_course_id start expected_count entered_count learning_content { slug } } } }`,
        { id: cast.session.id },
      )
    ).data?.cockpit;

  const deadline = (assignment: keyof Work['assignmentIds'], evaluationDeadline: Date | null) =>
    server.db
      .update(sessionAssignments)
      .set({ evaluationDeadline })
      .where(eq(sessionAssignments.assignmentId, work.assignmentIds[assignment]));

  test('are evaluations, the earliest deadline first, for those who may evaluate', async () => {
    await handIn('casework');
    const rows = async (member: CastMember) =>
      (await waiting(member))?.to_evaluate.map(({ learning_content: { slug }, to_evaluate_count }) => [
        slug,
        to_evaluate_count,
      ]);
    expect(await rows('expert')).toEqual([['casework', 1]]);
    expect(await rows('supervisor')).toEqual([]);
    await handIn('casework', { userId: cast.people.fellow.id });
    expect((await waiting('expert'))?.to_evaluate).toMatchObject([
      { to_evaluate_count: 2, first_user_id: cast.people.fellow.id },
    ]);
    await handIn('praxis');
    await deadline('casework', new Date('2026-05-01'));
    await deadline('praxis', new Date('2026-04-01'));
    expect((await rows('admin'))?.map(([slug]) => slug)).toEqual(['praxis', 'casework']);
    await deadline('praxis', null);
    expect((await rows('admin'))?.map(([slug]) => slug)).toEqual(['casework', 'praxis']);
  });

  const held = (days: number) => {
    const startsAt = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    return server.db
      .update(attendanceCourses)
      .set({ startsAt, endsAt: startsAt })
      .where(eq(attendanceCourses.id, work.attendanceCourseId));
  };
  const record = (userId: string) =>
    server.db
      .insert(attendanceEntries)
      .values({ attendanceCourseId: work.attendanceCourseId, userId, status: 'ABSENT' });

  test('are days that have come, until everybody is entered, for those who record', async () => {
    await server.db
      .update(courseSessionUsers)
      .set({ createdAt: new Date('2026-01-01') })
      .where(eq(courseSessionUsers.courseSessionId, cast.session.id));
    const days = async (member: CastMember = 'expert') =>
      (await waiting(member))?.days_to_record.map(({ expected_count, entered_count }) => [
        entered_count,
        expected_count,
      ]);
    await held(2);
    expect(await days()).toEqual([]);
    await held(-2);
    expect(await waiting('expert')).toMatchObject({
      days_to_record: [
        { attendance_course_id: work.attendanceCourseId, learning_content: { slug: 'attendance' } },
      ],
    });
    expect(await days()).toEqual([[0, 2]]);
    expect(await days('supervisor')).toEqual([]);
    await record(cast.people.member.id);
    await record(cast.people.expert.id);
    expect(await days()).toEqual([[1, 2]]);
    await record(cast.people.fellow.id);
    expect(await days()).toEqual([]);
  });

  test('are no days on which everybody is entered on whose path the circle lies', async () => {
    await held(-2);
    await server.db.delete(attendanceEntries);
    await record(cast.people.fellow.id);
    expect((await waiting('expert'))?.days_to_record).toMatchObject([
      { entered_count: 1, expected_count: 2 },
    ]);
    const names = { de: 'Leben', fr: 'Vie', it: 'Vita' };
    const [life] = await server.db.insert(courseProfiles).values({ code: 'leben', names }).returning();
    const choose = (chosenProfileId: string | null) =>
      server.db
        .update(courseSessionUsers)
        .set({ chosenProfileId })
        .where(eq(courseSessionUsers.id, cast.enrolments.member));
    const restrict = (profiles: readonly string[]) =>
      server.db.update(pages).set({ data: { profiles } }).where(eq(pages.translationKey, work.keys.work));
    await choose(life?.id ?? null);
    await restrict(['nichtleben']);
    const found = await waiting('expert');
    await choose(null);
    await restrict([]);
    expect(found?.days_to_record).toEqual([]);
  });

  test('are days of the own circles only', async () => {
    await server.db.delete(attendanceEntries);
    await held(-2);
    const own = await server.db
      .delete(expertCircles)
      .where(eq(expertCircles.courseSessionUserId, cast.enrolments.expert))
      .returning();
    const found = await waiting('expert');
    await server.db.insert(expertCircles).values(own);
    expect(found).toEqual({ to_evaluate: [], days_to_record: [] });
  });
});
