import { expect, test } from 'vitest';
import type { Assessment } from '../assessment/assessment.ts';
import { roundOf } from '../testing/feedbackData.ts';
import { compareUnit } from './compareUnit.ts';
import type { FeedbackRound } from './unitFeedback.ts';

const own = (assessment: Assessment) => [
  { id: 'a', title: 'Ich kann a.', assessment, savedAt: '2026-03-16T13:03:00Z' },
];
type Status = FeedbackRound['criteria'][number]['feedback'];
const round = (self_assessment: Status | null, feedback: Status) =>
  roundOf({ a: { self_assessment, feedback } });

test.each<[string, Assessment, FeedbackRound[], 'differ' | 'agree' | 'without']>([
  ['nothing was asked', 'success', [], 'without'],
  ['both say the same', 'fail', [round('FAIL', 'FAIL')], 'agree'],
  ['both say something else', 'success', [round('SUCCESS', 'FAIL')], 'differ'],
  ['the own assessment was taken back', 'open', [round('SUCCESS', 'FAIL')], 'differ'],
  ['the criterion is newer than the feedback', 'success', [roundOf({})], 'without'],
  [
    'only the latest feedback counts',
    'success',
    [round('SUCCESS', 'SUCCESS'), round('SUCCESS', 'FAIL')],
    'agree',
  ],
])('%s', (_, assessment, rounds, group) => {
  expect(compareUnit(own(assessment), rounds)[group]).toHaveLength(1);
});

test.each<[string, Assessment, FeedbackRound[], Assessment | undefined, boolean]>([
  ['never changed', 'success', [round('SUCCESS', 'FAIL')], undefined, false],
  ['changed since the feedback', 'success', [round('FAIL', 'FAIL')], 'fail', true],
  ['assessed for the first time since', 'success', [round('UNKNOWN', 'FAIL')], 'open', true],
  [
    'changed between two feedbacks',
    'success',
    [round('SUCCESS', 'FAIL'), round('FAIL', 'FAIL')],
    'fail',
    false,
  ],
  ['not known what it was', 'success', [round(null, 'FAIL')], undefined, false],
  [
    'not known at the latest, but before',
    'success',
    [round(null, 'FAIL'), round('FAIL', 'FAIL')],
    'fail',
    false,
  ],
])('the own assessment: %s', (_, assessment, rounds, before, changedSince) => {
  const { differ, agree } = compareUnit(own(assessment), rounds);
  expect([...differ, ...agree]).toMatchObject([{ before, changedSince }]);
});
