import type { DueDate } from '@learn/contracts';
import { endpoints, fillPath } from '@learn/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGraphql } from '../../test/askGraphql.ts';
import { type Cast, type CastMember, createCast } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/testServer.ts';
import { createWork, type Work } from '../../test/work.ts';
import { assignments } from '../assignments/tables.ts';

let server: TestServer;
let cast: Cast;
let work: Work;

beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server.db);
  work = await createWork(server.db, cast);
  // The session plans an evaluation deadline for it all the same.
  await server.db
    .update(assignments)
    .set({ needsExpertEvaluation: false })
    .where(eq(assignments.id, work.assignmentIds.praxis));
});
afterAll(() => server[Symbol.asyncDispose]());

const client = (who: CastMember) => server.login(cast.people[who].username);

test.each(['expert', 'mentor', 'supervisor'] as const)(
  '%s: no date for the evaluation of what nobody evaluates, in list and calendar',
  async (who) => {
    const person = await client(who);
    const dates = (await person.get('/api/dashboard/duedates/')).json<DueDate[]>();
    const titles = (kind: string) =>
      dates.filter((date) => date.kind === kind).map(({ learning_content_title }) => learning_content_title);
    expect(titles('evaluation')).toEqual(['casework (de)']);
    expect(titles('submission')).toContain('praxis (de)');
    const { url } = (await person.get('/api/dashboard/calendar/')).json<{ url: string }>();
    const feed = await server.app.inject({ method: 'GET', url: new URL(url).pathname });
    expect(feed.body.match(/UID:evaluation-/g)).toHaveLength(1);
  },
);

interface Planned {
  readonly assignment_id: string;
  readonly submission_deadline: string | null;
  readonly evaluation_deadline: string | null;
}

test('nor in the cockpit, in the plan of the admins, and for those who write it', async () => {
  const { data } = await askGraphql<{
    readonly cockpit: { readonly circle: { readonly assignments: readonly Planned[] } };
    readonly course_session: { readonly assignments: readonly Planned[] };
  }>(
    await client('expert'),
    `query ($session: ID!, $assignment: ID!) {
      cockpit(course_session_id: $session) {
        circle(assignment_id: $assignment) { assignments { assignment_id submission_deadline evaluation_deadline } } }
      course_session(id: $session) { assignments { assignment_id evaluation_deadline { start } } } }`,
    { session: cast.session.id, assignment: work.assignmentIds.praxis },
  );
  const plan = (
    await (
      await client('admin')
    ).get(fillPath(endpoints.sessionPlan.path, { courseSessionId: cast.session.id }) ?? '')
  ).json<{ circles: { assignments: Planned[] }[] }>();
  for (const planned of [
    data?.cockpit.circle.assignments,
    data?.course_session.assignments,
    plan.circles.flatMap((circle) => circle.assignments),
  ]) {
    const deadlineOf = (id: string) =>
      planned?.find(({ assignment_id }) => assignment_id === id)?.evaluation_deadline;
    expect(deadlineOf(work.assignmentIds.praxis)).toBeNull();
    expect(deadlineOf(work.assignmentIds.casework)).toBeTruthy();
  }
});
