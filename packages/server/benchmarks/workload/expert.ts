import { endpoints } from '@learn/contracts';
import type { Expert } from './cast.ts';
import type { Visitor } from './visitor.ts';

const workQuery = `query($assignment: ID!, $session: ID!, $person: ID!) { assignment_completion(assignment_id: $assignment,
  course_session_id: $session, assignment_user_id: $person) { version completion_status completion_data
    assignment { evaluation_tasks { id value { max_points } } } } }`;

const evaluate = `mutation($assignment: ID!, $session: ID!, $person: ID!, $status: AssignmentCompletionStatus!, $data: String!,
  $version: Int) { upsert_assignment_completion(assignment_id: $assignment, course_session_id: $session,
    assignment_user_id: $person, completion_status: $status, completion_data_string: $data, version: $version) { version } }`;

interface Submitted {
  readonly assignment_completion: {
    readonly version: number;
    readonly assignment: {
      readonly evaluation_tasks: readonly {
        readonly id: string;
        readonly value: { readonly max_points: number };
      }[];
    };
  };
}

/** The steps of an expert: the persons, then one submission after another, evaluated task by task and released. */
export async function* evaluateWork(visitor: Visitor, { work }: Expert): AsyncGenerator<void, void> {
  await visitor.read('read: home page', '/');
  yield;
  for (const { assignmentId: assignment, courseSessionId: session, userId: person } of work) {
    await visitor.read('read: persons', `${endpoints.persons.path}?limit=50`);
    yield;
    const ids = { assignment, session, person };
    const found = await visitor.graphql<Submitted>('read: submission', workQuery, ids);
    yield;
    if (found === undefined) continue;
    const { assignment: tasks, version: first } = found.assignment_completion;
    let version = first;
    const save = async (status: string, data: object) => {
      const variables = { ...ids, status, version, data: JSON.stringify(data) };
      const saved = await visitor.graphql<{ upsert_assignment_completion: { version: number } }>(
        'write: evaluation',
        evaluate,
        variables,
      );
      version = saved?.upsert_assignment_completion.version ?? version;
    };
    for (const { id, value } of tasks.evaluation_tasks) {
      const points = Math.ceil(Math.random() * value.max_points);
      await save('EVALUATION_IN_PROGRESS', {
        [id]: { expert_data: { points, text: new Date().toISOString() } },
      });
      yield;
    }
    await save('EVALUATION_SUBMITTED', {});
    yield;
  }
}
