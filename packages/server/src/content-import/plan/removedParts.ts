import type { AssignmentTask, AssignmentTexts, EvaluationTask } from '../../assignments/assignmentData.ts';

/** A part of an assignment under which people have answers: its way in the completion data, and the answer for an option. */
export interface AnsweredPart {
  readonly path: readonly string[];
  readonly value?: string;
}

/** The parts of an assignment that a change takes away, or makes another kind of question. */
export function removedParts(before: AssignmentTexts, after: AssignmentTexts): AnsweredPart[] {
  const kept = new Set(partsOf(after).map(({ mark }) => mark));
  return partsOf(before)
    .filter(({ mark }) => !kept.has(mark))
    .map(({ part }) => part);
}

function partsOf({ tasks, evaluation_tasks }: AssignmentTexts) {
  return [...tasks.flatMap(answeredBlocks), ...evaluation_tasks.map(evaluated)];
}

function answeredBlocks({ id: task, blocks }: AssignmentTask) {
  return blocks.flatMap((block) => {
    if (block.type === 'explanation') return [];
    const path = [task, 'user_data', block.id];
    const options = block.type === 'choice' ? block.options : [];
    return [
      { mark: [...path, block.type].join('/'), part: { path } },
      ...options.map(({ id: value }) => ({ mark: [...path, value].join('/'), part: { path, value } })),
    ];
  });
}

function evaluated({ id }: EvaluationTask) {
  const path = [id, 'expert_data'];
  return { mark: path.join('/'), part: { path } };
}
