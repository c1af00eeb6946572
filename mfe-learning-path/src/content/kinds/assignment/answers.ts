import { type EmptyQuestion, emptyQuestions } from '@learn/domain';
import { type FieldValue, type FieldValues, type VersionedChange, valueIn } from '@learn/platform/form';
import type { OwnWorkFragment } from '../../../__generated__/graphql.ts';

/** A task as far as its answers are concerned. */
export interface TaskShape {
  readonly key: string;
  readonly blocks: readonly { readonly __typename: string; readonly key: string }[];
}

type Data = Readonly<Record<string, { readonly user_data?: Readonly<Record<string, FieldValue>> }>>;

/** The answers that the server has, by task and block; none before the first. */
export function confirmedAnswers(work: Pick<OwnWorkFragment, 'completion_data'> | undefined): FieldValues {
  return readAnswers((work?.completion_data ?? {}) as Data);
}

/** What the mutation takes for a change. */
export function answersInput({ values, submits, version }: VersionedChange) {
  const data: Data = Object.fromEntries(
    Object.entries(values).map(([task, user_data]) => [task, { user_data }]),
  );
  return {
    completion_status: submits ? ('SUBMITTED' as const) : ('IN_PROGRESS' as const),
    completion_data_string: JSON.stringify(data),
    version,
  };
}

/** The change that the variables of a waiting mutation carry. */
export function changeOf(
  variables: Readonly<Record<string, unknown>>,
): Pick<VersionedChange, 'values' | 'submits'> {
  return {
    values: readAnswers(JSON.parse(String(variables.completion_data_string ?? '{}')) as Data),
    submits: variables.completion_status === 'SUBMITTED',
  };
}

function readAnswers(data: Data): FieldValues {
  return Object.fromEntries(Object.entries(data).map(([task, { user_data = {} }]) => [task, user_data]));
}

/** The parts of a task that ask for an answer. */
export function questionsOf<Task extends TaskShape>({ blocks }: Task): Task['blocks'][number][] {
  return blocks.filter(({ __typename }) => __typename !== 'AssignmentExplanation');
}

/** The questions of these tasks without an answer. */
export function emptyIn(tasks: readonly TaskShape[], answers: FieldValues): EmptyQuestion[] {
  const asked = tasks.map((task) => ({ key: task.key, questions: questionsOf(task).map(({ key }) => key) }));
  return emptyQuestions(asked, (task, question) => valueIn(answers, task, question));
}

/** Whether everything that a task asks for is answered. */
export function isTaskAnswered(task: TaskShape, answers: FieldValues): boolean {
  return emptyIn([task], answers).length === 0;
}

/** Words of a text. */
export function wordCount(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}
