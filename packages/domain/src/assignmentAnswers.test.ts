import { describe, expect, it } from 'vitest';
import { emptyQuestions, isAnswered } from './assignmentAnswers.ts';

describe('isAnswered', () => {
  it.each([
    ['', false],
    [' \n', false],
    ['x', true],
    [null, false],
    [undefined, false],
    [false, false],
    [true, true],
  ])('%j: %j', (answer, expected) => {
    expect(isAnswered(answer)).toBe(expected);
  });
});

describe('emptyQuestions', () => {
  const tasks = [
    { key: 'one', questions: ['a', 'b'] },
    { key: 'two', questions: [] },
    { key: 'three', questions: ['a'] },
  ];
  const one = { task: 'one', taskNumber: 1 };
  const three = { task: 'three', taskNumber: 3 };

  it.each([
    [
      'nothing is answered',
      {},
      [
        { ...one, question: 'a' },
        { ...one, question: 'b' },
        { ...three, question: 'a' },
      ],
    ],
    [
      'some is answered',
      { 'one a': 'x', 'three a': ' ' },
      [
        { ...one, question: 'b' },
        { ...three, question: 'a' },
      ],
    ],
    [
      'the same question of another task is answered',
      { 'one a': 'x', 'one b': true },
      [{ ...three, question: 'a' }],
    ],
    ['all is answered', { 'one a': 'x', 'one b': true, 'three a': 'y' }, []],
  ])('when %s', (_, answers: Readonly<Record<string, string | boolean>>, expected) => {
    expect(emptyQuestions(tasks, (task, question) => answers[`${task} ${question}`])).toEqual(expected);
  });
});
