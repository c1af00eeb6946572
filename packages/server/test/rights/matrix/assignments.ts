import { endpoints } from '@learn/contracts';
import type { TestClient } from '../../testClient.ts';
import { askOperation, done, insiders, type MatrixRow, without } from '../matrixRow.ts';
import type { RightsWorld } from '../rightsWorld.ts';

const write = `mutation A($assignment: ID!, $session: ID!, $user: ID, $status: AssignmentCompletionStatus!, $data: String!) {
  upsert_assignment_completion(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user,
    completion_status: $status, completion_data_string: $data) { __typename } }`;

const withdraw = `mutation A($assignment: ID!, $session: ID!) {
  withdraw_assignment_completion(assignment_id: $assignment, course_session_id: $session) { __typename } }`;

const withdrawRelease = `mutation A($assignment: ID!, $session: ID!, $user: ID!) {
  withdraw_evaluation(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user) { __typename } }`;

const queue = `query A($assignment: ID!, $session: ID!, $user: ID!) {
  evaluation_queue(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user) { position } }`;

const read = `query A($assignment: ID!, $session: ID!, $user: ID!) {
  assignment_completion(assignment_id: $assignment, course_session_id: $session, assignment_user_id: $user) {
    completion_data evaluation_points } }`;

type Work = 'casework' | 'praxis';

const ofCourse = [...insiders, 'other', 'foreignExpert', 'foreignSupervisor'] as const;

interface Seen {
  readonly assignment_completion: {
    readonly completion_data: Readonly<Record<string, object>>;
    readonly evaluation_points: number | null;
  } | null;
}

function evaluate(client: TestClient, { cast, work }: RightsWorld, which: Work): Promise<number> {
  return askOperation(client, {
    query: write,
    variables: {
      assignment: work.assignmentIds[which],
      session: cast.session.id,
      user: cast.people.member.id,
      status: 'EVALUATION_IN_PROGRESS',
      data: JSON.stringify({ 'evaluation-1': { expert_data: { points: 5, text: '' } } }),
    },
  });
}

/** An operation about the member's work. */
function askOfWork(client: TestClient, { cast, work }: RightsWorld, query: string, which: Work) {
  return askOperation(client, {
    query,
    variables: {
      assignment: work.assignmentIds[which],
      session: cast.session.id,
      user: cast.people.member.id,
    },
  });
}

function look(client: TestClient, { cast, work }: RightsWorld, which: Work, holds: (seen: Seen) => boolean) {
  return askOperation(client, {
    query: read,
    variables: {
      assignment: work.assignmentIds[which],
      session: cast.session.id,
      user: cast.people.member.id,
    },
    holds,
  });
}

const hasAnswers = ({ assignment_completion }: Seen) =>
  assignment_completion !== null && Object.keys(assignment_completion.completion_data).length > 0;
const hasPoints = ({ assignment_completion }: Seen) => assignment_completion?.evaluation_points != null;

/** Of the others nobody knows that there is something to evaluate. */
const seesButNever = ['member', 'fellow', 'supervisor', 'apprenticeTrainer'] as const;

/** Who knows how far the member is; the foreign mentor and Berufsbildner ask for their own people. */
const statusReaders = ['expert', 'mentor', 'supervisor', 'apprenticeTrainer', 'admin'] as const;

