import { expect, it } from 'vitest';
import { releaseFinalAt, submissionFinalAt, submissionIsFinal, withdrawalMinutes } from './submission.ts';

const submittedAt = '2026-11-22T10:00:00.000Z';

it.each([
  [submittedAt, '2026-11-22T09:59:00.000Z', false],
  [submittedAt, '2026-11-22T10:00:00.000Z', false],
  [submittedAt, '2026-11-22T10:09:59.999Z', false],
  [submittedAt, '2026-11-22T10:10:00.000Z', true],
  [submittedAt, '2026-11-23T10:00:00.000Z', true],
  [new Date(submittedAt), '2026-11-22T10:09:59.999Z', false],
  ['2026-11-22T11:00:00+01:00', '2026-11-22T10:10:00.000Z', true],
  [null, '2026-11-22T10:00:00.000Z', true],
])('handed in at %s, at %s final: %j', (at, now, expected) => {
  expect(submissionIsFinal(at, new Date(now))).toBe(expected);
});

it('stands ten minutes after it was handed in', () => {
  expect(withdrawalMinutes).toBe(10);
  expect(submissionFinalAt(submittedAt).toISOString()).toBe('2026-11-22T10:10:00.000Z');
});

it('lets an evaluator take back a release for a minute', () => {
  expect(releaseFinalAt(submittedAt).toISOString()).toBe('2026-11-22T10:01:00.000Z');
});
