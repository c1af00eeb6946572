import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  circleLock,
  hasLock,
  indexCircles,
  type LockableCircleNode,
  unlockedCircles,
  wasUnlocked,
} from './circleLock.ts';
import { indexCompletions } from './completion.ts';

function circle(id: string, content_locked = false, unlockedBy = ''): LockableCircleNode {
  return {
    id,
    content_locked,
    unlocked_by: [...unlockedBy].map((by) => ({ id: by })),
    learning_sequences: [
      { learning_units: [{ learning_contents: [{ id: `${id}-content` }], performance_criteria: [] }] },
    ],
  };
}

const completed = (ids: string) =>
  indexCompletions(
    [...ids].map((id) => ({
      page_id: `${id}-content`,
      completion_status: 'SUCCESS',
      updated_at: '2026-03-01T08:00:00Z',
    })),
  );

const path = indexCircles([
  { is_visible: true, circles: [circle('a'), circle('b')] },
  { is_visible: false, circles: [circle('h')] },
]);

describe('a circle', () => {
  test.each([
    ['without any lock', circle('k'), '', { locked: false }],
    ['content_locked', circle('k', true), '', { locked: true, reason: 'content_locked', unlockedBy: [] }],
    [
      'content_locked, completed',
      circle('k', true),
      'k',
      { locked: true, reason: 'content_locked', unlockedBy: [] },
    ],
    [
      'waiting',
      circle('k', false, 'ab'),
      '',
      { locked: true, reason: 'unlocking_circles', unlockedBy: ['a', 'b'] },
    ],
    ['waiting, one done', circle('k', false, 'ab'), 'b', { locked: false }],
    ['waiting, itself done', circle('k', false, 'ab'), 'k', { locked: false }],
    [
      'content_locked and waiting',
      circle('k', true, 'a'),
      '',
      { locked: true, reason: 'unlocking_circles', unlockedBy: ['a'] },
    ],
    ['content_locked and waiting, one done', circle('k', true, 'a'), 'a', { locked: false }],
    ['waiting for a circle of an invisible topic', circle('k', false, 'h'), 'h', { locked: false }],
    [
      'waiting for a circle that is not there',
      circle('k', false, 'z'),
      'z',
      { locked: true, reason: 'unlocking_circles', unlockedBy: ['z'] },
    ],
  ])('%s', (_, node, done, expected) => {
    expect(circleLock(node, path, completed(done))).toEqual(expected);
  });

  test('stays open once it was unlocked for the person', () => {
    const once = new Set(['k']);
    expect(circleLock(circle('k', true), path, completed(''), once)).toEqual({ locked: false });
    expect(circleLock(circle('k', false, 'a'), path, completed(''), once).locked).toBe(false);
    expect(circleLock(circle('m', false, 'a'), path, completed(''), once).locked).toBe(true);
  });

  test('without the fields of a lock is open', () => {
    expect(circleLock({ id: 'k', learning_sequences: [] }, path, completed(''))).toEqual({ locked: false });
    expect(
      circleLock({ ...circle('k'), content_locked: null, unlocked_by: null }, path, completed('')),
    ).toEqual({ locked: false });
  });

  test('is never locked by more success', () => {
    const ids = fc.subarray(['a', 'b', 'h', 'k', 'z']).map((list) => list.join(''));
    fc.assert(
      fc.property(fc.boolean(), ids, ids, ids, (content_locked, unlockedBy, done, more) => {
        const node = circle('k', content_locked, unlockedBy);
        if (!circleLock(node, path, completed(done)).locked) {
          expect(circleLock(node, path, completed(done + more)).locked).toBe(false);
        }
      }),
    );
  });
});

test('the completion list says which circles were open before', () => {
  const entry = (page_id: string, additional_json_data: unknown) => ({
    page_id,
    completion_status: 'UNKNOWN',
    updated_at: '2026-03-01T10:00:00Z',
    additional_json_data,
  });
  const entries = [
    entry('open', { unlocked: true }),
    entry('closed', { unlocked: false }),
    entry('exam', { exam_data: {} }),
    entry('text', 'unlocked'),
    entry('nothing', null),
  ];
  expect([...unlockedCircles(indexCompletions(entries))]).toEqual(['open']);
});

test.each([
  [{ unlocked: true }, true],
  [{ unlocked: true, exam_data: {} }, true],
  [{ unlocked: false }, false],
  [{ unlocked: 'true' }, false],
  [{}, false],
  ['unlocked', false],
  [null, false],
  [undefined, false],
])('an entry with %j was unlocked before: %s', (data, expected) => {
  expect(wasUnlocked(data)).toBe(expected);
});

test.each([
  [true, [], true],
  [false, [{ id: 'a' }], true],
  [true, [{ id: 'a' }], true],
  [false, [], false],
  [null, null, false],
])('content_locked %s, unlocked by %j: it has a lock %s', (content_locked, unlocked_by, expected) => {
  expect(hasLock({ content_locked, unlocked_by })).toBe(expected);
});
