import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, createCast, enrol } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignmentCompletions, assignments, sessionAssignments } from '../assignments/tables.ts';
import { courseSessions } from '../course-sessions/tables.ts';

// The casework is only handed in: nobody ever gives a result for it. A later session plans nothing else.

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  const { member } = cast.people;
  const { casework } = work.assignmentIds;
  await server.db
    .update(assignments)
    .set({ needsExpertEvaluation: false })
    .where(eq(assignments.id, casework));
  await server.db.insert(assignmentCompletions).values({
    userId: member.id,
    courseSessionId: cast.session.id,
    assignmentId: casework,
    completionStatus: 'SUBMITTED',
  });
  await server.db
    .update(courseSessions)
    .set({ startDate: '2099-01-01', endDate: '2099-12-31' })
    .where(eq(courseSessions.id, cast.elsewhere.id));
  await server.db
    .insert(sessionAssignments)
    .values({ courseSessionId: cast.elsewhere.id, assignmentId: casework });
  await enrol(server.db, { userId: member.id, courseSessionId: cast.elsewhere.id });
});
afterAll(() => server[Symbol.asyncDispose]());

interface Assignments {
  readonly summary: object;
  readonly records: readonly { readonly assignment_id: string }[];
}

const gradedIds = () => [work.assignmentIds.praxis, work.assignmentIds.test].sort();
const idsOf = ({ records }: Assignments) => records.map(({ assignment_id }) => assignment_id).sort();

test('course statistics are of graded assignments', async () => {
  const { data } = await askGraphql<{ course_statistics: { assignments: Assignments } }>(
    await server.login(cast.people.admin.username),
    `query Course($id: ID!, $session: ID!) { course_statistics(course_id: $id, course_session_ids: [$session]) {
      assignments { summary { total_records total_unranked } records { assignment_id } } } }`,
    { id: cast.course.id, session: cast.session.id },
  );
  const statistics = data?.course_statistics.assignments;
  expect(statistics && idsOf(statistics)).toEqual(gradedIds());
  // two participants
  expect(statistics?.summary).toEqual({ total_records: 2, total_unranked: 4 });
});

interface Own {
  readonly agent_assignment_statistics: { readonly persons: object[]; readonly assignments: Assignments };
}

async function own(first: number) {
  const { data } = await askGraphql<Own>(
    await server.login(cast.people.apprenticeTrainer.username),
    `query Own($id: ID!, $first: Int!) { agent_assignment_statistics(course_id: $id, agent_role: berufsbildner) {
      persons { total_count submitted_count }
      assignments { summary { total_records total_unranked } records(first: $first) { assignment_id } } } }`,
    { id: cast.course.id, first },
  );
  if (!data) throw new Error('nothing found');
  return data.agent_assignment_statistics;
}

test('those of the own people as well; what is asked of a person and handed in counts all', async () => {
  const { assignments: figures, persons } = await own(100);
  expect(figures.summary).toEqual({ total_records: 2, total_unranked: 2 });
  expect(idsOf(figures)).toEqual(gradedIds());
  expect(persons).toHaveLength(2);
  expect(persons).toEqual(
    expect.arrayContaining([
      { total_count: 3, submitted_count: 1 },
      { total_count: 1, submitted_count: 0 },
    ]),
  );
});

test('a page of their records passes sessions without graded assignments', async () => {
  expect((await own(1)).assignments.records).toHaveLength(1);
});

test.each(['casework', 'test'] as const)('the results of own people in: %s', async (name) => {
  const { codes } = await askGraphql(
    await server.login(cast.people.apprenticeTrainer.username),
    `query One($slug: String!, $id: ID!) { agent_assignment(course_slug: $slug, agent_role: berufsbildner,
      assignment_id: $id) { title } }`,
    { slug: cast.course.slug, id: work.assignmentIds[name] },
  );
  expect(codes).toEqual(name === 'test' ? [] : ['not_found']);
});
