import type { EvaluatedAssignment } from './evaluationFields.ts';

export type Task = EvaluatedAssignment['tasks'][number];
export type EvaluationTask = EvaluatedAssignment['evaluation_tasks'][number];

/** A task of the participant, and the criterion by which it is evaluated; one of them may be missing. */
export interface PairedTask {
  readonly key: string;
  readonly task: Task | undefined;
  readonly criterion: EvaluationTask | undefined;
}

/**
 * Tasks with the criterion of the same title beside them, then the criteria that are about the whole. Editors write both
 * lists on their own, so that only the title says what belongs together.
 */
export function pairedTasks({ tasks, evaluation_tasks }: EvaluatedAssignment): PairedTask[] {
  const left = new Set(evaluation_tasks);
  const pairs = tasks.map((task): PairedTask => {
    const criterion = [...left].find(({ value }) => titleOf(value) === titleOf(task));
    if (criterion) left.delete(criterion);
    return { key: `task ${task.key}`, task, criterion };
  });
  const others = [...left].map((criterion) => ({
    key: `criterion ${criterion.key}`,
    task: undefined,
    criterion,
  }));
  return [...pairs, ...others];
}

const titleOf = ({ title }: { readonly title: string }) => title.trim().toLowerCase();
