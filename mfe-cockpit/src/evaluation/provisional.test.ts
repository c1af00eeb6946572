import { describe, expect, test } from 'vitest';
import { evaluatedAssignment, evaluationWork, given } from '../testing/evaluation.ts';
import { changeOf, evaluationInput, givenValues } from './evaluationFields.ts';
import { pairedTasks } from './pairing.ts';
import { provisionalOf } from './provisional.ts';

const assignment = evaluatedAssignment();
const points = (first?: number, second?: number, deduction?: { points: number; reason: string }) => ({
  ...(first === undefined ? {} : { 'evaluation-1': { points: first } }),
  ...(second === undefined ? {} : { 'evaluation-2': { points: second } }),
  ...(deduction ? { '#deduction': deduction } : {}),
});

describe('what an evaluation comes to', () => {
  test.each([
    ['nothing', points(), { points: 0, final: 0, passed: undefined, open: ['evaluation-1', 'evaluation-2'] }],
    ['a part', points(5.5), { points: 5.5, final: 5.5, passed: true, open: ['evaluation-2'] }],
    ['everything', points(5, 0), { points: 5, final: 5, passed: false, open: [] }],
    ['zero points are points', points(0, 0), { final: 0, passed: false, open: [] }],
    ['cents add up', points(0.1, 0.2), { points: 0.3, final: 0.3 }],
    [
      'a deduction',
      points(6, 2, { points: 3, reason: 'spät' }),
      { points: 8, deducted: 3, final: 5, lacksReason: false },
    ],
    ['a deduction below nothing', points(1, 0, { points: 3, reason: 'spät' }), { final: 0 }],
    ['a deduction without a reason', points(6, 2, { points: 1, reason: ' ' }), { lacksReason: true }],
  ])('%s', (_what, values, expected) => {
    expect(provisionalOf(assignment, values)).toMatchObject(expected);
  });

  test.each([
    [{ kind: 'none', percent: null }, undefined],
    [{ kind: 'percent', percent: 60 }, false],
    [{ kind: 'percent', percent: 55 }, true],
    [{ kind: 'grade', percent: null }, true],
  ])('5.5 of 10 by the rule %j', (pass_rule, passed) => {
    const ruled = evaluatedAssignment({ pass_rule });
    expect(provisionalOf(ruled, points(5.5))).toMatchObject({ passed, grade: { official: 4, exact: 3.75 } });
  });
});

test('tasks stand beside the criterion of the same title, what is about the whole comes after them', () => {
  expect(pairedTasks(assignment).map(({ task, criterion }) => [task?.key, criterion?.key])).toEqual([
    ['task-1', 'evaluation-1'],
    ['task-2', undefined],
    [undefined, 'evaluation-2'],
  ]);
});

describe('what travels', () => {
  const values = {
    'evaluation-1': { points: 6, text: 'gut' },
    '#deduction': { points: 2, reason: 'spät' },
  };

  test('a change is the same after its way through the outbox', () => {
    const change = { values, submits: true, version: 4 };
    expect(changeOf(evaluationInput(change))).toEqual({ values, submits: true });
    const whole = { values: { '#points': { points: 7 } }, submits: false, version: 1 };
    expect(changeOf(evaluationInput(whole))).toEqual({ values: whole.values, submits: false });
  });

  test('points that were taken away travel as null', () => {
    const { completion_data_string } = evaluationInput({
      values: { 'evaluation-1': { points: null } },
      submits: false,
      version: 4,
    });
    expect(completion_data_string).toBe('{"evaluation-1":{"expert_data":{"points":null}}}');
  });

  test('what the server has given is read without the answers', () => {
    const work = evaluationWork({
      completion_data: { 'task-1': { user_data: { a: 'b' } }, 'evaluation-1': given(6, 'gut') },
      evaluation_points: 6,
      evaluation_points_deducted: 2,
      evaluation_points_deducted_reason: 'spät',
    });
    expect(givenValues(work)).toEqual({ ...values, '#points': { points: 6 } });
  });
});
