import { startThrowAwayPostgres } from '@learn/postgres';
import { and, eq, sql } from 'drizzle-orm';
import { assignmentCompletions } from '../src/assignments/tables.ts';
import { startLoginSession } from '../src/authentication/loginSession.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { createCast } from '../test/factories.ts';
import { createWork } from '../test/work.ts';
import { startServerProcess } from './serverProcess.ts';

// What an evaluator waits for in a session of so many submissions, on PostgreSQL, one request after the other:
// node packages/server/benchmarks/evaluation.ts [24 2500] [--sources]
const sizes = process.argv
  .slice(2)
  .filter((argument) => /^\d+$/.test(argument))
  .map(Number);
const times = 30;

const evaluation = `query Evaluation($assignment: ID!, $session: ID!, $user: ID!) {
  assignment(id: $assignment) { id title tasks { id title } evaluation_tasks { id value { title max_points } } }
  assignment_completion(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user) {
    id version completion_status completion_data evaluation_points files { id } } }`;
const queue = `query Queue($assignment: ID!, $session: ID!, $user: ID!) {
  evaluation_queue(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user, state: toEvaluate) {
    position count previous { user_id } next { user_id } } }`;
const save = `mutation Save($assignment: ID!, $session: ID!, $user: ID!, $data: String!) {
  upsert_assignment_completion(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user,
    completion_status: EVALUATION_IN_PROGRESS, completion_data_string: $data) { id version } }`;
const list = `query List($assignment: ID!, $session: ID!) { cockpit(course_session_id: $session) { id
  circle(assignment_id: $assignment) { assignments { assignment_id works { user_id completion_status to_evaluate grade } }
    participants { user_id first_name last_name organisation_name contents_completed_count } } } }`;

await using postgres = await startThrowAwayPostgres();

/** A session with so many submissions of one assignment, and its expert, logged in. */
async function seed(count: number) {
  const database = await openPostgres(postgres.url, 2);
  const cast = await createCast(database.db);
  const work = await createWork(database.db, cast);
  const assignment = work.assignmentIds.casework;
  await database.db.execute(sql`with person as (
      insert into users (username, email, first_name, last_name)
      select 'many.' || ${count}::text || '.' || n, 'many.' || n || '@example.com', 'Vorname' || n, 'Name' || n
      from generate_series(1, ${count}::int) n returning id),
    enrolment as (
      insert into course_session_users (user_id, course_session_id, role)
      select id, ${cast.session.id}, 'MEMBER' from person returning user_id)
    insert into assignment_completions (assignment_id, user_id, course_session_id, completion_status, completion_data, submitted_at)
    select a.id, enrolment.user_id, ${cast.session.id}, 'SUBMITTED',
      jsonb_build_object('task-1', jsonb_build_object('user_data',
        jsonb_build_object('block-text', repeat('Ein Absatz der Antwort. ', 60)))), now() - interval '1 day'
    from enrolment cross join assignments a where a.course_id = ${cast.course.id}`);
  const waiting = await database.db
    .select({ userId: assignmentCompletions.userId })
    .from(assignmentCompletions)
    .where(
      and(
        eq(assignmentCompletions.courseSessionId, cast.session.id),
        eq(assignmentCompletions.assignmentId, assignment),
      ),
    )
    .limit(times);
  const { token } = await startLoginSession(database.db, {
    userId: cast.people.expert.id,
    userAgent: 'benchmark',
  });
  await database.db.execute('analyze');
  await database.close();
  return { token, assignment, session: cast.session.id, users: waiting.map(({ userId }) => userId) };
}

for (const size of sizes.length > 0 ? sizes : [24, 2500]) {
  const { token, assignment, session, users } = await seed(size);
  await using server = await startServerProcess(postgres.url);
  const csrf = 'benchmark';
  const ask = async (query: string, variables: object) => {
    const started = performance.now();
    const answer = await fetch(`${server.url}/server/graphql/`, {
      method: 'POST',
      headers: {
        cookie: `sessionid=${token}; csrftoken=${csrf}`,
        'x-csrftoken': csrf,
        'content-type': 'application/json',
        origin: server.url,
      },
      body: JSON.stringify({ query, variables: { assignment, session, ...variables } }),
    });
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"')) throw new Error(`${answer.status}: ${text.slice(0, 400)}`);
    return { milliseconds: performance.now() - started, bytes: text.length };
  };
  const data = JSON.stringify({ 'evaluation-1': { expert_data: { points: 5 } } });
  const calls = {
    'the work': (user: string | undefined) => ask(evaluation, { user }),
    'its place in the queue': (user: string | undefined) => ask(queue, { user }),
    'a save': (user: string | undefined) => ask(save, { user, data }),
    'the whole list': () => ask(list, {}),
  };
  for (const [name, call] of Object.entries(calls)) {
    await call(users.at(-1));
    const taken: number[] = [];
    let bytes = 0;
    for (let index = 0; index < times; index += 1) {
      const answer = await call(users[index % users.length]);
      taken.push(answer.milliseconds);
      bytes = answer.bytes;
    }
    taken.sort((left, right) => left - right);
    const [median, p95] = [taken[Math.floor(times / 2)] ?? 0, taken[Math.floor(times * 0.95)] ?? 0];
    console.warn(
      `${String(size).padStart(5)} submissions, ${name.padEnd(24)} p50 ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} KB`,
    );
  }
}
