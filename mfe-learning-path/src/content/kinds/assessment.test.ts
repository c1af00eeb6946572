import { describe, expect, it } from 'vitest';
import {
  hasSeveralCorrect,
  isRight,
  type Question,
  readAssessmentState,
  rightAnswers,
} from './assessment.ts';

function question(...correct: readonly boolean[]): Question {
  return {
    question: 'Was stimmt?',
    options: correct.map((right, index) => ({ text: `Option ${index}`, correct: right })),
    explanation: '',
  };
}

const single = question(false, true, false);
const several = question(true, false, true);

describe('isRight', () => {
  it.each([
    [single, [1], true],
    [single, [0], false],
    [single, [0, 1], false],
    [several, [0, 2], true],
    [several, [2, 0], true],
    [several, [0], false],
    [several, [0, 1, 2], false],
  ])('wants exactly the correct options (%#)', (asked, answer, expected) => {
    expect(isRight(asked, answer)).toBe(expected);
  });
});

it('knows when several options are to be chosen', () => {
  expect([single, several].map(hasSeveralCorrect)).toEqual([false, true]);
});

it('counts only given and right answers', () => {
  expect(rightAnswers([single, several], [[1]])).toBe(1);
  expect(rightAnswers([single, several], [[1], [0, 2]])).toBe(2);
});

describe('readAssessmentState', () => {
  const questions = [single, several];
  it('takes what fits', () => {
    const kept = { position: 1, answers: [[1]] };
    expect(readAssessmentState(kept, questions)).toEqual(kept);
  });
  it.each([
    undefined,
    null,
    'x',
    {},
    { position: 0 },
    { position: 2, answers: [[1]] },
    { position: 0.5, answers: [[1]] },
    { position: 1, answers: [[7]] },
    { position: 1, answers: ['1'] },
    { position: 0, answers: [[1], [0], [0]] },
  ])('drops what does not fit the questions of today (%#)', (kept) => {
    expect(readAssessmentState(kept, questions)).toBeUndefined();
  });
});
