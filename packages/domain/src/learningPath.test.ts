import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CompletionStatus, completionStatuses, indexCompletions } from './completion.ts';
import {
  type CircleNode,
  circleProgress,
  contentsInOrder,
  contentsOf,
  criteriaOf,
  followingContent,
  followingPart,
  isCircleCompleted,
  isStarted,
  isUnitLearned,
  lacksAssessment,
  nextLearningContent,
  progressColour,
  type SequenceNode,
  sequenceProgress,
  sequenceShareDone,
  shareDone,
} from './learningPath.ts';

const nodes = (ids: string) => [...ids].map((id) => ({ id }));
const unit = (contents: string, criteria = '') => ({
  learning_contents: nodes(contents),
  performance_criteria: nodes(criteria),
});
const sequence = (contents: string, criteria = ''): SequenceNode => ({
  learning_units: [unit(contents, criteria)],
});
const circle = (contents: string, criteria = '', id = 'circle'): CircleNode => ({
  id,
  learning_sequences: [sequence(contents, criteria)],
});

function indexOf(statuses: Record<string, CompletionStatus>) {
  return indexCompletions(
    Object.entries(statuses).map(([page_id, completion_status], position) => ({
      page_id,
      completion_status,
      updated_at: new Date(Date.UTC(2026, 2, 1, 8, position)),
    })),
  );
}

