import { describe, expect, test } from 'vitest';
import {
  type CountedResult,
  certificateStanding,
  type IssuedOn,
  issuedCertificateState,
  sameResults,
  tellingCertificate,
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

const issuedAt = new Date('2026-03-12T10:00:00Z');
const before = '2026-03-10T08:00:00Z';
const since = '2026-03-12T10:01:00Z';
const dated = both.map((one) => ({ ...one, evaluated_at: before }));
const [first = result(), second = result()] = dated;
const issuedOne = (
  state: IssuedOn['state'] = 'valid',
  results: readonly CountedResult[] = dated,
): IssuedOn => ({
  state,
  issuedAt,
  results,
});

describe('a valid certificate', () => {
  test.each<[string, readonly CountedResult[]]>([
    ['the same counts', dated],
    ['another weight counts', dated.map((one) => ({ ...one, weight: 3 }))],
    ['an assignment is not part of the course any more', [second]],
    ['nothing of it is there any more', []],
    [
      'an older evaluation of another session counts',
      [{ ...first, points: 3, evaluated_at: before }, second],
    ],
    ['an evaluation is confirmed', [{ ...first, evaluated_at: since }, second]],
    [
      'an assignment that was evaluated before is added',
      [...dated, result({ assignment_id: 'c', evaluated_at: before })],
    ],
    ['one of unknown date is added', [...dated, result({ assignment_id: 'c' })]],
  ])('stays valid when %s', (_, counting) => {
    expect(issuedCertificateState(issuedOne(), counting)).toBe('valid');
  });

  test.each<[string, readonly CountedResult[]]>([
    ['other points', [{ ...first, points: 20, evaluated_at: since }, second]],
    ['another deduction', [{ ...first, points_deducted: 2, evaluated_at: since }, second]],
    ['another maximum', [{ ...first, max_points: 30, evaluated_at: since }, second]],
    [
      'other points while it was issued',
      [{ ...first, points: 20, evaluated_at: '2026-03-12T09:59:59Z' }, second],
    ],
    ['a further assignment', [...dated, result({ assignment_id: 'c', evaluated_at: since })]],
  ])('is superseded by %s', (_, counting) => {
    expect(issuedCertificateState(issuedOne(), counting)).toBe('superseded');
  });

  test('of results without a date is superseded by what was evaluated after it was issued', () => {
    const counting = (evaluated_at: string) => [result({ points: 20, evaluated_at }), ...both.slice(1)];
    expect(issuedCertificateState(issuedOne('valid', both), counting(before))).toBe('valid');
    expect(issuedCertificateState(issuedOne('valid', both), counting(since))).toBe('superseded');
  });
});

test.each(['superseded', 'revoked'] as const)('one that is %s stays it', (state) => {
  for (const counting of [dated, []]) expect(issuedCertificateState(issuedOne(state), counting)).toBe(state);
});

const changed = [{ ...first, points: 20, evaluated_at: since }, second];
const reweighed = dated.map((one) => ({ ...one, weight: 3 }));

describe('where a participant stands', () => {
  test.each([
    ['incomplete', { openCount: 1, hasGrade: true, counting: [second], issued: [] }],
    ['without_grade', { openCount: 0, hasGrade: false, counting: [result({ points: null })], issued: [] }],
    ['ready', { openCount: 0, hasGrade: true, counting: dated, issued: [] }],
    ['issued', { openCount: 0, hasGrade: true, counting: dated, issued: [issuedOne()] }],
    // an assignment was added to the certificate later
    ['issued', { openCount: 1, hasGrade: true, counting: dated, issued: [issuedOne()] }],
    // no assignment is left in it
    ['issued', { openCount: 0, hasGrade: false, counting: [], issued: [issuedOne()] }],
    ['renewable', { openCount: 0, hasGrade: true, counting: reweighed, issued: [issuedOne()] }],
    ['renewable', { openCount: 0, hasGrade: true, counting: [second], issued: [issuedOne()] }],
    ['changed', { openCount: 0, hasGrade: true, counting: changed, issued: [issuedOne()] }],
    ['incomplete', { openCount: 1, hasGrade: true, counting: changed, issued: [issuedOne()] }],
    ['revoked', { openCount: 0, hasGrade: true, counting: dated, issued: [issuedOne('revoked')] }],
    ['ready', { openCount: 0, hasGrade: true, counting: changed, issued: [issuedOne('revoked')] }],
    ['ready', { openCount: 0, hasGrade: true, counting: dated, issued: [issuedOne('superseded')] }],
    // the valid one stays, and no other is issued on what was revoked
    [
      'issued',
      {
        openCount: 0,
        hasGrade: true,
        counting: reweighed,
        issued: [issuedOne(), issuedOne('revoked', reweighed)],
      },
    ],
  ] as const)('%s', (standing, own) => {
    expect(certificateStanding(own)).toBe(standing);
  });
});

test('the valid certificate tells most, then the one that was revoked on the same results, then the last', () => {
  const [valid, revoked, superseded] = [issuedOne(), issuedOne('revoked'), issuedOne('superseded')];
  expect(tellingCertificate([superseded, revoked, valid], dated)).toBe(valid);
  expect(tellingCertificate([superseded, revoked], dated)).toBe(revoked);
  expect(tellingCertificate([superseded, revoked], changed)).toBe(superseded);
  expect(tellingCertificate([valid, revoked], changed)).toBe(valid);
  expect(tellingCertificate([], dated)).toBeUndefined();
});
