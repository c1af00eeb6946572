import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assignmentStatuses,
  completionStatuses,
  completionStatusOf,
  indexCompletions,
  isAssignmentSubmitted,
  isAwaitingRelease,
  mergeAssignmentStatus,
  timestampOf,
  toAssignmentStatus,
  toCompletionStatus,
} from './completion.ts';

const assignmentStatus = fc.constantFrom(...assignmentStatuses);

describe('an index of completions', () => {
  const entry = (page_id: string, completion_status: string, updated_at: string | Date) => ({
    page_id,
    completion_status,
    updated_at,
  });

  test('answers UNKNOWN for a page without a record', () => {
    expect(completionStatusOf(indexCompletions([]), 'a')).toBe('UNKNOWN');
  });

  test('keeps what travels with an entry', () => {
    const data = { exam_data: { exam_state: 'ready' } };
    const index = indexCompletions([
      { ...entry('a', 'SUCCESS', '2026-03-01T10:00:00Z'), page_type: 'x', additional_json_data: data },
    ]);
    expect(index.get('a')).toEqual({
      page_id: 'a',
      completion_status: 'SUCCESS',
      updated_at: '2026-03-01T10:00:00Z',
      page_type: 'x',
      additional_json_data: data,
    });
  });

  test('reads a status that it does not know as UNKNOWN', () => {
    expect(completionStatusOf(indexCompletions([entry('a', 'DONE', '2026-03-01T10:00:00Z')]), 'a')).toBe(
      'UNKNOWN',
    );
  });

  test('accepts the Date of a database row', () => {
    const index = indexCompletions([entry('a', 'FAIL', new Date('2026-03-01T10:00:00Z'))]);
    expect(index.get('a')?.updated_at).toBe('2026-03-01T10:00:00.000Z');
  });

  test.each([
    ['2026-03-01T10:00:00+01:00', '2026-03-01T09:30:00Z', 'FAIL'],
    ['2026-03-01T10:00:00Z', '2026-03-01T09:30:00Z', 'SUCCESS'],
    ['2026-03-01T10:00:00Z', 'yesterday', 'SUCCESS'],
  ])('of two entries at %s and %s the one updated last counts', (first, second, expected) => {
    const index = indexCompletions([entry('a', 'SUCCESS', first), entry('a', 'FAIL', second)]);
    expect(completionStatusOf(index, 'a')).toBe(expected);
  });

  test('takes an unreadable time for the oldest', () => {
    expect(timestampOf({ updated_at: 'yesterday' })).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('merging assignment statuses', () => {
  test.each([
    ['SUBMITTED', 'EVALUATION_IN_PROGRESS', 'SUBMITTED'],
    ['SUBMITTED', 'EVALUATION_SUBMITTED', 'EVALUATION_SUBMITTED'],
    ['EVALUATION_IN_PROGRESS', 'IN_PROGRESS', 'EVALUATION_IN_PROGRESS'],
    ['UNKNOWN', 'IN_PROGRESS', 'IN_PROGRESS'],
    ['UNKNOWN', 'UNKNOWN', 'UNKNOWN'],
  ] as const)('%s and %s give %s', (a, b, expected) => {
    expect(mergeAssignmentStatus(a, b)).toBe(expected);
  });

  test('is commutative, associative and idempotent, with UNKNOWN as its neutral element', () => {
    fc.assert(
      fc.property(assignmentStatus, assignmentStatus, assignmentStatus, (a, b, c) => {
        expect(mergeAssignmentStatus(a, b)).toBe(mergeAssignmentStatus(b, a));
        expect(mergeAssignmentStatus(mergeAssignmentStatus(a, b), c)).toBe(
          mergeAssignmentStatus(a, mergeAssignmentStatus(b, c)),
        );
        expect(mergeAssignmentStatus(a, a)).toBe(a);
        expect(mergeAssignmentStatus(a, 'UNKNOWN')).toBe(a);
      }),
    );
  });
});

test('an assignment is submitted from SUBMITTED on', () => {
  expect(completionStatuses.filter(isAssignmentSubmitted)).toEqual([
    'SUBMITTED',
    'EVALUATION_IN_PROGRESS',
    'EVALUATION_SUBMITTED',
  ]);
});

test('wire strings are narrowed, everything unexpected to UNKNOWN', () => {
  expect([toCompletionStatus('FAIL'), toCompletionStatus('fail'), toCompletionStatus(null)]).toEqual([
    'FAIL',
    'UNKNOWN',
    'UNKNOWN',
  ]);
  expect([toAssignmentStatus('SUBMITTED'), toAssignmentStatus('SUCCESS')]).toEqual(['SUBMITTED', 'UNKNOWN']);
});

test.each([
  ['UNKNOWN', false],
  ['IN_PROGRESS', false],
  ['SUBMITTED', true],
  ['EVALUATION_IN_PROGRESS', true],
  ['EVALUATION_SUBMITTED', false],
] as const)('%s awaits its release: %s', (status, expected) => {
  expect(isAwaitingRelease(status)).toBe(expected);
});
