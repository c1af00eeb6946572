import { describe, expect, it } from 'vitest';
import {
  isAnswers,
  missingOf,
  type Question,
  readAnswers,
  sameAnswers,
  stepsOf,
  withAnswer,
} from './questionnaire.ts';

function question(key: string, type: Question['type'], required = type !== 'text'): Question {
  return { key, type, label: key, required };
}

const scales = (count: number) => Array.from({ length: count }, (_, index) => question(`s${index}`, 'scale'));

describe('steps', () => {
  it('keep the order, are about equal, and put what is written apart', () => {
    const questions = [
      ...scales(8),
      question('again', 'yes_no'),
      question('good', 'text'),
      question('better', 'text'),
    ];
    const steps = stepsOf(questions);
    expect(steps.map((step) => step.questions.map(({ key }) => key))).toEqual([
      ['s0', 's1', 's2'],
      ['s3', 's4', 's5'],
      ['s6', 's7', 'again'],
      ['good', 'better'],
    ]);
    expect(steps.map(({ from }) => from)).toEqual([1, 4, 7, 10]);
  });

  it.each([
    [1, [1]],
    [4, [4]],
    [5, [3, 2]],
    [9, [3, 3, 3]],
  ])('%i questions make %j', (count, sizes) => {
    expect(stepsOf(scales(count)).map(({ questions }) => questions.length)).toEqual(sizes);
  });

  it('are none without questions', () => expect(stepsOf([])).toEqual([]));
});

describe('answers', () => {
  const questions = [question('mark', 'scale'), question('again', 'yes_no'), question('word', 'text')];

  it('are missing only where they are required; no is an answer', () => {
    expect(missingOf(questions, { again: false }).map(({ key }) => key)).toEqual(['mark']);
    expect(missingOf(questions, { again: false, mark: 1 })).toEqual([]);
  });

  it('can be given, changed and taken back', () => {
    const one = withAnswer({}, 'word', 'Gut');
    expect(withAnswer(one, 'word', 'Besser')).toEqual({ word: 'Besser' });
    expect(withAnswer(one, 'word', '')).toEqual({});
    expect(withAnswer(one, 'word', undefined)).toEqual({});
  });

  it('are the same whatever their order', () => {
    expect(sameAnswers({ a: 1, b: true }, { b: true, a: 1 })).toBe(true);
    expect(sameAnswers({ a: 1 }, { a: 1, b: true })).toBe(false);
  });

  it('are read from what the server keeps', () => {
    expect(readAnswers('{"mark":3,"again":false}')).toEqual({ mark: 3, again: false });
    expect(readAnswers(null)).toEqual({});
    expect(readAnswers('{"mark":null}')).toEqual({});
  });

  it('of another shape are none', () => {
    for (const other of [null, [], 'text', { a: {} }]) expect(isAnswers(other)).toBe(false);
  });
});
