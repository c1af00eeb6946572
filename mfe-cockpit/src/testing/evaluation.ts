import { fakeNetwork, json, type SentCall, typed } from '@learn/testing';
import type { EvaluationQuery, EvaluationQueueQuery } from '../__generated__/graphql.ts';
import type { EvaluatedAssignment, EvaluationWork } from '../evaluation/evaluationFields.ts';
import type { Evaluator } from '../evaluation/useEvaluators.ts';
import { courseSessionId } from './session.ts';

/** Of Ana's work in an assignment. */
export const evaluationVariables = (assignment_id = 'police') => ({
  assignment_id,
  course_session_id: courseSessionId,
  assignment_user_id: 'ana',
});

const person = (name: string) => {
  const [first_name = '', last_name = ''] = name.split(' ');
  return { id: first_name.toLowerCase(), first_name, last_name };
};

const criterion = (key: string, title: string, max_points: number) =>
  typed('EvaluationTask', {
    key,
    value: typed('EvaluationTaskValue', { title, description: `Massstab ${title}`, max_points }),
  });

/** Two tasks, of which the first is evaluated on its own, and a criterion for the whole; 8 and 2 points. */
export function evaluatedAssignment(change: Partial<EvaluatedAssignment> = {}): EvaluatedAssignment {
  return typed('Assignment', {
    id: 'police',
    title: 'Police prüfen',
    assignment_type: 'CASEWORK',
    needs_expert_evaluation: true,
    max_points: 10,
    pass_rule: typed('PassRule', { kind: 'grade', percent: null }),
    evaluation_description: '',
    evaluation_document_url: '',
    learning_content: typed('LearningContentAssignment', {
      id: 'content-police',
      language: 'de',
    }),
    tasks: [
      typed('AssignmentTask', {
        key: 'task-1',
        title: 'Deckung erklären',
        blocks: [
          { __typename: 'AssignmentExplanation', key: 'block-0' },
          { __typename: 'AssignmentTextQuestion', key: 'block-1', label: 'Was ist gedeckt?' },
        ],
      }),
      typed('AssignmentTask', {
        key: 'task-2',
        title: 'Police ablegen',
        blocks: [{ __typename: 'AssignmentFileQuestion', key: 'block-2', label: 'Lege die Police ab.' }],
      }),
    ],
    evaluation_tasks: [
      criterion('evaluation-1', 'Deckung erklären', 8),
      criterion('evaluation-2', 'Verständlichkeit', 2),
    ],
    solution_sample: null,
    ...change,
  });
}

/** The work that Ana has handed in, not evaluated yet. */
export function evaluationWork(change: Partial<EvaluationWork> = {}): EvaluationWork {
  return typed('AssignmentCompletion', {
    id: 'work-ana',
    version: 1,
    updated_at: '2026-03-10T10:00:00.000Z',
    completion_status: 'SUBMITTED',
    may_evaluate: true,
    submitted_at: '2026-03-09T09:00:00.000Z',
    evaluation_withdrawable_until: null,
    assignment_user: typed('AssignmentPerson', { ...person('Ana Berger'), avatar_url: '' }),
    evaluation_user: null,
    evaluation_points: null,
    evaluation_points_deducted: 0,
    evaluation_points_deducted_reason: '',
    evaluation_points_deducted_user: null,
    additional_json_data: {
      declaration: { text: 'Selbst bearbeitet.', accepted_at: '2026-03-09T09:00:00.000Z' },
    },
    completion_data: {
      'task-1': { user_data: { 'block-1': 'Haftpflicht und Teilkasko' } },
      'task-2': { user_data: { 'block-2': 'file-1' } },
    },
    files: [
      typed('AssignmentFile', { id: 'file-1', file_name: 'Police.pdf', size: 86 * 1024, url: '/files/1' }),
    ],
    ...change,
  });
}

export const given = (points: number, text = '') => ({ expert_data: { points, text } });

/** Everything has its points: 6 and 1.5 of 10. */
export const complete: Partial<EvaluationWork> = {
  version: 4,
  completion_status: 'EVALUATION_IN_PROGRESS',
  evaluation_points: 7.5,
  completion_data: {
    'task-1': { user_data: { 'block-1': 'Haftpflicht und Teilkasko' } },
    'evaluation-1': given(6, 'Gut erklärt'),
    'evaluation-2': given(1.5),
  },
};

