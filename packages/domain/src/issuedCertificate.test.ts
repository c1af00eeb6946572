import { describe, expect, test } from 'vitest';
import {
  type CountedResult,
  certificateStanding,
  type IssuedOn,
  issuedCertificateState,
  sameResults,
} from './issuedCertificate.ts';

const result = (change: Partial<CountedResult> = {}): CountedResult => ({
  assignment_id: 'a',
  points: 14.5,
  points_deducted: 1,
  max_points: 20,
  weight: 1,
  ...change,
});
const both = [result(), result({ assignment_id: 'b', points: 9 })];

describe('results', () => {
  test('are the same in any order', () => {
    expect(sameResults(both, both.toReversed())).toBe(true);
    expect(sameResults([], [])).toBe(true);
  });

  test.each<[string, readonly CountedResult[]]>([
    ['points', [result({ points: 15 }), ...both.slice(1)]],
    ['no points', [result({ points: null }), ...both.slice(1)]],
    ['deduction', [result({ points_deducted: 0 }), ...both.slice(1)]],
    ['maximum', [result({ max_points: 21 }), ...both.slice(1)]],
    ['weight', [result({ weight: 2 }), ...both.slice(1)]],
    ['assignment', [result({ assignment_id: 'c' }), ...both.slice(1)]],
    ['one less', both.slice(1)],
    ['one more', [...both, result({ assignment_id: 'c' })]],
  ])('differ by %s', (_, other) => {
    expect(sameResults(both, other)).toBe(false);
    expect(sameResults(other, both)).toBe(false);
  });
});

test.each<[IssuedOn['state'], readonly CountedResult[], IssuedOn['state']]>([
  ['valid', both, 'valid'],
  ['valid', both.slice(1), 'superseded'],
  ['superseded', both, 'superseded'],
  ['revoked', both, 'revoked'],
  ['revoked', [], 'revoked'],
])('one that is stored as %s shows as it is now', (state, counting, shown) => {
  expect(issuedCertificateState({ state, results: both }, counting)).toBe(shown);
});

describe('where a participant stands', () => {
  const changed = [result({ points: 20 }), ...both.slice(1)];
  const latest = (state: IssuedOn['state']): IssuedOn => ({ state, results: both });
  test.each([
    ['incomplete', { openCount: 1, hasGrade: true, counting: both.slice(1), latest: undefined }],
    [
      'without_grade',
      { openCount: 0, hasGrade: false, counting: [result({ points: null })], latest: undefined },
    ],
    ['ready', { openCount: 0, hasGrade: true, counting: both, latest: undefined }],
    ['issued', { openCount: 0, hasGrade: true, counting: both, latest: latest('valid') }],
    // an assignment was added to the certificate later
    ['issued', { openCount: 1, hasGrade: true, counting: both, latest: latest('valid') }],
    ['changed', { openCount: 0, hasGrade: true, counting: changed, latest: latest('valid') }],
    ['incomplete', { openCount: 1, hasGrade: true, counting: both.slice(1), latest: latest('valid') }],
    ['revoked', { openCount: 0, hasGrade: true, counting: both, latest: latest('revoked') }],
    ['ready', { openCount: 0, hasGrade: true, counting: changed, latest: latest('revoked') }],
    ['ready', { openCount: 0, hasGrade: true, counting: both, latest: latest('superseded') }],
  ] as const)('%s', (standing, own) => {
    expect(certificateStanding(own)).toBe(standing);
  });
});
