import { type CompletionStatus, indexCompletions } from '@learn/domain';
import { expect, test } from 'vitest';
import { assessmentOf, countAssessments, toAssessment } from './assessment.ts';

test.each<[CompletionStatus | undefined, string]>([
  ['SUCCESS', 'success'],
  ['FAIL', 'fail'],
  ['UNKNOWN', 'open'],
  ['SUBMITTED', 'open'],
  [undefined, 'open'],
])('the status %s reads as %s', (completion_status, expected) => {
  const entries = completion_status
    ? [{ page_id: 'criterion', completion_status, updated_at: '2026-03-16T13:03:00Z' }]
    : [];
  expect(assessmentOf(indexCompletions(entries), 'criterion')).toBe(expected);
});

test('assessed is what is not open', () => {
  const criteria = (['success', 'success', 'fail', 'open'] as const).map((assessment) => ({ assessment }));
  expect(countAssessments(criteria)).toEqual({ success: 2, fail: 1, open: 1, total: 4, assessed: 3 });
  expect(countAssessments([])).toEqual({ success: 0, fail: 0, open: 0, total: 0, assessed: 0 });
});

test.each([
  ['fail', 'fail'],
  ['', undefined],
  ['SUCCESS', undefined],
  [null, undefined],
])('the text %j of an address is the filter %j', (text, expected) => {
  expect(toAssessment(text)).toBe(expected);
});
