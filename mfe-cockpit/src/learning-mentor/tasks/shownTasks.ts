import { fullName, type ListView, matchesWords } from '@learn/domain';
import type { OpenTask } from '../mentorData.ts';

/** The kinds of tasks, by which they are filtered. */
export const taskKinds = ['praxis_assignment', 'self_evaluation_feedback'] as const;

export type TaskKind = (typeof taskKinds)[number];

/** What the address of the page may say; the order of tasks is that of the server. */
export const taskChoices = { states: taskKinds, sorts: ['due'] } as const;

/** The tasks that pass filter and search, in their order. */
export function shownTasks(
  tasks: readonly OpenTask[],
  { state, search }: Pick<ListView<TaskKind, 'due'>, 'state' | 'search'>,
): OpenTask[] {
  return tasks.filter(
    ({ kind, title, mentee }) =>
      (state === 'all' || kind === state) &&
      matchesWords(search, `${fullName(mentee.first_name, mentee.last_name)} ${title}`),
  );
}