export const assignmentRows: readonly MatrixRow[] = [
  {
    resource: 'own assignment data',
    act: 'write until submitted',
    calls: 'mutation upsert_assignment_completion',
    ask: async (client, world) => {
      await world.resetAssignments('IN_PROGRESS');
      return askOperation(client, {
        query: write,
        variables: {
          assignment: world.work.assignmentIds.casework,
          session: world.cast.session.id,
          status: 'IN_PROGRESS',
          data: JSON.stringify({ 'task-1': { user_data: { 'block-text': 'neu' } } }),
        },
      });
    },
    allowed: ['member', 'fellow'],
    refused: without(insiders, 'member', 'fellow'),
  },
  {
    resource: 'own assignment data',
    act: 'take back what was submitted',
    calls: 'mutation withdraw_assignment_completion',
    ask: async (client, world) => {
      await world.resetAssignments('SUBMITTED', new Date());
      return askOperation(client, {
        query: withdraw,
        variables: { assignment: world.work.assignmentIds.casework, session: world.cast.session.id },
      });
    },
    allowed: ['member'],
    refused: without(insiders, 'member', 'fellow'),
  },
  {
    resource: 'own assignment data',
    act: 'read before it is submitted',
    calls: 'query assignment_completion',
    ask: async (client, world) => {
      await world.resetAssignments('IN_PROGRESS');
      return look(client, world, 'casework', hasAnswers);
    },
    allowed: ['member', 'admin'],
  },
  {
    resource: 'points, passed, deduction',
    act: 'write for a casework',
    calls: 'mutation upsert_assignment_completion',
    ask: async (client, world) => {
      await world.resetAssignments('SUBMITTED');
      return evaluate(client, world, 'casework');
    },
    allowed: ['expert', 'admin'],
    refused: seesButNever,
  },
  {
    resource: 'points, passed, deduction',
    act: 'write for a praxis assignment',
    calls: 'mutation upsert_assignment_completion',
    ask: async (client, world) => {
      await world.resetAssignments('SUBMITTED');
      return evaluate(client, world, 'praxis');
    },
    allowed: ['mentor', 'expert', 'admin'],
    refused: seesButNever,
  },
  {
    resource: 'points, passed, deduction',
    act: 'take back a release',
    calls: 'mutation withdraw_evaluation',
    ask: async (client, world) => {
      await world.resetAssignments('SUBMITTED');
      return askOfWork(client, world, withdrawRelease, 'praxis');
    },
    allowed: ['mentor', 'expert', 'admin'],
    refused: seesButNever.filter((role) => role !== 'fellow'),
  },
  {
    resource: 'points, passed, deduction',
    act: 'say that one is at an evaluation',
    calls: `POST ${endpoints.announceEvaluator.path}`,
    ask: async (client, world) => {
      await world.resetAssignments('SUBMITTED');
      const address = ofSession(endpoints.announceEvaluator.path, world)
        .replace(':assignmentId', world.work.assignmentIds.praxis)
        .replace(':userId', world.cast.people.member.id);
      return done(await client.post(address, { task_id: 'evaluation-1' }));
    },
    allowed: ['mentor', 'expert', 'admin'],
    refused: seesButNever.filter((role) => role !== 'fellow'),
  },
  {
    resource: 'points, passed, deduction',
    act: 'go through the work in an assignment',
    calls: 'query evaluation_queue',
    ask: (client, world) => askOfWork(client, world, queue, 'praxis'),
    allowed: ['member', 'mentor', 'expert', 'supervisor', 'admin'],
  },
  {
    resource: 'points, passed, deduction',
    act: 'read once released',
    calls: 'query assignment_completion',
    ask: async (client, world) => {
      await world.resetAssignments('EVALUATION_SUBMITTED');
      return look(client, world, 'casework', hasPoints);
    },
    allowed: ['member', 'expert', 'supervisor', 'apprenticeTrainer', 'admin'],
  },
  {
    resource: 'own assignment data',
    act: 'read the assignment',
    calls: 'query assignment',
    ask: (client, { work }) =>
      askOperation(client, {
        query: 'query A($id: ID!) { assignment(id: $id) { id } }',
        variables: { id: work.assignmentIds.casework },
      }),
    allowed: ofCourse,
  },
  {
    resource: 'points, passed, deduction',
    act: 'read the status of the member',
    calls: `POST ${endpoints.assignmentStatusAll.path}`,
    ask: async (client, world) => {
      await world.resetAssignments('SUBMITTED');
      return knowsStatus(client, world, ofSession(endpoints.assignmentStatusAll.path, world));
    },
    allowed: statusReaders,
    refused: without(insiders, ...statusReaders, 'foreignMentor', 'foreignApprenticeTrainer'),
  },
  {
    resource: 'points, passed, deduction',
    act: 'read the status of the member in one content',
    calls: `POST ${endpoints.assignmentStatus.path}`,
    ask: async (client, world) => {
      await world.resetAssignments('SUBMITTED');
      const url = ofSession(endpoints.assignmentStatus.path, world).replace(
        ':learningContentId',
        world.work.ids.de.praxis,
      );
      return knowsStatus(client, world, url);
    },
    allowed: statusReaders,
    refused: without(insiders, ...statusReaders, 'foreignMentor', 'foreignApprenticeTrainer'),
  },
  {
    resource: 'points, passed, deduction',
    act: 'record test results',
    calls: `POST ${endpoints.testResults.path}`,
    ask: async (client, world) =>
      done(
        await client.post(ofSession(endpoints.testResults.path, world), {
          results: [
            {
              user_id: world.cast.people.member.id,
              learning_content_page_id: world.work.ids.de.test,
              points: 15,
              max_points: 20,
            },
          ],
        }),
      ),
    allowed: ['expert', 'admin'],
    refused: without(insiders, 'expert', 'admin'),
  },
  {
    resource: 'points, passed, deduction',
    act: 'read a certificate',
    calls: 'query competence_certificate',
    ask: (client, { work }) =>
      askOperation(client, {
        query: 'query A($id: ID!) { competence_certificate(id: $id) { id } }',
        variables: { id: work.certificateId },
      }),
    allowed: ofCourse,
  },
  {
    resource: 'points, passed, deduction',
    act: 'read the certificates of a course',
    calls: 'query competence_certificate_list',
    ask: (client, { cast }) =>
      askOperation(client, {
        query:
          'query A($id: ID!) { competence_certificate_list(course_id: $id) { competence_certificates { id } } }',
        variables: { id: cast.course.id },
      }),
    allowed: ofCourse,
  },
  {
    resource: 'points, passed, deduction',
    act: 'read the grade of the member',
    calls: 'query competence_certificate_list',
    ask: async (client, world) => {
      await world.resetAssignments('EVALUATION_SUBMITTED');
      return askOperation(client, {
        query: `query A($id: ID!, $users: [ID!]) { competence_certificate_list(course_id: $id, user_ids: $users) {
          competence_certificates { grades { grade { official } } } } }`,
        variables: { id: world.cast.course.id, users: [world.cast.people.member.id] },
        holds: ({ competence_certificate_list }: SeenGrades) =>
          competence_certificate_list.competence_certificates.some(({ grades }) =>
            grades.some(({ grade }) => grade !== null),
          ),
      });
    },
    allowed: ['member', 'expert', 'supervisor', 'apprenticeTrainer', 'admin'],
  },
];

interface SeenGrades {
  readonly competence_certificate_list: {
    readonly competence_certificates: readonly {
      readonly grades: readonly { readonly grade: object | null }[];
    }[];
  };
}

interface StatusItem {
  readonly assignment_user_id: string;
  readonly completion_status: string;
}

/** 404 where the list does not tell that the member has submitted. */
async function knowsStatus(client: TestClient, { cast }: RightsWorld, url: string): Promise<number> {
  const answer = await client.post(url, { user_selection_ids: [] });
  if (answer.statusCode !== 200) return answer.statusCode;
  const known = answer
    .json<StatusItem[]>()
    .some((one) => one.assignment_user_id === cast.people.member.id && one.completion_status === 'SUBMITTED');
  return known ? 200 : 404;
}

function ofSession(path: string, { cast }: RightsWorld): string {
  return path.replace(':courseSessionId', cast.session.id);
}