/** Ana is the second of three. */
export function queueWith(
  change: Partial<NonNullable<EvaluationQueueQuery['evaluation_queue']>> = {},
): NonNullable<EvaluationQueueQuery['evaluation_queue']> {
  const queued = (name: string) => {
    const { id, ...names } = person(name);
    return typed('QueuedParticipant', { user_id: id, ...names });
  };
  return typed('EvaluationQueue', {
    position: 2,
    count: 3,
    current: queued('Ana Berger'),
    previous: queued('Zoe Amsler'),
    next: queued('Bruno Caduff'),
    ...change,
  });
}

interface ServerOptions {
  readonly assignment?: Partial<EvaluatedAssignment>;
  readonly evaluators?: () => readonly Evaluator[];
  /** answers the question for the queue */
  readonly queue?: () => Response | Promise<Response>;
  /** answers the question for the work */
  readonly work?: () => Response;
  /** answers a save, where it is not taken */
  readonly refusal?: (state: EvaluationWork) => Response | Promise<Response> | undefined;
}

interface Sent {
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** A server with this work, which takes what is given, releases it and takes that back. */
export function evaluationServer(initial: EvaluationWork, options: ServerOptions = {}) {
  const { assignment = {}, evaluators = () => [], queue, work, refusal } = options;
  let state = initial;
  const write = (change: Partial<EvaluationWork>) => {
    state = { ...state, ...change, version: state.version + 1, updated_at: new Date().toISOString() };
    return state;
  };
  const save = (variables: NonNullable<Sent['variables']>) => {
    const data = { ...(state.completion_data as Record<string, object>) };
    const sent = JSON.parse(String(variables.completion_data_string)) as Record<
      string,
      { expert_data: object }
    >;
    for (const [task, { expert_data }] of Object.entries(sent)) {
      const before = (data[task] as { expert_data?: object } | undefined)?.expert_data;
      data[task] = { ...data[task], expert_data: { ...before, ...expert_data } };
    }
    const releases = variables.completion_status === 'EVALUATION_SUBMITTED';
    return write({
      completion_data: data,
      completion_status: releases ? 'EVALUATION_SUBMITTED' : 'EVALUATION_IN_PROGRESS',
      evaluation_withdrawable_until: releases ? new Date(Date.now() + 60_000).toISOString() : null,
      ...(variables.evaluation_points_deducted !== undefined && {
        evaluation_points_deducted: variables.evaluation_points_deducted as number,
      }),
      ...(variables.evaluation_points_deducted_reason !== undefined && {
        evaluation_points_deducted_reason: variables.evaluation_points_deducted_reason as string,
      }),
    });
  };
  const answerTo = async ({ operationName, variables = {} }: Sent): Promise<Response> => {
    const answer = (data: object) => json({ data });
    switch (operationName) {
      case 'EvaluationQueue':
        return (await queue?.()) ?? answer({ evaluation_queue: queueWith() });
      case 'Evaluation':
        return (
          work?.() ??
          answer({
            assignment: evaluatedAssignment({ id: String(variables.assignment_id), ...assignment }),
            assignment_completion: variables.assignment_user_id === 'ana' ? state : null,
          } satisfies EvaluationQuery)
        );
      case 'EvaluationWork':
        return answer({ assignment_completion: state });
      case 'WithdrawEvaluation':
        return answer({
          withdraw_evaluation: write({
            completion_status: 'EVALUATION_IN_PROGRESS',
            evaluation_withdrawable_until: null,
          }),
        });
      case 'SaveEvaluation':
        return (await refusal?.(state)) ?? answer({ upsert_assignment_completion: save(variables) });
      default:
        throw new Error(`not expected: ${operationName}`);
    }
  };
  const calls = fakeNetwork(({ address, body }) =>
    address.includes('/evaluators/')
      ? json({ version: state.version, evaluators: evaluators() })
      : answerTo(body as Sent),
  );
  return {
    calls,
    write,
    /** variables of the operations of this name */
    sent: (operation: string) => sentBy(calls, operation),
    /** tasks that the person was said to be at */
    places: () => calls.flatMap(({ address, body }) => (address.includes('/evaluators/') ? [body] : [])),
  };
}

function sentBy(calls: readonly SentCall[], operation: string): NonNullable<Sent['variables']>[] {
  return calls.flatMap(({ body }) => {
    const { operationName, variables } = (body ?? {}) as Sent;
    return operationName === operation && variables ? [variables] : [];
  });
}
