import { expect, test } from 'vitest';
import { completionStatuses } from './completion.ts';
import { isAssessmentStatus, toAssessmentStatus } from './selfAssessment.ts';

test('a criterion is mastered, to be looked at again, or not assessed', () => {
  expect(completionStatuses.filter(isAssessmentStatus)).toEqual(['UNKNOWN', 'SUCCESS', 'FAIL']);
});

test.each([
  ['SUCCESS', 'SUCCESS'],
  ['FAIL', 'FAIL'],
  ['UNKNOWN', 'UNKNOWN'],
  ['SUBMITTED', 'UNKNOWN'],
  ['success', 'UNKNOWN'],
  [null, 'UNKNOWN'],
  [undefined, 'UNKNOWN'],
])('the status %j reads as %s', (status, expected) => {
  expect(toAssessmentStatus(status)).toBe(expected);
});
