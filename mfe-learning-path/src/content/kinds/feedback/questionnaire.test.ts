import { describe, expect, it } from 'vitest';
import {
  type Changes,
  isChanges,
  missingOf,
  type Question,
  readChanges,
  sameChanges,
  stepsOf,
  unsentOf,
  withChanges,
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
    const before = { word: 'Gut', mark: 1 };
    expect(withChanges(before, { word: 'Besser', again: false })).toEqual({
      word: 'Besser',
      mark: 1,
      again: false,
    });
    expect(withChanges(before, { word: null })).toEqual({ mark: 1 });
  });

  it('are the same whatever their order', () => {
    expect(sameChanges({ a: 1, b: true }, { b: true, a: 1 })).toBe(true);
    expect(sameChanges({ a: 1 }, { a: 1, b: true })).toBe(false);
    expect(sameChanges({ a: 1 }, { a: 1, b: null })).toBe(false);
  });

  it.each<[unsent: object, changes: Changes, sent: Changes, isWhole: boolean]>([
    [{}, { a: 1, b: null }, { a: 1, b: null }, false],
    [{ a: 2 }, { a: 2, b: null }, { a: 1, b: null }, false],
    [{ b: null }, { a: 1, b: null }, { a: 1 }, false],
    [{}, { a: 1, b: null }, { a: 1 }, true],
    [{ b: 2 }, { a: 1, b: 2 }, { a: 1 }, true],
    [{ a: null }, { a: null }, { a: 1 }, true],
  ])('%j is left of %j after %j, as a whole: %s', (unsent, changes, sent, isWhole) => {
    expect(unsentOf(changes, sent, isWhole)).toEqual(unsent);
  });

  it('are read from what the server keeps', () => {
    expect(readChanges('{"mark":3,"again":false,"word":null}')).toEqual({
      mark: 3,
      again: false,
      word: null,
    });
    expect(readChanges(null)).toEqual({});
    expect(readChanges('{"mark":{}}')).toEqual({});
  });

  it('of another shape are none', () => {
    for (const other of [null, [], 'text', { a: {} }]) expect(isChanges(other)).toBe(false);
  });
});
