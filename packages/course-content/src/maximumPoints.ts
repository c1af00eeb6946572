import type { ContentOf } from './schema/content.ts';

/** What a person can reach at most in an assignment or test. */
export function maximumPoints(content: ContentOf<'assignment'> | ContentOf<'edoniq_test'>): number {
  if (content.max_points !== undefined) return content.max_points;
  if (content.kind === 'edoniq_test') return 0;
  return sumOfEvaluationTasks(content);
}

/** Added in hundredths, so that the sum is exact. */
export function sumOfEvaluationTasks({
  evaluation_tasks = [],
}: Pick<ContentOf<'assignment'>, 'evaluation_tasks'>): number {
  const hundredths = evaluation_tasks.reduce((sum, task) => sum + Math.round(task.max_points * 100), 0);
  return hundredths / 100;
}