describe('a circle', () => {
  test.each<[string, string, Record<string, CompletionStatus>, boolean]>([
    ['all contents, no criteria', '', { a: 'SUCCESS', b: 'SUCCESS' }, true],
    ['a content is missing', '', { a: 'SUCCESS' }, false],
    ['a content has failed', '', { a: 'SUCCESS', b: 'FAIL' }, false],
    ['a content is only submitted', '', { a: 'SUCCESS', b: 'SUBMITTED' }, false],
    ['no criterion is known', 'xy', { a: 'SUCCESS', b: 'SUCCESS' }, false],
    ['one criterion is SUCCESS', 'xy', { a: 'SUCCESS', b: 'SUCCESS', x: 'SUCCESS' }, true],
    ['one criterion is FAIL', 'xy', { a: 'SUCCESS', b: 'SUCCESS', y: 'FAIL' }, true],
    ['a criterion has an UNKNOWN record', 'xy', { a: 'SUCCESS', b: 'SUCCESS', x: 'UNKNOWN' }, false],
    ['criteria alone', 'xy', { x: 'SUCCESS', y: 'SUCCESS' }, false],
  ])('is completed or not: %s', (_, criteria, statuses, expected) => {
    expect(isCircleCompleted(circle('ab', criteria), indexOf(statuses))).toBe(expected);
  });

  test('is never completed while it is empty', () => {
    const empty = circle('');
    expect(isCircleCompleted(empty, indexOf({}))).toBe(false);
    expect(circleProgress(empty, indexOf({}))).toBe('none');
    expect(shareDone(empty, indexOf({}))).toBe(0);
  });

  test('shows the contents and criteria of all units in order', () => {
    const large: CircleNode = {
      id: 'large',
      learning_sequences: [
        { learning_units: [unit('ab', 'x'), unit('c')] },
        { learning_units: [unit('d', 'yz')] },
      ],
    };
    expect(contentsOf(large).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(criteriaOf(large).map(({ id }) => id)).toEqual(['x', 'y', 'z']);
  });
});

describe('progress of a sequence', () => {
  test.each<[Record<string, CompletionStatus>, string, string, number]>([
    [{}, 'none', 'grey', 0],
    [{ a: 'IN_PROGRESS' }, 'none', 'grey', 0],
    [{ a: 'SUCCESS' }, 'in_progress', 'blue', 1 / 4],
    [{ x: 'SUCCESS' }, 'in_progress', 'blue', 1 / 4],
    [{ x: 'FAIL' }, 'none', 'grey', 1 / 4],
    [{ x: 'SUCCESS', y: 'FAIL', b: 'SUCCESS' }, 'in_progress', 'blue', 3 / 4],
    [{ a: 'SUCCESS', b: 'SUCCESS' }, 'in_progress', 'blue', 2 / 4],
    [{ a: 'SUCCESS', b: 'SUCCESS', y: 'FAIL' }, 'finished', 'green', 1],
  ])('with %j is %s, %s, share %d', (statuses, progress, colour, share) => {
    const part = sequence('ab', 'xy');
    const index = indexOf(statuses);
    expect(sequenceProgress(part, index)).toBe(progress);
    expect(progressColour(sequenceProgress(part, index))).toBe(colour);
    expect(sequenceShareDone(part, index)).toBe(share);
    expect(isStarted(part, index)).toBe(progress !== 'none');
  });
});

describe('more success', () => {
  const status = fc.constantFrom(...completionStatuses);
  const world = fc.record({
    contents: fc.array(status, { maxLength: 5 }),
    criteria: fc.array(status, { maxLength: 3 }),
    marked: fc.nat({ max: 8 }),
  });

  test('never takes back completion, start, progress or share', () => {
    const rank = { none: 0, in_progress: 1, finished: 2 };
    fc.assert(
      fc.property(world, ({ contents, criteria, marked }) => {
        const ids = 'abcde'.slice(0, contents.length);
        const criterionIds = 'xyz'.slice(0, criteria.length);
        const part = circle(ids, criterionIds);
        const statuses = Object.fromEntries(
          [...ids, ...criterionIds].map((id, at): [string, CompletionStatus] => [
            id,
            [...contents, ...criteria][at] ?? 'UNKNOWN',
          ]),
        );
        const before = indexOf(statuses);
        const id = [...ids, ...criterionIds][marked];
        const after = indexOf(id === undefined ? statuses : { ...statuses, [id]: 'SUCCESS' });
        expect(Number(isCircleCompleted(part, after))).toBeGreaterThanOrEqual(
          Number(isCircleCompleted(part, before)),
        );
        expect(rank[circleProgress(part, after)]).toBeGreaterThanOrEqual(rank[circleProgress(part, before)]);
        expect(shareDone(part, after)).toBeGreaterThanOrEqual(shareDone(part, before));
        expect(shareDone(part, after) === 1).toBe(isCircleCompleted(part, after));
      }),
    );
  });
});

describe('the order of the path', () => {
  const topics = [
    { is_visible: true, circles: [{ ...circle('ab', '', 'one'), title: 'One' }] },
    { is_visible: false, circles: [{ ...circle('c', '', 'two'), title: 'Two' }] },
    { is_visible: true, circles: [{ ...circle('d', '', 'three'), title: 'Three' }] },
  ];

  test('skips invisible topics', () => {
    expect(contentsInOrder(topics).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  });

  test('skips circles that are not open', () => {
    expect(contentsInOrder(topics, ({ title }) => title !== 'One').map(({ id }) => id)).toEqual(['d']);
  });

  test.each([
    ['a', 'b'],
    ['b', 'd'],
    ['d', undefined],
    ['nowhere', undefined],
  ])('after %s comes %s', (from, to) => {
    expect(followingContent(contentsInOrder(topics), from)?.id).toBe(to);
  });

  test('keeps the fields that the caller asked for', () => {
    const detailed = [
      {
        is_visible: true,
        circles: [
          {
            id: 'one',
            title: 'One',
            learning_sequences: [
              {
                learning_units: [{ learning_contents: [{ id: 'a', minutes: 5 }], performance_criteria: [] }],
              },
            ],
          },
        ],
      },
    ];
    const minutes: number[] = contentsInOrder(detailed).map((content) => content.minutes);
    expect(minutes).toEqual([5]);
  });
});

describe('the next content', () => {
  const contents = nodes('abcd');

  test.each<[string, Record<string, CompletionStatus>, string | undefined]>([
    ['the first without any success', {}, 'a'],
    ['the first when something has only failed', { c: 'FAIL' }, 'a'],
    ['the one after the latest success', { a: 'SUCCESS', c: 'SUCCESS' }, 'd'],
    ['the one after the latest success, by time and not by order', { c: 'SUCCESS', a: 'SUCCESS' }, 'b'],
    ['the one after it, even when that is done', { b: 'SUCCESS', a: 'SUCCESS' }, 'b'],
    ['the first open one after the end of the path', { a: 'SUCCESS', d: 'SUCCESS' }, 'b'],
    ['none when everything is done', { d: 'SUCCESS', c: 'SUCCESS', b: 'SUCCESS', a: 'SUCCESS' }, undefined],
  ])('is %s', (_, statuses, expected) => {
    expect(nextLearningContent(contents, indexOf(statuses))?.id).toBe(expected);
  });

  test('is the one after the later content when two were completed at the same time', () => {
    const updated_at = '2026-03-01T08:00:00Z';
    const index = indexCompletions(
      ['b', 'a'].map((page_id) => ({ page_id, completion_status: 'SUCCESS', updated_at })),
    );
    expect(nextLearningContent(contents, index)?.id).toBe('c');
  });

  test('follows a success whose time is unreadable', () => {
    const index = indexCompletions([{ page_id: 'b', completion_status: 'SUCCESS', updated_at: '?' }]);
    expect(nextLearningContent(contents, index)?.id).toBe('c');
  });

  test('of an empty path is none', () => {
    expect(nextLearningContent([], indexOf({}))).toBeUndefined();
  });

  test('exists exactly while something is open', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...completionStatuses), { minLength: 4, maxLength: 4 }),
        (statuses) => {
          const index = indexOf(
            Object.fromEntries(
              contents.map(({ id }, at): [string, CompletionStatus] => [id, statuses[at] ?? 'UNKNOWN']),
            ),
          );
          const open = statuses.some((status) => status !== 'SUCCESS');
          expect(nextLearningContent(contents, index) !== undefined).toBe(open);
        },
      ),
    );
  });
});

