import { isAnswered } from '@learn/domain';
import { expect, it } from 'vitest';
import { answersInput, changeOf, emptyIn, isTaskAnswered, wordCount } from './answers.ts';

const confirmed = { one: { a: 'alt', b: 'fest' } };

it.each([
  ['', false],
  ['   ', false],
  ['x', true],
  [null, false],
  [undefined, false],
  [false, false],
  [true, true],
])('%j is answered: %j', (answer, expected) => {
  expect(isAnswered(answer)).toBe(expected);
});

it('counts a task as answered once each of its questions is', () => {
  const task = {
    key: 'one',
    blocks: [
      { __typename: 'AssignmentExplanation', key: 'x' },
      { __typename: 'AssignmentTextQuestion', key: 'a' },
      { __typename: 'AssignmentConfirmation', key: 'c' },
    ],
  };
  expect(isTaskAnswered(task, confirmed)).toBe(false);
  expect(emptyIn([task], confirmed)).toEqual([{ task: 'one', taskNumber: 1, question: 'c' }]);
  expect(isTaskAnswered(task, { one: { a: 'alt', c: true } })).toBe(true);
});

it('counts words', () => {
  expect(wordCount(' Drei kleine\nWörter ')).toBe(3);
  expect(wordCount('  ')).toBe(0);
});

it('carries a change in the variables of its mutation', () => {
  const input = answersInput({ values: { one: { a: 'neu' } }, submits: true, version: 3 });
  expect(input).toEqual({
    completion_status: 'SUBMITTED',
    completion_data_string: '{"one":{"user_data":{"a":"neu"}}}',
    version: 3,
  });
  expect(changeOf(input)).toEqual({ values: { one: { a: 'neu' } }, submits: true });
});
