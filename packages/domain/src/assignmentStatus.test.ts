import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceAssignmentStatus, countingCompletion } from './assignmentStatus.ts';
import {
  type AssignmentStatus,
  assignmentStatuses,
  isAssignmentSubmitted,
  mergeAssignmentStatus,
} from './completion.ts';

const status = fc.constantFrom(...assignmentStatuses);

test.each([
  ['UNKNOWN', 'IN_PROGRESS', 'IN_PROGRESS'],
  ['IN_PROGRESS', 'SUBMITTED', 'SUBMITTED'],
  ['SUBMITTED', 'EVALUATION_IN_PROGRESS', 'EVALUATION_IN_PROGRESS'],
  ['EVALUATION_IN_PROGRESS', 'EVALUATION_SUBMITTED', 'EVALUATION_SUBMITTED'],
  ['SUBMITTED', 'IN_PROGRESS', 'SUBMITTED'],
  ['EVALUATION_SUBMITTED', 'EVALUATION_IN_PROGRESS', 'EVALUATION_SUBMITTED'],
] as const)('after %s, a write of %s leads to %s', (current, wanted, expected) => {
  expect(advanceAssignmentStatus(current, wanted)).toBe(expected);
});

test('whatever is written in whatever order, a status never goes back and work that was handed in stays so', () => {
  fc.assert(
    fc.property(status, fc.array(status, { maxLength: 12 }), (first, writes) => {
      let current = first;
      for (const wanted of writes) {
        const next = advanceAssignmentStatus(current, wanted);
        expect([current, wanted]).toContain(next);
        expect(isAssignmentSubmitted(current) && !isAssignmentSubmitted(next)).toBe(false);
        expect(advanceAssignmentStatus(next, current)).toBe(next);
        current = next;
      }
    }),
  );
});

test('the end of any order of writes is the same', () => {
  fc.assert(
    fc.property(fc.array(status, { minLength: 1, maxLength: 8 }), (writes) => {
      const end = (order: typeof writes) => order.reduce((one, next) => advanceAssignmentStatus(one, next));
      expect(end([...writes].reverse())).toBe(end(writes));
    }),
  );
});

test('the merged status of several completions is one of theirs, and none of them outranks it', () => {
  fc.assert(
    fc.property(fc.array(status, { minLength: 1, maxLength: 8 }), (statuses) => {
      const merged = statuses.reduce((one, next) => mergeAssignmentStatus(one, next));
      expect(statuses).toContain(merged);
      for (const one of statuses) expect(mergeAssignmentStatus(merged, one)).toBe(merged);
      if (statuses.includes('EVALUATION_SUBMITTED')) expect(merged).toBe('EVALUATION_SUBMITTED');
    }),
  );
});

const [earlier, later] = ['2026-03-16T08:00:00.000Z', '2026-03-17T08:00:00.000Z'];
const done = (status: AssignmentStatus, updatedAt: string) => ({ status, updatedAt });

test.each([
  ['nothing', [], undefined],
  ['the only one', [done('IN_PROGRESS', later)], 0],
  [
    'the further one, though it is older',
    [done('SUBMITTED', later), done('EVALUATION_SUBMITTED', earlier)],
    1,
  ],
  ['of equally far ones the later', [done('SUBMITTED', later), done('SUBMITTED', earlier)], 0],
  [
    'what is submitted before what is being evaluated, as they are merged',
    [done('EVALUATION_IN_PROGRESS', later), done('SUBMITTED', earlier)],
    1,
  ],
] as const)('of the completions in several sessions counts %s', (_, completions, place) => {
  const counting = countingCompletion(completions, (completion) => completion);
  expect(counting).toBe(place === undefined ? undefined : completions[place]);
});