test.each<[string, Record<string, CompletionStatus>, boolean]>([
  ['ab', { a: 'SUCCESS', b: 'SUCCESS' }, true],
  ['ab', { a: 'SUCCESS' }, false],
  ['ab', { a: 'SUCCESS', b: 'SUBMITTED' }, false],
  ['', {}, true],
])('a unit of the contents «%s» with %j is learned: %s', (contents, statuses, expected) => {
  expect(isUnitLearned(unit(contents, 'x'), indexOf(statuses))).toBe(expected);
});

describe('a circle whose contents are all done', () => {
  test.each<[string, CircleNode, Record<string, CompletionStatus>, boolean]>([
    ['no criterion is judged', circle('ab', 'x'), { a: 'SUCCESS', b: 'SUCCESS' }, true],
    ['a criterion is judged', circle('ab', 'xy'), { a: 'SUCCESS', b: 'SUCCESS', y: 'FAIL' }, false],
    ['there are no criteria', circle('ab'), { a: 'SUCCESS', b: 'SUCCESS' }, false],
    ['a content is missing', circle('ab', 'x'), { a: 'SUCCESS' }, false],
    ['there are criteria only', circle('', 'x'), {}, false],
  ])('lacks its self-assessment or not: %s', (_, node, statuses, expected) => {
    expect(lacksAssessment(node, indexOf(statuses))).toBe(expected);
  });
});

describe('the part after another one', () => {
  const parts = nodes('abcd');
  test.each<[string, string, string, string | undefined]>([
    ['behind it', 'b', 'acd', 'c'],
    ['before it, where none is open behind', 'c', 'ab', 'a'],
    ['never itself', 'b', 'b', undefined],
    ['of an unknown one', 'x', 'abcd', undefined],
  ])('is the first open one: %s', (_, id, open, expected) => {
    expect(followingPart(parts, id, (part) => open.includes(part.id))?.id).toBe(expected);
  });
});
