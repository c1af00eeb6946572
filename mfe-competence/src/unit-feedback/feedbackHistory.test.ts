import { expect, test } from 'vitest';
import { feedbackOf, nadine, roundOf } from '../testing/feedbackData.ts';
import { feedbackHistory } from './feedbackHistory.ts';

const own = (id: string, assessment: 'success' | 'fail' | 'open', savedAt = '2026-03-16T13:03:00Z') => ({
  id,
  assessment,
  savedAt: assessment === 'open' ? undefined : savedAt,
});

test('a first request is all there is', () => {
  const entries = feedbackHistory([own('a', 'success')], feedbackOf([]));
  expect(entries).toMatchObject([{ kind: 'asked', mentor: { first_name: 'Sandra' } }]);
});

test('names what the person has changed since, alike changes together, the latest first', () => {
  const round = roundOf({
    a: { self_assessment: 'FAIL' },
    b: { self_assessment: 'FAIL' },
    c: { self_assessment: 'UNKNOWN' },
    d: { self_assessment: 'SUCCESS' },
  });
  const criteria = [
    own('a', 'success', '2026-03-15T08:00:00Z'),
    own('b', 'success', '2026-03-16T08:00:00Z'),
    own('c', 'fail', '2026-03-15T08:00:00Z'),
    own('d', 'success'),
  ];
  expect(feedbackHistory(criteria, feedbackOf([round]))).toMatchObject([
    {
      kind: 'own',
      at: '2026-03-16T08:00:00Z',
      turns: [
        { from: 'fail', to: 'success', count: 2 },
        { from: 'open', to: 'fail', count: 1 },
      ],
    },
    { kind: 'given', count: 4, turns: [] },
  ]);
});

test('names what both have changed from one feedback to the next', () => {
  const first = roundOf(
    { a: { self_assessment: 'FAIL', feedback: 'FAIL' } },
    { id: 'first', submitted_at: '2026-03-01T10:00:00.000Z' },
  );
  const second = roundOf({ a: { self_assessment: 'SUCCESS', feedback: 'SUCCESS' } });
  expect(feedbackHistory([own('a', 'success')], feedbackOf([second, first]))).toMatchObject([
    { kind: 'given', turns: [{ from: 'fail', to: 'success', count: 1 }] },
    { kind: 'ownBefore', turns: [{ from: 'fail', to: 'success', count: 1 }] },
    { kind: 'given', turns: [] },
  ]);
});

test('does not compare one mentor with another', () => {
  const first = roundOf({ a: { feedback: 'FAIL' } }, { id: 'first', provider: nadine });
  const entries = feedbackHistory([own('a', 'success')], feedbackOf([roundOf({ a: {} }), first]));
  expect(entries.filter(({ kind }) => kind === 'given')).toMatchObject([{ turns: [] }, { turns: [] }]);
});

test('an open request after a feedback stands above it', () => {
  const feedback = feedbackOf([roundOf({ a: {} }, { id: 'former' })], {
    submitted_at: null,
    requested_at: '2026-03-17T10:00:00.000Z',
  });
  expect(feedbackHistory([own('a', 'success')], feedback).map(({ kind }) => kind)).toEqual([
    'asked',
    'given',
  ]);
});
