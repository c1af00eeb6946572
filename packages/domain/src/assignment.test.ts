import { expect, test } from 'vitest';
import { assignmentTypes, isGraded } from './assignment.ts';

test('a result is given for what evaluators evaluate, and for tests', () => {
  const graded = (needs_expert_evaluation: boolean) =>
    assignmentTypes.filter((assignment_type) => isGraded({ assignment_type, needs_expert_evaluation }));
  expect(graded(false)).toEqual(['EDONIQ_TEST']);
  expect(graded(true)).toEqual([...assignmentTypes]);
});
